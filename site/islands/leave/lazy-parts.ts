import { lazyPart } from '../../ui/lazy-part.ts';

/** What may be an app's own browser; whether it is, a library says, which is fetched for these alone. */
const SUSPECT =
  /; wv\)|Instagram|FBAN|FBAV|Barcelona|Messenger|Snapchat|LinkedIn|Twitter|Telegram|Line\/|MicroMessenger|TikTok|musical_ly|Reddit|WhatsApp/;

const isSuspect = (agent: string): boolean =>
  SUSPECT.test(agent) || (/iPhone|iPad/.test(agent) && !/Safari\//.test(agent));

/** The way out of an app's own browser; nothing in all others. */
export const LeaveApp = lazyPart<object>(() =>
  isSuspect(navigator.userAgent)
    ? import('./LeaveApp.tsx').then((part) => part.LeaveApp)
    : Promise.reject(),
);

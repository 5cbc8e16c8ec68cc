import { endPush } from '#contract/endpoints/push.ts';
import { PAGES } from '#contract/pages.ts';
import type { PushNote } from '#contract/schemas/push.ts';

/** The one tap by which all notifications end. */
export const OFF = 'off';

/** What a browser has to be shown for what came; what cannot be read still has to be shown something. */
export function shownOf(text: string | undefined): [title: string, NotificationOptions] {
  const { title, body, path } = read(text);
  const options = { body, tag: 'asked', data: path, icon: '/icons/notes-192.png' };
  // Not in every browser's types.
  return [title, { ...options, actions: [{ action: OFF, title: 'Turn off' }] } as object];
}

function read(text: string | undefined): PushNote {
  try {
    const { title, body, path } = JSON.parse(text ?? '');
    return { title: String(title), body: String(body), path: String(path) };
  } catch {
    return { title: 'A reminder', body: 'Tap to open.', path: PAGES.chats };
  }
}

/** Where a tap leads: into our own pages, whatever was sent. */
export const pathOf = (data: unknown): string =>
  typeof data === 'string' && /^\/(?!\/)/.test(data) ? data : PAGES.chats;

/** Ends all notifications of the visitor. Rejects where the server could not be asked. */
export async function turnOff({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const { method, path } = endPush;
  const answer = await fetch(path, { method, credentials: 'include' });
  if (!answer.ok && answer.status !== 401) throw new Error('Not turned off');
  await (await pushManager.getSubscription())?.unsubscribe();
}

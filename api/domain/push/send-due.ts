import { PAGES } from '#contract/pages.ts';
import type { PushNote } from '#contract/schemas/push.ts';
import {
  claimWish,
  dropSubscription,
  dueWishes,
  forgetWishes,
  subscriptionsOf,
} from '#db/queries/user/push.ts';
import type { Services } from '../ports.ts';
import { dayOf, secondsAwake } from './hours.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** After how many days an undelivered notification is given up. */
const STALE_MS = 3 * DAY_MS;
const KEPT_MS = 30 * DAY_MS;

/** Wishes of one run of the job. */
const BATCH = 100;

type Due = Awaited<ReturnType<typeof dueWishes>>[number];

/** What the phone shows: no word of the chat, and discreetly no name either. */
const noteOf = ({ chatId, messageId, companionName }: Due, isDiscreet: boolean): PushNote => ({
  ...(isDiscreet
    ? { title: 'A reminder', body: 'You asked for it. Tap to open.' }
    : { title: companionName, body: 'How did it go? You wanted to be asked today.' }),
  path: `${PAGES.chat(chatId)}?message=${messageId}`,
});

/**
 * Asks visitors what they wanted to be asked, between 9 and 22 in India and once a day each. A wish is claimed before it
 * is sent: run concurrently, or interrupted, none is sent twice.
 */
export async function sendDue(
  { db, push, now, log }: Pick<Services, 'db' | 'push' | 'now' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const at = now();
  const seconds = secondsAwake(at);
  if (!push || seconds === 0) return;
  const after = new Date(at.getTime() - STALE_MS);
  for (const due of await dueWishes(db.executor, { now: at, after, limit: BATCH })) {
    if (signal?.aborted) return;
    if (!(await claimWish(db.executor, due.messageId, dayOf(at)))) continue;
    for (const target of await subscriptionsOf(db.executor, due.userId)) {
      const outcome = await push.send(target, noteOf(due, target.isDiscreet), seconds);
      if (outcome === 'gone') await dropSubscription(db.executor, target.id);
      if (outcome === 'failed') log.warn({ userId: due.userId }, 'notification not sent');
    }
  }
}

/** Forgets what was to be asked a month ago. */
export const forgetAsked = ({ db, now }: Pick<Services, 'db' | 'now'>) =>
  forgetWishes(db.executor, new Date(now().getTime() - KEPT_MS));

import type { WelcomeResponse } from '#contract/schemas/chat.ts';
import { timeOfId } from '#db/id-time.ts';
import { findTalkedUntil } from '#db/queries/chat/chat-sessions.ts';
import { askedLately } from '#db/queries/user/push.ts';
import { DomainError } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { dayOf } from '../push/hours.ts';
import type { Credential } from '../user/credential.ts';
import { replyView } from './message-view.ts';
import { takeTurn } from './turn/take-turn.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long a visitor must have been away to be greeted. */
const AWAY_MS = 12 * HOUR_MS;

/** Who was asked in a notification of the last days finds the question in the chat. */
const ASKED_MS = 3 * 24 * HOUR_MS;

/**
 * The companion's first words: made once per session, however many tabs ask concurrently, and free. Who comes back to a chat
 * after twelve hours is greeted as a known visitor, once a day; null where the last topic was grave.
 * Throws not_found or reply_failed.
 */
export async function welcome(
  services: Services,
  input: { visitor: Credential; chatId: string },
): Promise<WelcomeResponse> {
  const back = await comesBack(services, input);
  const requestKey = back ? `back:${dayOf(services.now())}` : 'welcome';
  const outcome = await takeTurn(services, { ...input, kind: 'welcome', requestKey, back });
  if (outcome.kind === 'not-owed') return { aiMessage: null };
  if (outcome.kind !== 'answered') throw new DomainError('reply_failed', 'No welcome came');
  return { aiMessage: replyView(outcome.reply) };
}

/** Whether the visitor comes back after a while, and what was to be asked then; undefined: neither. */
async function comesBack(
  { db, now }: Services,
  { visitor: { userId }, chatId }: { visitor: Credential; chatId: string },
) {
  const own = { chatId, userId };
  const newest = isUuid(chatId) ? await findTalkedUntil(db.executor, own) : undefined;
  if (!newest) return undefined;
  const [at, ms] = [now(), now().getTime()];
  const since = new Date(Math.max(timeOfId(newest), ms - ASKED_MS));
  const asked = await askedLately(db.executor, { ...own, since, now: at });
  return asked || ms - timeOfId(newest) > AWAY_MS ? { asked } : undefined;
}

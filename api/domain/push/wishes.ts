import { findOwnMessage } from '#db/queries/memory/remembered.ts';
import { countOtherWishes, dropWish, keepWish } from '#db/queries/user/push.ts';
import { DomainError, notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { dayNamed, indianDay } from '../user/indian-day.ts';
import { eveningOf } from './hours.ts';

type Own = { messageId: string; userId: string };
type Needs = Pick<Services, 'db' | 'cipher' | 'now' | 'push'>;

const MOST_WISHES = 20;
const MOST_DAYS_AHEAD = 60;

/**
 * Notes that the visitor wants to be asked about one of the visitor's own texts on an evening.
 * @throws not_found for anyone else's and for what is no text of the visitor's, invalid for another day, conflict where
 *   there is enough to ask
 */
export async function askLater(services: Needs, own: Own, on: string): Promise<void> {
  const { db, cipher, now, push } = services;
  if (!push) throw new DomainError('not_found', 'There are no notifications here');
  const said = isUuid(own.messageId) && (await findOwnMessage(db.executor, cipher, own));
  if (said === false || said?.sender !== 'user' || said.messageType !== 'text')
    throw notFound('Message');
  const ahead = dayNamed(on) - indianDay(now().getTime());
  const askAt = eveningOf(on);
  if (ahead > MOST_DAYS_AHEAD || askAt <= now()) {
    throw new DomainError('invalid', 'Choose an evening that is still to come, within 60 days');
  }
  if ((await countOtherWishes(db.executor, own)) >= MOST_WISHES) {
    throw new DomainError('conflict', `She asks about ${MOST_WISHES} things at most`);
  }
  if (!(await keepWish(db.executor, { ...own, askAt }))) throw notFound('Message');
}

/** Undoes that. Idempotent. */
export async function askNoMore({ db }: Pick<Services, 'db'>, own: Own): Promise<void> {
  if (isUuid(own.messageId)) await dropWish(db.executor, own);
}

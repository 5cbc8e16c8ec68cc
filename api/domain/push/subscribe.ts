import { createHash } from 'node:crypto';
import type { PushRequest, PushState } from '#contract/schemas/push.ts';
import { endPush, keepSubscription, listWishes, readPush } from '#db/queries/user/push.ts';
import { lockUser } from '#db/queries/user/users.ts';
import { inTransaction } from '#db/transaction.ts';
import { DomainError, unauthorized } from '../errors.ts';
import type { Services } from '../ports.ts';
import type { Credential } from '../user/credential.ts';
import { dayOf } from './hours.ts';

type Needs = Pick<Services, 'db' | 'push'>;

/** How many visits before a visitor is asked about notifications. */
const VISITS = 3;

/** How a visitor's notifications stand, as this browser sees them. */
export async function readPushState({ db, push }: Needs, visitor: Credential): Promise<PushState> {
  const row = await readPush(db.executor, visitor);
  const wishes = await listWishes(db.executor, visitor.userId);
  return {
    publicKey: push?.publicKey ?? null,
    isOffered: (row?.visits ?? 0) >= VISITS,
    isOn: row?.id != null,
    isDiscreet: row?.isDiscreet ?? true,
    wishes: wishes.map(({ chatId, askAt, ...wish }) => ({
      ...wish,
      sessionId: chatId,
      on: dayOf(askAt),
    })),
  };
}

/**
 * Subscribes the browser to notifications; idempotent.
 * @throws not_found where this server sends none, invalid where they would go to no push service
 */
export async function startPush(
  { db, push }: Needs,
  { userId, credentialId }: Credential,
  { subscription, isDiscreet = true }: PushRequest,
): Promise<void> {
  if (!push) throw new DomainError('not_found', 'There are no notifications here');
  const { endpoint, keys } = subscription;
  if (!push.takes(endpoint)) {
    throw new DomainError('invalid', 'This browser’s push service is not known here');
  }
  const id = createHash('sha256').update(endpoint).digest('hex');
  const isKept = await inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    return keepSubscription(tx, { id, userId, credentialId, endpoint, ...keys, isDiscreet });
  });
  if (!isKept) throw unauthorized();
}

/** Ends them in every browser of the visitor, and forgets what was to be asked. */
export const stopPush = ({ db }: Pick<Services, 'db'>, userId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    await endPush(tx, userId);
  });

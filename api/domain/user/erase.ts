import { ERASING_MS, unbounded } from '#db/connection/bounds.ts';
import type { Executor } from '#db/connection/client.ts';
import { deleteUser } from '#db/queries/retention/erasing.ts';
import { insertErased } from '#db/queries/user/free-messages.ts';
import { lockUser } from '#db/queries/user/users.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';
import { sealVisitor } from '../retention/seal-visitor.ts';
import { tombstoneDigests } from './free-messages.ts';

/** What erasing takes. */
export type Erasing = Pick<
  Services,
  'db' | 'secrets' | 'noteErased' | 'sealing' | 'cipher' | 'now'
>;

/**
 * Erases a visitor with all chats and the ledger. Payments stay without the link to
 * a person. Where the operator has to keep what is erased, it is sealed in the same transaction. What else remains for 90 days is a keyed hash, so that erasing is no way to new free messages, nor
 * out of a suspended account. Doing it again does nothing.
 */
export async function erase(services: Erasing, userId: string): Promise<void> {
  const { db, secrets, noteErased, sealing } = services;
  // Ahead of it: a kill in between leaves a name too many on the list, and never one too few.
  await noteErased(userId);
  const work = async (tx: Executor) => {
    const user = await lockUser(tx, userId);
    if (!user) return;
    if (sealing) await sealVisitor(tx, { ...services, sealing }, userId);
    const [digest = ''] = tombstoneDigests(secrets, user.browserFingerprint);
    await insertErased(tx, digest, user.suspendedAt !== null);
    await deleteUser(tx, userId);
  };
  await unbounded(() => inTransaction(db, work), { statementMs: ERASING_MS });
}

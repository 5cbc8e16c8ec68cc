import type { Executor } from '#db/connection/client.ts';
import { deleteUser } from '#db/queries/retention/erasing.ts';
import { changeBalance, insertBalanceEntry } from '#db/queries/user/balance.ts';
import { hasOpenTurn, lockBoth, moveBelongings, readBelongings } from '#db/queries/user/merging.ts';
import type { ChatCipher } from '#db/sealing/cipher.ts';
import { run } from '#db/statement.ts';
import { DomainError } from '../errors.ts';

type Belongings = NonNullable<Awaited<ReturnType<typeof readBelongings>>>;

/** What an account holds that would be missed, and how many of its messages go along when it is joined to another. */
export interface Holdings {
  chats: number;
  /** Messages that it may send. */
  messages: number;
  /** Without what is left of the free ones: those are given once. */
  carried: number;
  isWorthKeeping: boolean;
  /** Its recovery code ends with it. */
  hasCode: boolean;
  /** Further browsers that are signed in to it, and are signed out with it. */
  others: number;
}

/** What an account holds; undefined when there is none. */
export async function holdingsOf(db: Executor, userId: string): Promise<Holdings | undefined> {
  const found = await readBelongings(db, userId);
  return found && holdings(found);
}

/** Free messages count as spent first. */
function holdings({ balance, chats, orders, earned, hasCode, browsers }: Belongings): Holdings {
  const carried = Math.max(0, Math.min(balance, earned));
  const isWorthKeeping = chats > 0 || orders > 0 || carried > 0;
  const others = Math.max(0, browsers - 1);
  return { chats, messages: balance, carried, isWorthKeeping, hasCode, others };
}

/**
 * Joins one account to another, in the caller's transaction: chats, orders, what is remembered and the ledger move,
 * and the first account is deleted. Its unspent free messages are revoked. A repeat finds no first account.
 * @returns false when one of the two does not exist
 * @throws conflict while a reply is on its way, or where one of them is suspended
 */
export async function mergeAccounts(
  tx: Executor,
  cipher: ChatCipher,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  if (from === to || (await lockBoth(tx, [from, to])) < 2) return false;
  const [left, kept] = [await readBelongings(tx, from), await readBelongings(tx, to)];
  if (!left || !kept) return false;
  if (left.suspendedAt || kept.suspendedAt) {
    throw new DomainError('conflict', 'One of the two accounts is closed, so they stay apart.');
  }
  if (await hasOpenTurn(tx, from)) {
    throw new DomainError('conflict', 'A reply is on its way. Please try again in a moment.');
  }
  const free = left.balance - holdings(left).carried;
  if (free > 0) {
    await run(tx, changeBalance({ userId: from, delta: -free }));
    const entry = { userId: from, delta: -free, reason: 'merge', reference: from } as const;
    await run(tx, insertBalanceEntry(entry));
  }
  await moveBelongings(tx, cipher, { from, to });
  await deleteUser(tx, from);
  return true;
}

import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { newId } from '../../new-id.ts';
import { balanceEntries, users } from '../../schema/index.ts';
import type { BalanceReason } from '../../schema/user/balance-entries.ts';
import { type Statement, statement } from '../../statement.ts';
import { type UseNow, useColumns } from './use-time.ts';

/** Name of the unique key that a repeated change meets. */
export const BALANCE_ENTRY_KEY = 'balance_entries_reference_uq';

export interface BalanceChange {
  userId: string;
  /** Messages gained (positive) or spent (negative). */
  delta: number;
  reason: BalanceReason;
  /** With the reason it names this one change; a second one like it is refused by a unique key. */
  reference: string;
}

/** Writes the ledger row of a change; send it in the transaction that changes the balance. */
export const insertBalanceEntry = (change: BalanceChange): Statement =>
  insertEntry({ id: newId(), ...change });

/** The same with a note, for a manual change. */
export const insertNotedEntry = (change: BalanceChange & { note: string }): Statement =>
  insertWithNote({ id: newId(), ...change });

const insertEntry = statement<BalanceChange & { id: string }>((db, value) =>
  db.insert(balanceEntries).values({
    id: value('id'),
    userId: value('userId'),
    delta: value('delta'),
    reason: value('reason'),
    reference: value('reference'),
  }),
);

const insertWithNote = statement<BalanceChange & { id: string; note: string }>((db, value) =>
  db.insert(balanceEntries).values({
    id: value('id'),
    userId: value('userId'),
    delta: value('delta'),
    reason: value('reason'),
    reference: value('reference'),
    note: value('note'),
  }),
);

/**
 * Takes one message for a turn of a session, makes that chat the most recent one and notes the time of use.
 * Affects no row when there was none left or the account is suspended; `insertId` of its result is the balance after it.
 */
export const takeMessage = statement<UseNow & { userId: string; chatId: string }>((db, value) =>
  db
    .update(users)
    .set({
      // LAST_INSERT_ID(x) returns x in the answer to this very statement: no second round trip.
      messageBalance: sql`last_insert_id(${users.messageBalance} - 1)`,
      totalMessagesSent: sql`${users.totalMessagesSent} + 1`,
      lastChatId: sql`${value('chatId')}`,
      lastSeenAt: sql`CURRENT_TIMESTAMP(3)`,
      ...useColumns(value),
    })
    .where(
      and(eq(users.id, value('userId')), gt(users.messageBalance, 0), isNull(users.suspendedAt)),
    ),
);

/** Gives one message back. */
export const giveBackMessage = statement<{ userId: string }>((db, value) =>
  db
    .update(users)
    .set({
      messageBalance: sql`${users.messageBalance} + 1`,
      totalMessagesSent: sql`greatest(${users.totalMessagesSent} - 1, 0)`,
    })
    .where(eq(users.id, value('userId'))),
);

/** Gives back the message of a reply in place of a model's. Affects no row where `most` in a row were free. */
export const giveBackFallback = statement<{ userId: string; most: number }>((db, value) =>
  db
    .update(users)
    .set({
      messageBalance: sql`${users.messageBalance} + 1`,
      freeFallbacks: sql`${users.freeFallbacks} + 1`,
    })
    .where(and(eq(users.id, value('userId')), lt(users.freeFallbacks, sql`${value('most')}`))),
);

/** A model has answered: the next replies in place of one are free again. */
export const endFallbacks = statement<{ userId: string }>((db, value) =>
  db
    .update(users)
    .set({ freeFallbacks: 0 })
    .where(eq(users.id, value('userId'))),
);

/** The visitor's newest credit that is not a message given back: a depletion is the end of one of these. */
export async function latestCredit(db: Executor, userId: string) {
  const [row] = await db
    .select({ id: balanceEntries.id })
    .from(balanceEntries)
    .where(
      and(
        eq(balanceEntries.userId, userId),
        gt(balanceEntries.delta, 0),
        sql`${balanceEntries.reason} <> 'release'`,
      ),
    )
    .orderBy(desc(balanceEntries.id))
    .limit(1);
  return row?.id;
}

/** Balance and closing, with the visitor's row locked until the transaction ends; undefined when there is no such visitor. */
export async function lockAccount(db: Executor, userId: string) {
  const [row] = await db
    .select({ balance: users.messageBalance, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row;
}

/** The balance now; undefined when there is no such visitor. */
export async function findBalance(db: Executor, userId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ balance: users.messageBalance })
    .from(users)
    .where(eq(users.id, userId));
  return row?.balance;
}

/** The balance now; 0 when there is no such visitor. */
export const readBalance = async (db: Executor, userId: string): Promise<number> =>
  (await findBalance(db, userId)) ?? 0;

/** Adds messages to (or, below zero, takes them from) a balance. Affects no row where there is too little to take. */
export const changeBalance = statement<{ userId: string; delta: number }>((db, value) =>
  db
    .update(users)
    .set({ messageBalance: sql`${users.messageBalance} + ${value('delta')}` })
    .where(
      and(eq(users.id, value('userId')), sql`${users.messageBalance} + ${value('delta')} >= 0`),
    ),
);

/** The change that the ledger holds under this name. */
export async function findEntry(
  db: Executor,
  { reason, reference }: Pick<BalanceChange, 'reason' | 'reference'>,
) {
  const [row] = await db
    .select({ userId: balanceEntries.userId, delta: balanceEntries.delta })
    .from(balanceEntries)
    .where(and(eq(balanceEntries.reason, reason), eq(balanceEntries.reference, reference)));
  return row;
}

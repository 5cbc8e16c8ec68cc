import {
  BALANCE_ENTRY_KEY,
  changeBalance,
  findBalance,
  hasEntry,
  insertNotedEntry,
} from '#db/queries/balance.ts';
import { inBatch } from '#db/transaction.ts';
import type { Services } from '../ports.ts';

export interface Adjustment {
  userId: string;
  /** Messages to give (positive) or take (negative). */
  delta: number;
  /** Why, in an operator's words, at most 200 characters; the visitor sees it. */
  note: string;
  /** Names this one change; a second one under the same name changes nothing. */
  reference: string;
}

export type Adjusted =
  | { kind: 'adjusted' | 'made-before' | 'too-little'; balance: number }
  | { kind: 'unknown-user' };

/** Changes a balance by hand, as support does; it never falls below zero. */
export async function adjustBalance(
  { db }: Pick<Services, 'db'>,
  { userId, delta, note, reference }: Adjustment,
): Promise<Adjusted> {
  const entry = { userId, delta, reason: 'adjustment', reference, note } as const;
  const done = await inBatch(db, [changeBalance({ userId, delta }), insertNotedEntry(entry)], {
    commitIf: ([changed]) => changed?.affectedRows === 1,
    hasCommitted: () => hasEntry(db.executor, entry),
    repeatKey: BALANCE_ENTRY_KEY,
  });
  const balance = await findBalance(db.executor, userId);
  if (balance === undefined) return { kind: 'unknown-user' };
  if (done) return { kind: 'adjusted', balance };
  const before = await hasEntry(db.executor, entry);
  return { kind: before ? 'made-before' : 'too-little', balance };
}

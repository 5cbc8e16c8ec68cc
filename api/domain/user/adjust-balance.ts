import { CHANGED_ONE, inBatch } from '#db/batch.ts';
import {
  BALANCE_ENTRY_KEY,
  changeBalance,
  findBalance,
  findEntry,
  insertNotedEntry,
} from '#db/queries/user/balance.ts';
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
  /** The reference belongs to a change of another balance, or by another amount. */
  | { kind: 'reference-taken' }
  | { kind: 'unknown-user' };

/** Changes a balance manually, as support does; it never falls below zero. */
export async function adjustBalance(
  { db }: Pick<Services, 'db'>,
  { userId, delta, note, reference }: Adjustment,
): Promise<Adjusted> {
  const entry = { userId, delta, reason: 'adjustment', reference, note } as const;
  const done = await inBatch(
    db,
    [changeBalance({ userId, delta }), CHANGED_ONE, insertNotedEntry(entry)],
    {
      hasCommitted: async () => isSame(await findEntry(db.executor, entry), entry),
      repeatKey: BALANCE_ENTRY_KEY,
    },
  );
  const balance = await findBalance(db.executor, userId);
  if (balance === undefined) return { kind: 'unknown-user' };
  if (done) return { kind: 'adjusted', balance };
  const before = await findEntry(db.executor, entry);
  if (before && !isSame(before, entry)) return { kind: 'reference-taken' };
  return { kind: before ? 'made-before' : 'too-little', balance };
}

type Change = Pick<Adjustment, 'userId' | 'delta'>;

const isSame = (before: Change | undefined, { userId, delta }: Change): boolean =>
  before?.userId === userId && before.delta === delta;

import type mysql from 'mysql2/promise';
import type { Database } from './connection/client.ts';
import { withRetry } from './connection/retry.ts';
import { isDuplicate, isMissingParent, isNoSingleValue } from './errors.ts';
import { inline, type Statement } from './statement.ts';
import { commit, OPEN, onConnection } from './transaction.ts';

/** What the statements of a batch did. */
export interface Batch {
  results: mysql.ResultSetHeader[];
  /** What `read` found; empty without one. */
  rows: mysql.RowDataPacket[];
}

/** Asks, after a connection broke during a COMMIT, whether the transaction was committed (by looking a row up by its id). */
export type HasCommitted = () => Promise<boolean>;

/**
 * Follows a statement in a batch that must change one row: where it changed none, the batch ends here,
 * before its COMMIT. (Two rows are no value, so asking for them as one is an error, on every server.)
 */
export const CHANGED_ONE: Statement = {
  toSQL: () => ({
    sql: 'SET @one = IF(ROW_COUNT() = 1, 1, (SELECT 0 UNION SELECT 1))',
    params: [],
  }),
};

/** How many statements open a transaction. */
const OPENING = OPEN.split(';').length;

/**
 * Runs one transaction in one round trip, including the COMMIT: no lock waits for the network (docs/decisions/001). For transactions that
 * need no answer in between; CHANGED_ONE asserts what must hold.
 * @param options.hasCommitted makes a lost answer harmless: rows must have ids made before the call
 * @returns what they did; 'unseen' when it had committed in a try whose answer was lost;
 *   undefined when it was rolled back: a statement changed no row, it was made before (`repeatKey`), or a row that
 *   it belongs to is gone (its owner was erased)
 */
export async function inBatch(
  db: Database,
  statements: Statement[],
  options: {
    hasCommitted: HasCommitted;
    /** A query that sees what the statements have written. */
    read?: Statement;
    /** A unique key that only this very change can violate: then it was made before, and this one is undone. */
    repeatKey?: string;
  },
): Promise<Batch | 'unseen' | undefined> {
  const sent = [...statements, ...(options.read ? [options.read] : [])];
  const texts = [OPEN, ...sent.map(inline)];
  let isLost = false;
  const find = async () => ((await options.hasCommitted()) ? 'unseen' : undefined);
  return withRetry<Batch | 'unseen' | undefined>(
    async () => {
      try {
        const answers = await onConnection(db, (connection) => commit(db, connection, texts));
        return asBatch(answers.slice(OPENING), statements.length);
      } catch (error) {
        if (!isUndone(error, options.repeatKey)) throw error;
        // It may have met its own rows, written by the attempt whose answer was lost.
        return isLost ? find() : undefined;
      }
    },
    () => {
      isLost = true;
      return find();
    },
  );
}

/** A statement that changes is answered by a header, one that reads by its rows. */
function asBatch(answers: unknown[], changes: number): Batch {
  const results = answers.slice(0, changes) as mysql.ResultSetHeader[];
  return { results, rows: (answers[changes] ?? []) as mysql.RowDataPacket[] };
}

const isUndone = (error: unknown, repeatKey: string | undefined): boolean =>
  isNoSingleValue(error) ||
  isMissingParent(error) ||
  (repeatKey !== undefined && isDuplicate(error, repeatKey));

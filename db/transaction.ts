import type mysql from 'mysql2/promise';
import { type Database, type Executor, executorOn } from './client.ts';
import { isDuplicate, isMissingParent, isOutcomeUnknown } from './errors.ts';
import { UnknownOutcome, withRetry } from './retry.ts';
import { inline, type Statement } from './statement.ts';

/** Asks, after a connection broke in a COMMIT, whether the transaction is there (look for a row by its id). */
export type HasCommitted = () => Promise<boolean>;

/**
 * Runs `work` in one transaction; on a deadlock and its like the whole of it runs again.
 * `work` must touch nothing but the database: it may run several times.
 * Throws what `work` throws, after rolling back.
 */
export function inTransaction<T>(db: Database, work: (tx: Executor) => Promise<T>): Promise<T> {
  return withRetry(() =>
    onConnection(db, async (connection) => {
      await connection.query('START TRANSACTION');
      const result = await work(executorOn(connection));
      await commit(connection);
      return result;
    }),
  );
}

/**
 * Runs one transaction in two round trips: all statements in the first, COMMIT or ROLLBACK in the
 * second. For transactions that need no answer in between; what must hold is told by rows affected.
 * @param options.commitIf looks at the results; false rolls everything back
 * @param options.hasCommitted makes a lost COMMIT harmless: rows must have ids made before the call
 * @returns each statement's result; 'unseen' when it had committed in a try whose answer was lost;
 *   undefined when it was rolled back, when it was made before (`repeatKey`), or when a row that it belongs to is gone (its owner was erased)
 */
export async function inBatch(
  db: Database,
  statements: Statement[],
  options: {
    commitIf: (results: mysql.ResultSetHeader[]) => boolean;
    hasCommitted: HasCommitted;
    /** A unique key that only this very change can meet: it was made before, so this one is rolled back. */
    repeatKey?: string;
  },
): Promise<mysql.ResultSetHeader[] | 'unseen' | undefined> {
  const text = ['START TRANSACTION', ...statements.map(inline)].join(';\n');
  return withRetry<mysql.ResultSetHeader[] | 'unseen' | undefined>(
    () =>
      onConnection(db, async (connection) => {
        const results = await connection
          .query<mysql.ResultSetHeader[]>(text)
          .catch((error) => rolledBack(error, options.repeatKey));
        const keep = results && options.commitIf(results[0].slice(1));
        await (keep ? commit(connection) : connection.query('ROLLBACK'));
        return keep ? results[0].slice(1) : undefined;
      }),
    async () => ((await options.hasCommitted()) ? 'unseen' : undefined),
  );
}

function rolledBack(error: unknown, repeatKey: string | undefined): undefined {
  const repeated = repeatKey !== undefined && isDuplicate(error, repeatKey);
  if (!repeated && !isMissingParent(error)) throw error;
}

async function commit(connection: mysql.PoolConnection): Promise<void> {
  try {
    await connection.query('COMMIT');
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    throw new UnknownOutcome('The answer to a COMMIT was lost', { cause: error });
  }
}

/** Drizzle's own transaction would keep a connection whose BEGIN failed, and reuse one whose ROLLBACK did. */
async function onConnection<T>(
  db: Database,
  work: (connection: mysql.PoolConnection) => Promise<T>,
): Promise<T> {
  const connection = await db.pool.getConnection();
  try {
    const result = await work(connection);
    connection.release();
    return result;
  } catch (error) {
    await connection.query('ROLLBACK').then(
      () => connection.release(),
      () => connection.destroy(),
    );
    throw error;
  }
}

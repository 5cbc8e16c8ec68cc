import type mysql from 'mysql2/promise';
import { type Database, type Executor, executorOn } from './client.ts';
import { isOutcomeUnknown } from './errors.ts';
import { UnknownOutcome, withRetry } from './retry.ts';

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

/** Sends what ends in a COMMIT; the answers. */
export async function commit(
  connection: mysql.PoolConnection,
  text = 'COMMIT',
): Promise<unknown[]> {
  try {
    const [answers] = await connection.query<mysql.RowDataPacket[][]>(text);
    return answers;
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    throw new UnknownOutcome('The answer to a COMMIT was lost', { cause: error });
  }
}

/**
 * Works on one connection and rolls back when that throws.
 * (Drizzle's own transaction would keep a connection whose BEGIN failed, and reuse one whose ROLLBACK did.)
 */
export async function onConnection<T>(
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

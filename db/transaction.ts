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
      await commit(db, connection);
      return result;
    }),
  );
}

/**
 * Sends what ends in a COMMIT; the answers. It waits for them only so long: where a statement is killed
 * (`KILL QUERY`) just between two of a batch, servers go no further and say nothing.
 */
export async function commit(
  { commitTimeoutMs: timeout }: Database,
  connection: mysql.PoolConnection,
  text = 'COMMIT',
): Promise<unknown[]> {
  try {
    const [answers] = await connection.query<mysql.RowDataPacket[][]>({ sql: text, timeout });
    return answers;
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    throw new UnknownOutcome('The answer to a COMMIT was lost', { cause: error });
  }
}

/**
 * Works on one connection and rolls back when that throws. After an unknown outcome it closes the connection
 * instead, whereupon the server ends what is open: a ROLLBACK would wait behind what has no answer.
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
    if (error instanceof UnknownOutcome) connection.destroy();
    else {
      await connection.query('ROLLBACK').then(
        () => connection.release(),
        () => connection.destroy(),
      );
    }
    throw error;
  }
}

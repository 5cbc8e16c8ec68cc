import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, type Executor, executorOn } from './client.ts';
import { isRetryable } from './errors.ts';

const ATTEMPTS = 6;

/**
 * Runs `work` in one transaction; on a deadlock and its like the whole of it runs again, with growing,
 * jittered pauses. `work` must touch nothing but the database: it may run several times.
 * Throws what `work` throws, after rolling back.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}

// Not drizzle's own transaction: that one keeps the connection for ever when BEGIN fails, and hands it
// back to the pool after a failed ROLLBACK.
async function runOnce<T>(db: Database, work: (tx: Executor) => Promise<T>): Promise<T> {
  const connection = await db.pool.getConnection();
  let clean = false;
  try {
    await connection.query('START TRANSACTION');
    const result = await work(executorOn(connection));
    await connection.query('COMMIT');
    clean = true;
    return result;
  } catch (error) {
    clean = await connection.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    if (clean) connection.release();
    else connection.destroy();
  }
}

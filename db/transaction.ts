import type mysql from 'mysql2/promise';
import { type Database, type Executor, executorOn } from './connection/client.ts';
import { UnknownOutcome, withRetry } from './connection/retry.ts';
import { isNoSavepoint, isOutcomeUnknown, TransactionDropped } from './errors.ts';

/**
 * Starts a transaction whose statements cannot run outside of it. Where a server drops it between two statements of one packet
 * (Galera does, for another node's write) it reports nothing and runs the rest. So the rest is not committed on its own, and
 * a savepoint, which ends with its transaction, is released before the COMMIT.
 */
export const OPEN = 'SET autocommit = 0;\nSTART TRANSACTION;\nSAVEPOINT begun';
const STILL_OPEN = 'RELEASE SAVEPOINT begun';

/** Behind a COMMIT or a ROLLBACK: with a transaction open it would commit. */
const CLOSE = 'SET autocommit = 1';

/**
 * Runs `work` in one transaction; on a deadlock or similar it is retried as a whole.
 * `work` must touch nothing but the database: it may run several times.
 * Throws what `work` throws, after rolling back.
 */
export function inTransaction<T>(db: Database, work: (tx: Executor) => Promise<T>): Promise<T> {
  return withRetry(() =>
    onConnection(db, async (connection) => {
      await connection.query(OPEN);
      const result = await work(executorOn(connection));
      await commit(db, connection);
      return result;
    }),
  );
}

/** The flag of the server's status, beside every answer, that a transaction is open. */
const IN_TRANSACTION = 1;

/**
 * Commits the open transaction after these further statements; returns their answers. Throws TransactionDropped where the server had
 * dropped the transaction, and nothing of it is stored. It waits only this long: where a statement is killed
 * (`KILL QUERY`) just between two of a batch, servers stop and report nothing.
 */
export async function commit(
  { commitTimeoutMs: timeout }: Database,
  connection: mysql.PoolConnection,
  statements: string[] = [],
): Promise<unknown[]> {
  const text = [...statements, STILL_OPEN, 'COMMIT', CLOSE].join(';\n');
  try {
    const [answers] = await connection.query<mysql.ResultSetHeader[]>({ sql: text, timeout });
    const { serverStatus = 0 } = answers.at(-3) ?? {};
    if ((serverStatus & IN_TRANSACTION) === 0) throw new TransactionDropped();
    return answers;
  } catch (error) {
    if (isNoSavepoint(error)) throw new TransactionDropped();
    if (!isOutcomeUnknown(error)) throw error;
    throw new UnknownOutcome('The answer to a COMMIT was lost', { cause: error });
  }
}

/**
 * Works on one connection and rolls back when that throws. After an unknown outcome it closes the connection
 * instead, and the server then rolls back: a ROLLBACK would wait behind the unanswered statement.
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
      await connection.query(`ROLLBACK;\n${CLOSE}`).then(
        () => connection.release(),
        () => connection.destroy(),
      );
    }
    throw error;
  }
}

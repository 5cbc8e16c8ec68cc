import { drizzle, type MySql2Database } from 'drizzle-orm/mysql2';
import mysql from 'mysql2/promise';
import { withRetry } from './retry.ts';

/** What queries run on: the pool, or the one connection of a transaction. */
export type Executor = MySql2Database;

export interface Database {
  /** Runs single statements, each on any connection. */
  executor: Executor;
  pool: mysql.Pool;
  /** How long a COMMIT, with what is sent ahead of it, may take before its answer counts as lost. */
  commitTimeoutMs: number;
  /** Ends the pool's connections; running statements finish first. */
  close(): Promise<void>;
}

/** Longer than a server lets one statement wait for a lock (`innodb_lock_wait_timeout`, 50 s). */
const COMMIT_TIMEOUT_MS = 60_000;

const SQL_MODE =
  'STRICT_TRANS_TABLES,ONLY_FULL_GROUP_BY,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';
/** Tables and columns are named in snake_case in the database. */
export const DRIZZLE = { casing: 'snake_case' } as const;

/** Connection settings shared by the pool and by one-off connections; instants are UTC throughout. */
export const connectionOptions = (databaseUrl: string) => ({
  uri: databaseUrl,
  timezone: 'Z',
  charset: 'utf8mb4_unicode_ci',
  connectTimeout: 5_000,
});

/**
 * Opens a pool on a MariaDB or MySQL database.
 * Connects on first use, so an unreachable server shows as an error of the first query
 * (see `isUnavailable`), and a server that comes back is found again by itself.
 */
export function openDatabase(databaseUrl: string): Database {
  const pool = mysql.createPool({
    ...connectionOptions(databaseUrl),
    connectionLimit: 16,
    enableKeepAlive: true,
    // Whole transactions go out in one round trip (see batch.ts); values are escaped by the driver.
    multipleStatements: true,
  });
  pool.pool.on('connection', (connection) => {
    // `timezone` only tells the driver; defaults and CURRENT_TIMESTAMP follow the session's own zone.
    connection.query("SET time_zone = '+00:00'", () => {});
    // Every decision is one conditional statement, so snapshots would only add locks and conflicts.
    connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', () => {});
    // The driver escapes with backslashes, so no server may be set to take them literally.
    connection.query(`SET SESSION sql_mode = '${SQL_MODE}'`, () => {});
  });
  retrySingles(pool);
  return {
    executor: drizzle(pool, DRIZZLE),
    pool,
    commitTimeoutMs: COMMIT_TIMEOUT_MS,
    close: () => pool.end(),
  };
}

/** A statement outside a transaction is one of its own: after a deadlock it was undone, and runs again. */
function retrySingles(pool: mysql.Pool): void {
  for (const name of ['query', 'execute'] as const) {
    const send = pool[name].bind(pool) as (...input: unknown[]) => Promise<never>;
    pool[name] = (...input: unknown[]) => withRetry(() => send(...input));
  }
}

const executors = new WeakMap<mysql.PoolConnection, Executor>();

/** The executor of one pool connection, made once per connection. */
export function executorOn(connection: mysql.PoolConnection): Executor {
  const known = executors.get(connection);
  if (known) return known;
  const made: Executor = drizzle(connection as unknown as mysql.Pool, DRIZZLE);
  executors.set(connection, made);
  return made;
}

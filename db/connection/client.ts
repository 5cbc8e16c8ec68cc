import { drizzle, type MySql2Database } from 'drizzle-orm/mysql2';
import mysql from 'mysql2/promise';
import { anyHost } from './any-host.ts';
import { guardPool, type Patience, type PoolState } from './guarded-pool.ts';
import { hostsOf } from './hosts.ts';

/** What queries run on: the pool, or a transaction's single connection. */
export type Executor = MySql2Database;

export interface Database {
  /** Runs single statements, each on any connection. */
  executor: Executor;
  pool: mysql.Pool;
  /** The current state of its pool. */
  poolState(): PoolState;
  /** How long a COMMIT, with the statements sent before it, may take before its answer counts as lost. */
  commitTimeoutMs: number;
  /** Ends the pool's connections; running statements finish first. */
  close(): Promise<void>;
}

/** How long a statement waits for a lock before it is rolled back and retried, in seconds; the servers' default is 50. */
const LOCK_SECONDS = 2;

/** A whole transaction in one packet may wait for several locks. */
const COMMIT_TIMEOUT_MS = 10_000;

/** For serving visitors: the longest wait for one answer of the database. */
const PATIENCE: Patience = { size: 16, waiting: 200, waitMs: 3_000, statementMs: 3_000 };

/** For operators' commands, which may take long. */
export const PATIENT: Partial<Patience> = { statementMs: Number.POSITIVE_INFINITY };

const SQL_MODE =
  'STRICT_TRANS_TABLES,ONLY_FULL_GROUP_BY,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';
/** Tables and columns are named in snake_case in the database. */
export const DRIZZLE = { casing: 'snake_case' } as const;

/** Connection settings shared by the pool and by one-off connections; instants are UTC throughout. */
export const connectionOptions = (databaseUrl: string) => ({
  uri: databaseUrl,
  timezone: 'Z',
  charset: 'utf8mb4_unicode_ci',
  connectTimeout: 3_000,
});

/**
 * Opens a pool on a MariaDB or MySQL database.
 * Connects on first use, so an unreachable server shows as an error of the first query
 * (see `isUnavailable`), and a server that comes back is found automatically.
 * @param databaseUrl may name several hosts, separated by commas: the next one is tried where one does not serve
 * @param own how long to wait for it, where it does not serve visitors
 */
export function openDatabase(databaseUrl: string, own: Partial<Patience> = {}): Database {
  const patience = { ...PATIENCE, ...own };
  const pools = hostsOf(databaseUrl).map((url) => poolOn(url, patience.size));
  const [pool] = pools as [mysql.Pool];
  const hosts = anyHost(pools.map((each) => each.getConnection.bind(each)));
  const poolState = guardPool(pool, { ...patience, ...hosts });
  return {
    executor: drizzle(pool, DRIZZLE),
    pool,
    poolState,
    commitTimeoutMs: COMMIT_TIMEOUT_MS,
    close: async () => void (await Promise.all(pools.map((each) => each.end()))),
  };
}

function poolOn(databaseUrl: string, size: number): mysql.Pool {
  const pool = mysql.createPool({
    ...connectionOptions(databaseUrl),
    connectionLimit: size,
    enableKeepAlive: true,
    // Whole transactions go out in one round trip (see batch.ts); values are escaped by the driver.
    multipleStatements: true,
    // The driver would capture the stack before each statement, a tenth of its cost: guarded-pool.ts does so for those that fail.
    trace: false,
  });
  pool.pool.on('connection', (connection) => {
    // `timezone` only concerns the driver; defaults and CURRENT_TIMESTAMP follow the session's own zone.
    connection.query("SET time_zone = '+00:00'", () => {});
    // Every decision is one conditional statement, so snapshots would only add locks and conflicts.
    connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', () => {});
    // The driver escapes with backslashes, so no server may be set to take them literally.
    connection.query(`SET SESSION sql_mode = '${SQL_MODE}'`, () => {});
    connection.query(`SET SESSION innodb_lock_wait_timeout = ${LOCK_SECONDS}`, () => {});
    // A node of a cluster that takes over may have to catch up: wait for what the previous one has confirmed. (An
    // error where the server has no such variable.)
    connection.query('SET SESSION wsrep_sync_wait = 1', () => {});
    connection.query('SELECT 1', () => {});
    connection.query('SET SESSION wsrep_sync_wait = 0', () => {});
  });
  return pool;
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

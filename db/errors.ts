/** MariaDB's and MySQL's error numbers, handled in this one place (names differ between the two). */
const DUPLICATE_KEY = 1062;
const NO_PARENT_ROW = 1452;
const MORE_THAN_ONE_ROW = 1242;
const NO_SUCH_TABLE = 1146;
const NO_SUCH_SAVEPOINT = 1305;

/** The transaction was rolled back or refused and may be retried as a whole. */
const RETRY = new Set([
  1213, // deadlock
  1205, // lock wait timeout
  1020, // MariaDB: row changed since the snapshot
  1047, // Galera: node not ready
  1290, // server became read-only during a failover
  1836, // server became read-only
  3101, // group replication: undone by a conflict
]);

/** Another server may take it: this one is out of its cluster, or no longer a writer. */
const ELSEWHERE = new Set([1047, 1290, 1836]);

/** The server is unreachable, stopping, full or refuses us. */
const AWAY = new Set([1040, 1044, 1045, 1049, 1053, 1203, 1927, 4031]);

/** The driver's: no answer in time. */
const LATE = 'PROTOCOL_SEQUENCE_TIMEOUT';

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  LATE,
  'POOL_CLOSED',
]);

/** The breaker is open, or too many are waiting: a later call may succeed. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';

  constructor() {
    super('The database does not take this now');
  }
}

/** The server has dropped a transaction before its COMMIT: nothing of it is stored, and it may be retried. */
export class TransactionDropped extends Error {
  override name = 'TransactionDropped';

  constructor() {
    super('The transaction was dropped by the server');
  }
}

/** Errors of a definition that was applied before: table, column, key, constraint, or nothing left to drop. */
const THERE_ALREADY = new Set([1050, 1060, 1061, 1068, 1091, 1826, 3822, 3821, 3940]);

interface DriverError {
  errno?: number;
  code?: string;
  sqlMessage?: string;
  fatal?: boolean;
}

/** Drizzle wraps the driver's error as `cause`; this is the innermost one. */
const driverError = (error: unknown): DriverError => {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  return current instanceof Error ? (current as DriverError) : {};
};

/** True when a unique key already holds the value; with `key`, only for that key. */
export function isDuplicate(error: unknown, key?: string): boolean {
  const { errno, sqlMessage } = driverError(error);
  // MySQL writes the key as table.key, MariaDB as key.
  return errno === DUPLICATE_KEY && (key === undefined || !!sqlMessage?.includes(`${key}'`));
}

/** True when the parent of a new row no longer exists, as after its owner was erased. */
export const isMissingParent = (error: unknown): boolean =>
  driverError(error).errno === NO_PARENT_ROW;

/** True when a query was asked for one value and found several. */
export const isNoSingleValue = (error: unknown): boolean =>
  driverError(error).errno === MORE_THAN_ONE_ROW;

/** True when a savepoint, and with it its transaction, no longer exists. */
export const isNoSavepoint = (error: unknown): boolean =>
  driverError(error).errno === NO_SUCH_SAVEPOINT;

/** True when a query named a missing table, as before the first migration. */
export const isMissingTable = (error: unknown): boolean =>
  driverError(error).errno === NO_SUCH_TABLE;

/** True when a definition already exists, or is already dropped. */
export const isThereAlready = (error: unknown): boolean => {
  const { errno, sqlMessage } = driverError(error);
  // For a constraint's name MariaDB, and for a key's MySQL, reports the same as for any existing file.
  return THERE_ALREADY.has(errno ?? 0) || (errno === 1005 && !!sqlMessage?.includes('121'));
};

/** True when the whole transaction may be retried. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof TransactionDropped || RETRY.has(driverError(error).errno ?? 0);

/** True when the connection is no longer usable: another one may lead to a server that takes writes. */
export const isElsewhere = (error: unknown): boolean =>
  ELSEWHERE.has(driverError(error).errno ?? 0);

/** True when the database cannot be reached or does not serve us now. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseBusy || (error as Error | null)?.cause instanceof DatabaseBusy)
    return true;
  const { errno, code, fatal } = driverError(error);
  return AWAY.has(errno ?? 0) || AWAY_CODES.has(code ?? '') || fatal === true;
}

/** True when a statement was not answered in time. */
export const isLate = (error: unknown): boolean => driverError(error).code === LATE;

/** True when a commit's outcome is unknown: the connection broke, or the cluster lost its quorum. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isUnavailable(error) || driverError(error).errno === 1180;

import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import type mysql from 'mysql2/promise';
import { DatabaseBusy, isElsewhere, isLate, isUnavailable } from '../errors.ts';
import { telling } from '../statement-news.ts';
import type { AnyHost } from './any-host.ts';
import { boundsNow } from './bounds.ts';
import { freeNow, whenFreeFor } from './free-clock.ts';
import { createGate } from './gate.ts';
import { withRetry } from './retry.ts';

/** How long to wait for the database. */
export interface Patience {
  /** Concurrent connections. */
  size: number;
  /** Calls that wait for one of them, and how long each does at most. */
  waiting: number;
  waitMs: number;
  /** One statement, until its answer counts as lost. */
  statementMs: number;
}

/** Failures in a row after which the database is left alone. */
const IN_A_ROW = 5;
/** How long it is, before one call tries it again: it may be back. */
const REST_MS = 400;

/** A pool's current state. */
export interface PoolState {
  /** Connections at most. */
  size: number;
  /** Connections in use. */
  inside: number;
  /** Calls that wait for one. */
  waiting: number;
  /** Calls that did not get one, so far. */
  turnedAway: number;
  /** The database is left alone, since it failed several times in a row. */
  isResting: boolean;
}

type Send = (input: unknown, values?: unknown) => Promise<never>;

/**
 * Bounds every use of a pool: a limited number wait for a connection, the urgent ones ahead; a statement whose answer does not
 * come costs its connection; and a database that is away is not asked by every call again.
 * @returns reads the pool's state
 */
export function guardPool(
  pool: mysql.Pool,
  {
    size,
    waiting,
    waitMs,
    statementMs,
    connect,
    leaveHost,
  }: Patience & AnyHost<mysql.PoolConnection>,
): () => PoolState {
  const gate = createGate({ places: size, most: waiting, waitMs });
  // A call cut by its own deadline says nothing about the database, not even that it is back.
  const cut = new WeakSet<object>();
  const isFailure = (error: unknown): boolean => {
    if (error instanceof DatabaseBusy || cut.has(error as object))
      return breaker.state === CircuitState.HalfOpen;
    return isUnavailable(error);
  };
  const breaker = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(IN_A_ROW),
  });
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await breaker.execute(work);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new DatabaseBusy() : error;
    }
  };
  const acquire = async () => {
    await timed(gate.enter);
    try {
      const connection = await timed(() => ask(() => inTime(connect())));
      return guardConnection(connection, {
        ask,
        statementMs,
        noteCut: (error) => cut.add(error),
        leave: gate.leave,
        leaveHost: () => leaveHost(connection),
      });
    } catch (error) {
      gate.leave();
      throw error;
    }
  };
  pool.getConnection = acquire;

  // A statement outside a transaction is one of its own: after a deadlock it was undone, and runs again.
  for (const name of ['query', 'execute'] as const) {
    const once = async (input: unknown, values?: unknown) => {
      const connection = await acquire();
      try {
        return await (connection[name] as Send)(input, values);
      } finally {
        connection.release();
      }
    };
    pool[name] = (input: unknown, values?: unknown) => withRetry(() => once(input, values));
  }
  return () => ({ size, ...gate.count(), isResting: breaker.state === CircuitState.Open });
}

/** A connection that takes longer than the call under way may wait goes back to the pool unused. */
async function inTime(connecting: Promise<mysql.PoolConnection>): Promise<mysql.PoolConnection> {
  const { leftMs } = boundsNow();
  if (leftMs === Number.POSITIVE_INFINITY) return connecting;
  let stopWaiting = () => {};
  const late = new Promise<never>((_, reject) => {
    stopWaiting = whenFreeFor(Math.max(leftMs, 0), () => reject(new DatabaseBusy()));
  });
  try {
    return await Promise.race([connecting, late]);
  } catch (error) {
    connecting.then(
      (connection) => connection.release(),
      () => undefined,
    );
    throw error;
  } finally {
    stopWaiting();
  }
}

/** One use of a connection, from its coming out of the pool until it goes back or is closed. */
function guardConnection(
  connection: mysql.PoolConnection,
  {
    ask,
    statementMs,
    noteCut,
    leave,
    leaveHost,
  }: {
    ask: <T>(work: () => Promise<T>) => Promise<T>;
    statementMs: number;
    noteCut: (error: Error) => void;
    leave: () => void;
    leaveHost: () => void;
  },
): mysql.PoolConnection {
  let isOut = true;
  const end = (how: () => void) => () => {
    if (!isOut) return;
    isOut = false;
    how();
    leave();
  };
  connection.release = end(connection.release.bind(connection));
  connection.destroy = end(connection.destroy.bind(connection));
  for (const name of ['query', 'execute'] as const) {
    const send = connection[name].bind(connection) as Send;
    const limited = (input: unknown, values?: unknown) => {
      const bounds = boundsNow();
      const options = optionsOf(input);
      const own = options.timeout ?? bounds.statementMs ?? statementMs;
      const timeout = Math.ceil(Math.min(own, bounds.leftMs));
      if (timeout <= 0) throw new DatabaseBusy();
      const isLimited = timeout < Number.POSITIVE_INFINITY;
      const isCut = bounds.leftMs < own;
      return ask(async () => {
        try {
          return await telling(options.sql, () =>
            send(isLimited ? { ...options, timeout } : options, values),
          );
        } catch (error) {
          if (isCut && isLate(error)) noteCut(error as Error);
          throw error;
        }
      });
    };
    connection[name] = ((input: unknown, values?: unknown) =>
      timed(async () => {
        try {
          return await limited(input, values);
        } catch (error) {
          // What it is still busy with must not keep the next one waiting.
          if (isElsewhere(error)) leaveHost();
          if (isUnavailable(error) || isElsewhere(error)) connection.destroy();
          // Its stack points to where the answer was read; this points it to the caller.
          if (error instanceof Error) Error.captureStackTrace(error);
          throw error;
        }
      })) as never;
  }
  return connection;
}

const optionsOf = (input: unknown): { sql: string; timeout?: number } =>
  typeof input === 'string' ? { sql: input } : (input as { sql: string });

/** Counts what it takes against what the call under way may still wait. */
async function timed<T>(work: () => Promise<T>): Promise<T> {
  const bounds = boundsNow();
  const start = freeNow();
  try {
    return await work();
  } finally {
    bounds.leftMs -= freeNow() - start;
  }
}

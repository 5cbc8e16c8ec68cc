import { setTimeout as sleep } from 'node:timers/promises';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  TaskCancelledError,
} from 'cockatiel';
import type { ReplyEngine, ReplyEvent } from '../../../domain/ports.ts';
import { EndpointError } from '../endpoint-error.ts';
import { through } from './through.ts';

/** Failures in a row after which a server is left alone. */
const IN_A_ROW = 5;

/** How long it is left alone at first, and at most, before one turn tries it again. */
const REST_MS = 5_000;
const LONGEST_REST_MS = 60_000;

/** An endpoint's state. */
export type EndpointState = 'open' | 'resting' | 'tried';

/** How often a seat is asked for that other processes hold, in milliseconds. */
const ASK_MS = 50;

/** Running calls at a server, of all processes together. */
export interface Seats {
  /** @returns what leaves the seat again; undefined when all `most` of them are taken */
  take(endpoint: string, most: number): Promise<(() => void) | undefined>;
}

/** Of this process alone. */
const ALONE: Seats = { take: async () => () => {} };

export interface EndpointParts {
  /** What its seats are called; one name is one limit. */
  name?: string;
  /** Absent: this process counts alone. */
  shared?: Seats | undefined;
  engine: ReplyEngine;
  /** Concurrent calls. */
  atOnce: number;
  /** Turns that wait for one of them, first come first served, and how long each does at most. */
  queue: number;
  waitMs: number;
  now: () => Date;
  /** Called with its state when it changes. */
  onState?: (state: EndpointState) => void;
}

/**
 * An engine whose server is spared when it fails: no more concurrent calls than it takes, none while it wants to be left
 * alone, and after failures in a row one turn at a time that tries it. A turn that may not call it fails immediately.
 */
export function createEndpoint({
  engine,
  name = '',
  shared = ALONE,
  atOnce,
  queue,
  waitMs,
  now,
  onState = () => {},
}: EndpointParts): ReplyEngine {
  const seats = bulkhead(atOnce, queue);
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof EndpointError && error.isOutage),
    {
      halfOpenAfter: new ExponentialBackoff({ initialDelay: REST_MS, maxDelay: LONGEST_REST_MS }),
      breaker: new ConsecutiveBreaker(IN_A_ROW),
    },
  );
  onState('open');
  breaker.onBreak(() => onState('resting'));
  breaker.onHalfOpen(() => onState('tried'));
  breaker.onReset(() => onState('open'));
  let restUntil = 0;

  const isLeftAlone = () => now().getTime() < restUntil || breaker.state === CircuitState.HalfOpen;
  const left = () => new EndpointError('busy', 'The model is left alone for a while');

  const seatAmongAll = async (signal: AbortSignal): Promise<() => void> => {
    for (;;) {
      const leave = await shared.take(name, atOnce);
      if (leave && !signal.aborted) return leave;
      leave?.();
      await sleep(ASK_MS, undefined, { signal });
    }
  };

  /** Waits for a seat, no longer than it is worth; then the work goes past the breaker. */
  const run = async (work: () => Promise<void>): Promise<void> => {
    const queued = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        queued.abort();
        reject(new EndpointError('busy', 'Too many turns wait for the model'));
      }, waitMs);
    });
    const seated = seats.execute(async () => {
      const leave = await seatAmongAll(queued.signal);
      clearTimeout(timer);
      try {
        if (isLeftAlone()) throw left();
        await breaker.execute(work);
      } finally {
        leave();
      }
    }, queued.signal);
    try {
      await Promise.race([seated, waited]);
    } catch (error) {
      throw asFailure(error);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    historyLimit: engine.historyLimit,
    countsEarlier: engine.countsEarlier ?? false,
    asks: engine.asks,
    async *reply(turn, signal): AsyncGenerator<ReplyEvent> {
      if (isLeftAlone()) throw left();
      try {
        yield* through(run, () => engine.reply(turn, signal));
      } catch (error) {
        if (error instanceof EndpointError && error.restMs !== undefined) {
          restUntil = Math.max(restUntil, now().getTime() + error.restMs);
        }
        throw error;
      }
    },
  };
}

/** What the policies refuse with, as an endpoint's failure. */
function asFailure(error: unknown): unknown {
  if (error instanceof BulkheadRejectedError || error instanceof TaskCancelledError)
    return new EndpointError('busy', 'Too many turns wait for the model');
  if (error instanceof BrokenCircuitError)
    return new EndpointError('busy', 'The model is left alone for a while');
  return error;
}

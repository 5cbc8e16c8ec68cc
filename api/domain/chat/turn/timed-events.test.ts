import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { ReplyEngine, ReplyEvent, ReplyTurn } from '../../ports.ts';
import { isTimeout } from './is-timeout.ts';
import { TimedEvents } from './timed-events.ts';

const TIMEOUT_MS = 30;
const turn = {} as ReplyTurn;

/** An engine that says one word, and then does as it is told. */
const speaking = (then: (signal: AbortSignal) => Promise<void>): ReplyEngine => ({
  historyLimit: 1,
  async *reply(_turn, signal): AsyncGenerator<ReplyEvent> {
    yield { type: 'delta', text: 'Haan' };
    await then(signal);
  },
});

it('passes on what the engine says, to its end', async () => {
  const events = new TimedEvents(
    speaking(async () => {}),
    turn,
    TIMEOUT_MS,
  );
  expect(await events.next()).toEqual({ done: false, value: { type: 'delta', text: 'Haan' } });
  expect(await events.next()).toMatchObject({ done: true });
  events.stop();
});

it('gives up an engine that hangs, and tells it', async () => {
  let told: unknown;
  const events = new TimedEvents(
    speaking((signal) => {
      signal.addEventListener('abort', () => {
        told = signal.reason;
      });
      return new Promise(() => {});
    }),
    turn,
    TIMEOUT_MS,
  );
  await events.next();
  const error = await events.next().catch((reason: unknown) => reason);
  expect(isTimeout(error)).toBe(true);
  expect(told).toBe(error);
  await expect(events.next()).rejects.toBe(error);
  events.stop();
});

it('neither tells an engine that was stopped in time, nor minds how it ends', async () => {
  const signals: AbortSignal[] = [];
  const events = new TimedEvents(
    speaking(async (signal) => {
      signals.push(signal);
      await sleep(TIMEOUT_MS);
      throw new Error('too late to matter');
    }),
    turn,
    TIMEOUT_MS / 2,
  );
  await events.next();
  const last = events.next().catch(() => 'failed');
  events.stop();
  await sleep(TIMEOUT_MS * 2);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  expect(await last).toBe('failed');
});

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Heartbeats } from './heartbeats.ts';

const PERIOD_MS = 60;

/** A stream that beats until it has beaten this often. */
const beatingUntil = (most: number) => ({
  beats: 0,
  beat() {
    this.beats++;
    return this.beats < most;
  },
});

it('beats for each stream once in a period, and no more for one that has ended', async () => {
  const heartbeats = new Heartbeats(PERIOD_MS);
  const [lasting, ended, removed] = [beatingUntil(99), beatingUntil(1), beatingUntil(99)];
  const start = performance.now();
  for (const stream of [lasting, ended, removed]) heartbeats.add(stream);
  heartbeats.remove(removed);
  await sleep(PERIOD_MS * 4);
  const periods = (performance.now() - start) / PERIOD_MS;
  expect(lasting.beats).toBeGreaterThanOrEqual(2);
  expect(lasting.beats).toBeLessThanOrEqual(periods + 1);
  expect([ended.beats, removed.beats]).toEqual([1, 0]);
  heartbeats.remove(lasting);
  const { beats } = lasting;
  await sleep(PERIOD_MS * 2);
  expect(lasting.beats).toBe(beats);
});

import { expect, it } from 'vitest';
import { DatabaseBusy } from '../errors.ts';
import { bounded, type Urgency } from './bounds.ts';
import { createGate } from './gate.ts';

const LONG_MS = 10_000;

/** Waiters by their urgency, and in which order they came in or were turned away. */
function crowd(gate: ReturnType<typeof createGate>) {
  const seen: string[] = [];
  const come = (urgency: Urgency, name: string, leftMs = LONG_MS) =>
    bounded({ urgency, leftMs }, () =>
      gate.enter().then(
        () => seen.push(`${name} in`),
        (error: unknown) => seen.push(`${name} ${error instanceof DatabaseBusy ? 'away' : error}`),
      ),
    );
  return { seen, come };
}

it('lets urgent calls in ahead of earlier ones', async () => {
  const gate = createGate({ places: 1, most: 10, waitMs: LONG_MS });
  const { seen, come } = crowd(gate);
  await come('later', 'list');
  const all = [come('later', 'second list'), come('soon', 'text'), come('now', 'payment')];
  for (let round = 0; round < 3; round++) {
    gate.leave();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(seen).toEqual(['list in', 'payment in', 'text in', 'second list in']);
});

it('rejects the least urgent when too many wait, latest first, and never for one of the same urgency', async () => {
  const gate = createGate({ places: 1, most: 2, waitMs: LONG_MS });
  const { seen, come } = crowd(gate);
  await come('now', 'first');
  const waiting = [come('later', 'list a'), come('later', 'list b')];
  await come('later', 'list c');
  const urgent = [come('now', 'payment a'), come('soon', 'text')];
  await new Promise(setImmediate);
  await come('soon', 'text b');
  expect(seen).toEqual(['first in', 'list c away', 'list b away', 'list a away', 'text b away']);
  gate.leave();
  gate.leave();
  await Promise.all([...waiting, ...urgent]);
  expect(seen.slice(-2)).toEqual(['payment a in', 'text in']);
});

it('holds no call longer than its own limit, or than the call may wait', async () => {
  const gate = createGate({ places: 1, most: 10, waitMs: 60 });
  const { seen, come } = crowd(gate);
  await come('now', 'first');
  const start = performance.now();
  await Promise.all([come('now', 'patient'), come('now', 'hurried', 10)]);
  expect(performance.now() - start).toBeLessThan(1_000);
  expect(seen).toEqual(['first in', 'hurried away', 'patient away']);
  gate.leave();
  await come('later', 'next');
  expect(seen.at(-1)).toBe('next in');
});

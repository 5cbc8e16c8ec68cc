import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { bounded } from './bounds.ts';
import { freeNow, whenFreeFor } from './free-clock.ts';
import { createGate } from './gate.ts';

/** Lets nothing else have its turn. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('stands while the process is blocked, and runs on after that', async () => {
  const start = freeNow();
  block(1_500);
  expect(freeNow() - start).toBeLessThan(600);
  await sleep(200);
  const after = freeNow() - start;
  expect(after).toBeLessThan(1_400);
  await sleep(200);
  expect(freeNow() - start).toBeGreaterThan(after + 100);
});

it('calls back later by as long as the process was blocked, unless it is cancelled', async () => {
  const seen: string[] = [];
  whenFreeFor(600, () => seen.push('called'));
  whenFreeFor(600, () => seen.push('cancelled'))();
  block(1_500);
  await sleep(0);
  expect(seen).toEqual([]);
  await expect.poll(() => seen).toEqual(['called']);
});

it('has those let in who waited behind work that blocked the process for longer than they may wait', async () => {
  const gate = createGate({ places: 1, most: 10, waitMs: 600 });
  await gate.enter();
  const waiting = [1, 2, 3].map(() =>
    bounded({ urgency: 'soon', leftMs: 1_000 }, () => gate.enter()),
  );
  block(2_000);
  // The answer that frees the place is read only now.
  for (let round = 0; round < 3; round++) setImmediate(() => gate.leave());
  await expect(Promise.all(waiting)).resolves.toHaveLength(3);
  expect(gate.count()).toMatchObject({ waiting: 0, turnedAway: 0 });
});

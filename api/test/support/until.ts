import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until it is so, 10 s at most. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error('It did not come to be so');
    await sleep(25);
  }
}

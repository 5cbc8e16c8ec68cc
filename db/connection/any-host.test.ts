import { expect, it } from 'vitest';
import { anyHost } from './any-host.ts';

const away = () => Object.assign(new Error('away'), { code: 'ECONNREFUSED' });

/** Hosts of which some are away, and how often each was asked. */
function hosts(isAway: boolean[]) {
  const asked = isAway.map(() => 0);
  const connects = isAway.map((_, host) => async () => {
    asked[host] = (asked[host] ?? 0) + 1;
    await new Promise(setImmediate);
    if (isAway[host]) throw away();
    return { host };
  });
  return { asked, any: anyHost(connects) };
}

it('many connections that fail at once on one host go to the next one, and not past it', async () => {
  for (const size of [2, 3]) {
    const { asked, any } = hosts([true, ...Array.from({ length: size - 1 }, () => false)]);
    const got = await Promise.all(Array.from({ length: 8 }, any.connect));
    expect(got).toEqual(Array.from({ length: 8 }, () => ({ host: 1 })));
    expect(await any.connect()).toEqual({ host: 1 });
    expect(asked[0]).toBe(8);
  }
});

it('several connections to a read-only host leave it once', async () => {
  const { any } = hosts([false, false]);
  const [one, two] = [await any.connect(), await any.connect()];
  any.leaveHost(one);
  any.leaveHost(two);
  expect(await any.connect()).toEqual({ host: 1 });
});

it('fails when no host can be reached, and retries from there', async () => {
  const isAway = [true, true];
  const { any } = hosts(isAway);
  await expect(any.connect()).rejects.toThrow('away');
  isAway[1] = false;
  expect(await any.connect()).toEqual({ host: 1 });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ReplyEngine, ReplyEvent } from '../../../domain/ports.ts';
import { EndpointError } from '../endpoint-error.ts';
import { turnOf } from '../scripted/testing.ts';
import { createEndpoint } from './endpoint.ts';

const turn = turnOf('hello');
const finish: ReplyEvent = { type: 'finish', reason: 'stop' };

/** An engine that does what the test says, and counts its calls. */
function play(does: (nth: number) => unknown = () => {}) {
  const played = { calls: 0, underWay: 0, most: 0 };
  const engine: ReplyEngine = {
    historyLimit: 4,
    async *reply() {
      const nth = ++played.calls;
      played.most = Math.max(played.most, ++played.underWay);
      try {
        await does(nth);
        yield { type: 'delta', text: 'Haan.' };
        yield finish;
      } finally {
        played.underWay--;
      }
    },
  };
  return { engine, played };
}

const outage = () => {
  throw new EndpointError('failing', 'ill');
};

let clock = 0;
const around = { atOnce: 5, queue: 100, waitMs: 2000, now: () => new Date(clock) };

async function ask(engine: ReplyEngine): Promise<string> {
  try {
    let text = '';
    for await (const event of engine.reply(turn, AbortSignal.timeout(5000)))
      text += event.type === 'delta' ? event.text : '';
    return text;
  } catch (error) {
    return (error as EndpointError).failure;
  }
}

describe('an endpoint', () => {
  it('serves fifty calls five at a time, first come first served', async () => {
    const { engine, played } = play(() => sleep(10));
    const endpoint = createEndpoint({ ...around, engine });
    const order: number[] = [];
    const asked = Array.from({ length: 50 }, (_, n) => ask(endpoint).then(() => order.push(n)));
    await Promise.all(asked);
    expect(played).toMatchObject({ calls: 50, most: 5 });
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('rejects at once calls the queue has no room for, and calls that have waited too long', async () => {
    const { engine, played } = play(() => sleep(120));
    const endpoint = createEndpoint({ ...around, engine, atOnce: 1, queue: 1, waitMs: 30 });
    const [first, second, third] = await Promise.all([ask(endpoint), ask(endpoint), ask(endpoint)]);
    expect([first, second, third]).toEqual(['Haan.', 'busy', 'busy']);
    await sleep(150);
    // Who gave up is not answered later.
    expect(played.calls).toBe(1);
    expect(await ask(endpoint)).toBe('Haan.');
  });

  it('opens the breaker after five failures in a row, and lets one turn try after a while', async () => {
    let isIll = true;
    const states: string[] = [];
    const { engine, played } = play(async () => {
      if (isIll) outage();
      await sleep(30);
    });
    const endpoint = createEndpoint({ ...around, engine, onState: (one) => states.push(one) });
    for (let n = 0; n < 7; n++) await ask(endpoint);
    expect(played.calls).toBe(5);
    isIll = false;
    const realNow = Date.now;
    Date.now = () => realNow() + 120_000;
    try {
      const answers = await Promise.all([ask(endpoint), ask(endpoint), ask(endpoint)]);
      expect(answers).toEqual(['Haan.', 'busy', 'busy']);
    } finally {
      Date.now = realNow;
    }
    expect(await ask(endpoint)).toBe('Haan.');
    expect(states).toEqual(['open', 'resting', 'tried', 'open']);
  });

  it('does not open the breaker for failures caused by one turn', async () => {
    const { engine, played } = play(() => {
      throw new EndpointError('filtered', 'no');
    });
    const endpoint = createEndpoint({ ...around, engine });
    for (let n = 0; n < 8; n++) expect(await ask(endpoint)).toBe('filtered');
    expect(played.calls).toBe(8);
  });

  it('is not called during the pause it has asked for', async () => {
    const { engine, played } = play((nth) => {
      if (nth === 1) throw new EndpointError('busy', 'later', 7_000);
    });
    const endpoint = createEndpoint({ ...around, engine });
    expect(await ask(endpoint)).toBe('busy');
    clock += 6_900;
    expect(await ask(endpoint)).toBe('busy');
    expect(played.calls).toBe(1);
    clock += 200;
    expect(await ask(endpoint)).toBe('Haan.');
  });

  it('stops when nobody listens, and frees its slot', async () => {
    const { engine, played } = play();
    const endpoint = createEndpoint({ ...around, engine, atOnce: 1, queue: 0 });
    for await (const event of endpoint.reply(turn, AbortSignal.timeout(1000))) {
      if (event.type === 'delta') break;
    }
    await sleep(5);
    expect(played.underWay).toBe(0);
    expect(await ask(endpoint)).toBe('Haan.');
  });
});

import { afterAll, expect, it } from 'vitest';
import { createEndpoint } from '../../adapters/reply-engine/ladder/endpoint.ts';
import { createLadder } from '../../adapters/reply-engine/ladder/ladder.ts';
import { createOpenAiEngine } from '../../adapters/reply-engine/openai/engine.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { startModel } from '../support/openai/emulator.ts';
import { partsFor } from '../support/openai/parts.ts';
import { useApi } from '../support/use-api.ts';

const CROWD = 50;
const ALLOWED = 5;

const model = await startModel();
afterAll(() => model.stop());
Object.assign(model, { atOnce: ALLOWED, delayMs: 100 });

/** The ladder as the product makes it, with this many concurrent calls. */
const ladder = (atOnce: number) =>
  createLadder({
    rungs: [
      {
        source: 'primary',
        engine: createEndpoint({
          engine: createOpenAiEngine(partsFor(model.url)),
          atOnce,
          queue: 64,
          waitMs: 10_000,
          now: () => new Date(),
        }),
      },
      { source: 'fallback', engine: echoEngine },
    ],
    spare: echoEngine,
    totalMs: 28_000,
    log: { warn() {} },
  });

const knows = useApi({ replyEngine: ladder(ALLOWED) });
const doesNot = useApi({ replyEngine: ladder(20) });

async function crowd(api: typeof knows) {
  model.mostAtOnce = 0;
  const visitors = await Promise.all(
    Array.from({ length: CROWD }, async () => {
      const visitor = await api.visitor();
      return { visitor, id: await visitor.startChat() };
    }),
  );
  const began = performance.now();
  const answers = await Promise.all(visitors.map(({ visitor, id }) => visitor.send(id, 'hello')));
  const ms = performance.now() - began;
  expect(answers.map(({ status }) => status)).toEqual(Array(CROWD).fill(200));
  const [rows] = await api.db.pool.query(
    "SELECT source, count(*) AS n, sum(is_free) AS free FROM turns WHERE kind = 'message' GROUP BY source",
  );
  return { ms, bySource: rows as { source: string; n: number; free: string }[] };
}

it(`answers ${CROWD} visitors by a model that takes ${ALLOWED} at once, none by another`, async () => {
  const { ms, bySource } = await crowd(knows);
  expect(bySource).toEqual([expect.objectContaining({ source: 'primary', n: CROWD })]);
  expect(model.mostAtOnce).toBe(ALLOWED);
  expect(ms).toBeLessThan(15_000);
});

it('answers them all where the limit is not known, and no fallback costs anything', async () => {
  const { bySource } = await crowd(doesNot);
  const fallback = bySource.find(({ source }) => source === 'fallback');
  expect(fallback?.n).toBeGreaterThan(0);
  expect(Number(fallback?.free)).toBe(fallback?.n);
});

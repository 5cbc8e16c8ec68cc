import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fuzzTargets } from '../support/malformed/fuzz-targets.ts';
import { HEADERS } from '../support/malformed/mutate-header.ts';
import { sendMalformed } from '../support/malformed/send-malformed.ts';
import { newLineEngine } from '../support/new-line-engine.ts';
import { useApi } from '../support/use-api.ts';

const COUNT = 25;
const SEED = 18;
/** How long an answer takes is measured on a quiet machine, by `npm run bench:malformed`. */
const slowMs = Number.POSITIVE_INFINITY;

const api = useApi(
  { replyEngine: newLineEngine },
  { METRICS_TOKEN: 'x'.repeat(16), RATE_LIMIT_SCALE: '1000000' },
);

it.each(fuzzTargets())('no input to $name causes a server error', async (target) => {
  const { broken, sent } = await sendMalformed(api.origin, target, {
    count: COUNT,
    seed: SEED,
    slowMs,
  });
  expect(broken).toEqual([]);
  expect(sent).toBe(COUNT);
});

it('covers every header that is read', async () => {
  const api = join(import.meta.dirname, '../..');
  const read = new Set<string>();
  for await (const file of glob('{http,visits,adapters/payments}/**/*.ts', { cwd: api })) {
    if (file.endsWith('.test.ts')) continue;
    const text = readFileSync(join(api, file), 'utf8');
    for (const [, dotted, quoted, got] of text.matchAll(READ))
      read.add(dotted ?? quoted ?? got ?? '');
  }
  expect([...read].filter((name) => !(name in HEADERS))).toEqual([]);
  expect(read.size).toBeGreaterThan(10);
});

const READ = /\bheaders\.([a-z]+)\b(?![('])|\bheaders\['([a-z-]+)'\]|\breq\.get\('([a-z-]+)'\)/g;

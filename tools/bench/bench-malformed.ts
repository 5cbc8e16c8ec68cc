import { parseArgs } from 'node:util';
import { type FuzzTarget, fuzzTargets } from '../../api/test/support/malformed/fuzz-targets.ts';
import { type Sent, sendMalformed } from '../../api/test/support/malformed/send-malformed.ts';
import { createProgress } from '../../ops/bootstrap/progress.mjs';
import { buildIfStale } from '../../ops/build/build-if-stale.ts';
import { type Lifecycle, runCommand } from '../../ops/process/lifecycle.ts';
import { makePrivateState, removePrivateState } from '../../ops/testing/private-state.ts';
import { startProduct } from '../../ops/testing/product.ts';

const SLOW_MS = 50;
/** Concurrent requests: the product and this process have a core each. */
const LANES = 2;
const SHOWN = 5;

/** Proxies are believed and `/metrics` is open, so that their headers are read; limits are counted, and never met. */
const ENVIRONMENT = {
  TRUST_PROXY: 'loopback',
  RATE_LIMIT_SCALE: '1000000',
  METRICS_TOKEN: 'x'.repeat(16),
};

const progress = createProgress();
await runCommand(progress, bench);

/**
 * `npm run bench:malformed -- [--count 1000] [--seed 1] [name…]`: this many malformed requests to each endpoint, page and header of a
 * running product. Exits 1 where one is answered with 5xx, or takes 50 ms longer than the well-formed call, each time.
 */
async function bench(life: Lifecycle): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { count: { type: 'string' }, seed: { type: 'string' } },
    allowPositionals: true,
  });
  const [count, seed] = [Number(values.count ?? 1_000), Number(values.seed ?? 1)];
  const isMeant = ({ name }: FuzzTarget) =>
    positionals.length === 0 || positionals.some((part) => name.includes(part));
  await buildIfStale(progress, life.signal);
  const state = await makePrivateState('malformed');
  life.defer(() => removePrivateState(state));
  const product = await startProduct({ state, env: ENVIRONMENT });
  life.defer(product.stop);
  progress.line(`${'target'.padEnd(40)}   sent   5xx  slow  once  worst ms  answers`);
  let bad = 0;
  const targets = fuzzTargets().filter(isMeant).values();
  const lane = async () => {
    for (const target of targets) {
      const sent = await sendMalformed(product.url, target, { count, seed, slowMs: SLOW_MS });
      progress.line(line(sent));
      for (const text of [...sent.broken, ...sent.slow].slice(0, SHOWN)) progress.line(`  ${text}`);
      bad += sent.broken.length + sent.slow.length;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  progress.line(
    `${bad} of them were answered with 5xx, or by ${SLOW_MS} ms slower than well-formed, each time`,
  );
  return bad === 0 ? 0 : 1;
}

function line({ name, sent, broken, slow, slowOnce, worstMs, statuses }: Sent): string {
  const figures = [
    String(sent).padStart(6),
    String(broken.length).padStart(5),
    String(slow.length).padStart(5),
    String(slowOnce).padStart(5),
    worstMs.toFixed(1).padStart(9),
  ];
  const answers = [...statuses].toSorted(([a], [b]) => a - b).map(([code, n]) => `${code}×${n}`);
  return `${name.padEnd(40)} ${figures.join(' ')}  ${answers.join(' ')}`;
}

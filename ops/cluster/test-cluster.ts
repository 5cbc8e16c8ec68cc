import { parseArgs } from 'node:util';
import { createProgress } from '../bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../process/lifecycle.ts';
import { testOn } from '../testing/test-on.ts';
import { DRILLS } from './drills.ts';
import { auditWhenServed, startCluster, startNodes } from './start-cluster.ts';

const progress = createProgress();
await runCommand(progress, testCluster);

/**
 * `npm run test:cluster [part of a name]`: three nodes of Galera behind HAProxy, processes of the API on them, and what may
 * happen to them. 1 where a text was lost or duplicated, the books do not add up, or there was no answer for too long.
 * With `-- --suite [file…]` the tests of API and database on that cluster instead.
 */
async function testCluster(life: Lifecycle): Promise<number> {
  const options = { suite: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  return values.suite ? runSuite(life, positionals) : runDrills(life, positionals.join(' '));
}

async function runSuite(life: Lifecycle, files: string[]): Promise<number> {
  const { writer } = await startNodes(life, progress);
  return testOn(writer, { progress, life, args: files });
}

async function runDrills(life: Lifecycle, wanted: string): Promise<number> {
  const drills = DRILLS.filter(({ name }) => name.includes(wanted));
  const cluster = await startCluster(life, progress, { spread: true });
  let broken = 0;
  progress.line(`${' '.repeat(56)}answered  repeated     gap   wrong  audit`);
  for (const { name, mostGapMs, run } of drills) {
    life.signal.throwIfAborted();
    const { answered, failed, gapMs, wrong } = await run(cluster);
    const failures = await auditWhenServed(cluster.db);
    const isFine = wrong === 0 && failures.length === 0 && gapMs <= mostGapMs && answered > 0;
    if (!isFine) broken++;
    const cells = [
      `${isFine ? 'ok  ' : 'NOT '} ${name}`.padEnd(56),
      String(answered).padStart(8),
      String(failed).padStart(10),
      `${(gapMs / 1000).toFixed(1)} s`.padStart(8),
      String(wrong).padStart(8),
      `  ${failures.length === 0 ? 'clean' : failures.map((failure) => failure.name).join('; ')}`,
    ];
    progress.line(cells.join(''));
  }
  return broken === 0 ? 0 : 1;
}

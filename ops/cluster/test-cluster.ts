import { createProgress } from '../bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../process/lifecycle.ts';
import { DRILLS } from './drills.ts';
import { auditWhenServed, startCluster } from './start-cluster.ts';

const progress = createProgress();
await runCommand(progress, testCluster);

/**
 * `npm run test:cluster [part of a name]`: three nodes of Galera behind HAProxy, processes of the API on them, and what may
 * happen to them. 1 where a text was lost or duplicated, the books do not add up, or there was no answer for too long.
 */
async function testCluster(life: Lifecycle): Promise<number> {
  const wanted = process.argv.slice(2).join(' ');
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

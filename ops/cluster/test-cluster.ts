import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from '#db/audit.ts';
import { openDatabase, PATIENT } from '#db/client.ts';
import { startGalera } from '#db/cluster/galera.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { syncContent } from '#db/sync-content.ts';
import { createProgress } from '../bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../process/lifecycle.ts';
import { ROOT } from '../setup/root.ts';
import { CONTENT_DIR } from '../setup/storage.ts';
import { startApi } from './api-process.ts';
import { type Cluster, DRILLS } from './drills.ts';
import { startProxy } from './haproxy.ts';
import { unpackPrograms } from './packages.ts';

const PORTS = { writer: 14_600, all: 14_601 };

const progress = createProgress();
await runCommand(progress, testCluster);

/**
 * `npm run test:cluster [part of a name]`: three nodes of Galera behind HAProxy, processes of the API on them, and what may
 * happen to them. 1 where a text was lost or told twice, the books do not add up, or nobody was answered for too long.
 */
async function testCluster(life: Lifecycle): Promise<number> {
  const wanted = process.argv.slice(2).join(' ');
  const folder = join(ROOT, '.local', 'cluster');
  mkdirSync(folder, { recursive: true });
  const programs = await progress.step('Fetching programs', () =>
    unpackPrograms(join(folder, 'programs')),
  );
  const galera = await progress.step('Starting three nodes', () =>
    startGalera(join(folder, 'nodes'), programs),
  );
  life.defer(galera.stop);
  const stopProxy = await startProxy(join(folder, 'proxy'), galera, programs, PORTS);
  life.defer(stopProxy);
  const writer = galera.urlAt(PORTS.writer);
  const db = openDatabase(galera.nodes[0].url, PATIENT);
  life.defer(() => db.close());
  await progress.step('Migrating', () => migrateDatabase(galera.nodes[0].url));
  await syncContent(db, CONTENT_DIR);
  const begin = async (url: string) => {
    const api = await startApi(url, join(folder, 'state'));
    life.defer(api.stop);
    return api;
  };
  const cluster = await progress.step<Cluster>('Starting four processes', async () => ({
    galera,
    apis: [await begin(writer), await begin(writer)],
    spread: [await begin(galera.urlAt(PORTS.all)), await begin(galera.urlAt(PORTS.all))],
  }));

  let broken = 0;
  progress.line(
    '                                                    answered  repeated     gap   wrong  audit',
  );
  for (const { name, mostGapMs, run } of DRILLS.filter((drill) => drill.name.includes(wanted))) {
    life.signal.throwIfAborted();
    const { answered, failed, gapMs, wrong } = await run(cluster);
    const failures = await audit(db);
    const isFine = wrong === 0 && failures.length === 0 && gapMs <= mostGapMs && answered > 0;
    if (!isFine) broken++;
    const cells = [
      `${isFine ? 'ok  ' : 'NOT '} ${name}`.padEnd(52),
      String(answered).padStart(8),
      String(failed).padStart(9),
      `${(gapMs / 1000).toFixed(1)} s`.padStart(8),
      String(wrong).padStart(7),
      `  ${failures.length === 0 ? 'clean' : failures.map((failure) => failure.name).join('; ')}`,
    ];
    progress.line(cells.join(''));
  }
  return broken === 0 ? 0 : 1;
}

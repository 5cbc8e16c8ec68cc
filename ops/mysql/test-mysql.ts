import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startMysql } from '#db/cluster/mysql.ts';
import { createProgress } from '../bootstrap/progress.mjs';
import { freePort } from '../process/free-port.ts';
import { type Lifecycle, runCommand } from '../process/lifecycle.ts';
import { ROOT } from '../setup/root.ts';
import { PARTS } from '../testing/test-parts.ts';
import { unpackMysql } from './programs.ts';

/** Each file migrates a database of its own, which takes MySQL several times as long as MariaDB. */
const PATIENCE = '3';

const progress = createProgress();
await runCommand(progress, testMysql);

/**
 * `npm run test:mysql [file…]`: the tests of API and database on a MySQL 9 that Debian's packages bring, unpacked below
 * `.local/` (Debian on x86-64 alone).
 */
async function testMysql(life: Lifecycle): Promise<number> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'MySQL is unpacked from Debian’s packages for x86-64: run this there, or npm test -- api with TEST_DATABASE_URL.',
    );
  }
  const folder = join(ROOT, '.local', 'mysql');
  mkdirSync(folder, { recursive: true });
  const unpacked = join(folder, 'programs');
  await progress.step('Fetching MySQL', () => unpackMysql(unpacked));
  const data = join(folder, `data-${process.pid}`);
  const server = await progress.step('Starting MySQL', async () =>
    startMysql(data, unpacked, await freePort()),
  );
  life.defer(server.stop);
  progress.line(`MySQL ${server.version}`);
  process.env.TEST_DATABASE_URL = server.url;
  process.env.TEST_PATIENCE = PATIENCE;
  const run = PARTS.api;
  if (!run) throw new Error('The tests have no part of the API');
  const { passed, failed } = await run({ progress, life, args: process.argv.slice(2) });
  progress.line(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

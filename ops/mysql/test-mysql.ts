import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { startMysql } from '#db/cluster/mysql.ts';
import { createProgress } from '../bootstrap/progress.mjs';
import { freePort } from '../process/free-port.ts';
import { type Lifecycle, runCommand } from '../process/lifecycle.ts';
import { ROOT } from '../setup/root.ts';
import { testOn } from '../testing/test-on.ts';
import { unpackMysql } from './programs.ts';

const MEMORY = '/dev/shm';
const ROOM = 4 * 2 ** 30;

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
  const data = join(inMemory() ?? folder, `jaanu-mysql-${process.pid}`);
  const server = await progress.step('Starting MySQL', async () =>
    startMysql(data, unpacked, await freePort()),
  );
  life.defer(server.stop);
  progress.line(`MySQL ${server.version}`);
  return testOn(server.url, { progress, life, args: process.argv.slice(2) });
}

/** A folder in memory, where there is one with room: what the server writes of its own would queue at a disk. */
function inMemory(): string | undefined {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : undefined;
}

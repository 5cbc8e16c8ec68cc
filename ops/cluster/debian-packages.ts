import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Programs } from '#db/cluster/galera.ts';
import { runQuietly } from '../process/output.ts';

/** What three nodes of Galera behind a HAProxy need beside MariaDB itself, by Debian's names. */
const PACKAGES = [
  'galera-4',
  'mariadb-server',
  'mariadb-client-core',
  'rsync',
  'libpopt0',
  'lsof',
  'iproute2',
  'haproxy',
  'liblua5.3-0',
  'libopentracing-c-wrapper0',
  'libopentracing1',
];

/**
 * Fetches packages into a folder, once, by apt (Debian and its derivatives alone).
 * @param packages those of a cluster unless others are named
 */
export async function unpackPrograms(folder: string, packages = PACKAGES): Promise<Programs> {
  if (!existsSync(folder)) {
    const draft = `${folder}.new-${process.pid}`;
    const debs = join(draft, 'debs');
    mkdirSync(debs, { recursive: true });
    await runQuietly('apt-get', ['update', '-q']).catch(() => undefined);
    await download(debs, packages);
    for (const name of readdirSync(debs)) {
      await runQuietly('dpkg-deb', ['-x', join(debs, name), draft]);
    }
    rmSync(debs, { recursive: true });
    renameSync(draft, folder);
  }
  const bins = ['usr/bin', 'usr/sbin', 'bin', 'sbin'].map((bin) => join(folder, bin));
  const env = {
    PATH: [...bins, '/usr/bin', '/usr/sbin', '/bin', '/sbin'].join(':'),
    LD_LIBRARY_PATH: join(folder, 'usr/lib/x86_64-linux-gnu'),
  };
  return { path: (name) => join(folder, name), env };
}

async function download(cwd: string, packages: string[]): Promise<void> {
  const child = spawn('apt-get', ['download', '-q', ...packages], { cwd, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`apt-get could not download ${packages.join(', ')}.`);
}

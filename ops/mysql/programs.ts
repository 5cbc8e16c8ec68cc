import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../process/output.ts';

const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** What the server's packages ask for, and the server does without. */
const UNUSED = /^(perl|libperl|gcc-|libgdbm|libdb5|libc-gconv)/;

/**
 * Fetches MySQL's server into a folder, once. Debian's stable releases have none, so it comes from the unstable one, with
 * all its libraries and their loader: nothing of the system is changed, and nothing of the system is used.
 * @throws where this is no Debian, or its packages cannot be reached
 */
export async function unpackMysql(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}.new-${process.pid}`;
  const apt = join(draft, 'apt');
  const archives = join(apt, 'cache', 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  mkdirSync(join(apt, 'state', 'lists', 'partial'), { recursive: true });
  const format = ['--format', '$(REPO_URI)', 'Created-By: Packages'];
  const found = await runQuietly('apt-get', ['indextargets', ...format]);
  const mirror = found.split('\n').find((uri) => /\/debian\/$/.test(uri));
  if (!mirror) throw new Error('MySQL is fetched from Debian, and apt names no mirror of it here.');
  writeFileSync(join(apt, 'sources'), `deb [signed-by=${KEYS}] ${mirror} sid main\n`);
  writeFileSync(join(apt, 'status'), '');
  writeFileSync(join(apt, 'conf'), settings(apt));
  const env = { ...process.env, APT_CONFIG: join(apt, 'conf') };
  await runQuietly('apt-get', ['update', '-q'], { env });
  const what = ['--download-only', '--no-install-recommends', 'mysql-server-core'];
  await runQuietly('apt-get', ['install', '-y', '-q', ...what], { env });
  const debs = readdirSync(archives).filter((deb) => deb.endsWith('.deb') && !UNUSED.test(deb));
  for (const deb of debs) await runQuietly('dpkg-deb', ['-x', join(archives, deb), draft]);
  rmSync(apt, { recursive: true });
  renameSync(draft, folder);
}

/** A state of apt's own. Mirrors may be some days old; what they hold is signed all the same. */
const settings = (apt: string): string => `Dir::State "${apt}/state";
Dir::State::status "${apt}/status";
Dir::Cache "${apt}/cache";
Dir::Etc::SourceList "${apt}/sources";
Dir::Etc::SourceParts "${apt}/none";
Dir::Etc::Preferences "${apt}/none";
Dir::Etc::PreferencesParts "${apt}/none";
Acquire::Check-Valid-Until "false";
APT::Sandbox::User "root";
`;

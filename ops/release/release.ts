import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createProgress } from '../bootstrap/progress.mjs';
import { buildPagesInto } from '../build/build-if-stale.ts';
import { runCommand } from '../process/lifecycle.ts';
import { runQuietly } from '../process/output.ts';
import { ROOT } from '../setup/root.ts';
import { makeRelease, PLACEHOLDERS, pack } from './make-release.ts';

const INTO = join(ROOT, '.local', 'release');
const PAGES = join(INTO, 'pages');

const progress = createProgress();
await runCommand(progress, release);

/**
 * `npm run release`: everything that runs in production as one folder and one tarball, whose paths are printed last.
 * `--version` names another version than `package.json`, `--without-node` leaves the pinned Node out.
 */
async function release(): Promise<number> {
  const { values } = parseArgs({
    options: {
      version: { type: 'string', default: versionOf() },
      'without-node': { type: 'boolean', default: false },
    },
  });
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(values.version)) {
    throw new Error('--version needs a version such as 1.2.3 or 1.2.3-rc.1.');
  }
  const pages = { PUBLIC_ORIGIN: PLACEHOLDERS.origin, PUBLIC_META_PIXEL_ID: PLACEHOLDERS.pixel };
  await buildPagesInto(PAGES, pages, progress);
  const folder = await progress.step('Making the release', async () =>
    makeRelease({
      into: INTO,
      pages: PAGES,
      version: values.version,
      withNode: !values['without-node'],
      ...(await commitHere()),
    }),
  );
  const tarball = await progress.step('Packing it', () => pack(folder));
  progress.line(folder);
  progress.line(tarball);
  return 0;
}

function versionOf(): string {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
}

/** The commit that is checked out, and its time; marked where files differ from it. */
async function commitHere(): Promise<{ commit: string; madeAt: number }> {
  const git = async (...args: string[]) => (await runQuietly('git', ['-C', ROOT, ...args])).trim();
  const [commit = '', madeAt] = (await git('log', '-1', '--format=%H %ct')).split(' ');
  const isChanged = (await git('status', '--porcelain')) !== '';
  return { commit: isChanged ? `${commit}+changes` : commit, madeAt: Number(madeAt) };
}

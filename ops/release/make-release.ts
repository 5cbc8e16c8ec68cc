import {
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Placeholders, Release } from '../../api/release.ts';
import { buildDeskPage } from '../desk/build-page.ts';
import { runQuietly } from '../process/output.ts';
import { ROOT } from '../setup/root.ts';
import { bundle } from './bundle.ts';
import { writePackages } from './runtime-packages.ts';

/** Placeholder for what only the environment knows; `.invalid` is reserved (RFC 2606). */
export const PLACEHOLDERS: Placeholders = {
  origin: 'https://origin.invalid',
  pixel: '000000000000000',
};

/** What of `content/` is read at run time, beside the pages that were built of the rest. */
const CONTENT = ['companions', 'memory', 'models', 'prompts', 'safety', 'talk'];
/** What of that only trains and measures. */
const UNREAD = ['content/safety/corpus', 'content/talk/dialogs', 'ops/deploy/test'];
const FURTHER = [
  'db/migrations',
  'ops/deploy',
  'ops/monitoring',
  'docs/operating',
  'LICENSE',
  '.env.example',
];

export interface Making {
  /** The folder of releases. */
  into: string;
  /** The pages, built with PLACEHOLDERS. */
  pages: string;
  version: string;
  commit: string;
  /** Of the commit, in seconds: all files get it, so that the same state makes the same files. */
  madeAt: number;
  /** Whether the pinned Node comes along. */
  withNode: boolean;
}

/** Makes a release's folder; one of this name is replaced. @returns its path */
export async function makeRelease(making: Making): Promise<string> {
  const { into, pages, version, commit, madeAt, withNode } = making;
  const folder = join(into, `jaanu-${version}`);
  const scratch = join(into, `.draft-${process.pid}`);
  // Its packages are listed under this name.
  const draft = join(scratch, 'jaanu');
  const put = (path: string) =>
    cpSync(join(ROOT, path), join(draft, path), {
      recursive: true,
      filter: (source) => !UNREAD.some((unread) => source === join(ROOT, unread)),
    });
  try {
    mkdirSync(draft, { recursive: true });
    for (const path of [...CONTENT.map((name) => `content/${name}`), ...FURTHER]) put(path);
    cpSync(pages, join(draft, 'dist'), { recursive: true });
    await buildDeskPage(join(draft, 'dist-desk'));
    const bundled = await bundle(draft);
    await writePackages(draft, { version, bundled, withNode });
    const release: Release = { version, commit, placeholders: PLACEHOLDERS };
    writeFileSync(join(draft, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    setTimes(draft, madeAt);
    const warm = join(draft, 'lib/warm.js');
    await runQuietly(process.execPath, [warm], { env: {} });
    rmSync(warm);
    setTimes(draft, madeAt);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return folder;
}

function setTimes(folder: string, at: number): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    utimesSync(join(folder, name), at, at);
  }
}

/** Packs a release's folder, owned by root whichever user made it. @returns the tarball's path */
export async function pack(folder: string): Promise<string> {
  const tarball = `${folder}.tar.gz`;
  const owned = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=go-w'];
  const what = ['-C', dirname(folder), basename(folder)];
  await runQuietly('tar', ['--create', '--gzip', `--file=${tarball}`, ...owned, ...what]);
  return tarball;
}

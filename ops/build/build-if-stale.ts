import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withLock } from '#db/local-server/lock.ts';
import type { Progress } from '../bootstrap/progress.mjs';
import { runQuietly, wordsOf } from '../process/output.ts';
import { DIST, ROOT } from '../setup/root.ts';
import { hashBuildInputs } from './build-inputs.ts';

/** The inputs' hash; a file of ours inside `dist/`, which the server must not serve. */
export const BUILD_STAMP = '.build-stamp';

const SCRATCH = join(ROOT, '.astro');
const ASTRO = join(ROOT, 'node_modules', '.bin', 'astro');

/** True when `dist` was made from these very inputs. */
export function isFresh(dist: string, inputs: string): boolean {
  try {
    return readFileSync(join(dist, BUILD_STAMP), 'utf8') === inputs;
  } catch {
    return false;
  }
}

/** Builds the pages when their inputs have changed since the last build. */
export async function buildIfStale(progress: Progress, signal?: AbortSignal): Promise<void> {
  const stale = () => !isFresh(DIST, hashBuildInputs(ROOT, process.env));
  if (stale()) await underLock(async () => (stale() ? build(progress, signal) : undefined));
}

/**
 * Builds the pages when they are stale; where that fails, those of the last good build stay.
 * Throws when there are none.
 */
export async function buildOrKeep(progress: Progress, signal?: AbortSignal): Promise<void> {
  try {
    await buildIfStale(progress, signal);
  } catch (error) {
    if (!existsSync(DIST) || signal?.aborted) throw error;
    progress.line(`${wordsOf(error)}\n\nThe pages of the last good build are served.\n`);
  }
}

/** Builds the pages whether or not they are stale. */
export const buildAnyway = (progress: Progress): Promise<void> => underLock(() => build(progress));

function underLock(work: () => Promise<void>): Promise<void> {
  mkdirSync(SCRATCH, { recursive: true });
  return withLock(join(SCRATCH, 'build.lock'), work);
}

/**
 * Builds the pages of another environment into a folder, beside those that are served here.
 * @param env what the pages take of it: BUILD_ENVIRONMENT
 */
export const buildPagesInto = (
  folder: string,
  env: Record<string, string>,
  progress: Progress,
): Promise<void> =>
  underLock(async () => {
    const wanted = { ...process.env, ...env };
    const inputs = hashBuildInputs(ROOT, wanted);
    if (isFresh(folder, inputs)) return;
    rmSync(folder, { recursive: true, force: true });
    await checkedBuild(folder, { env: wanted, progress });
    writeFileSync(join(folder, BUILD_STAMP), inputs);
  });

interface Building {
  env: NodeJS.ProcessEnv;
  progress: Progress;
  signal?: AbortSignal | undefined;
}

async function checkedBuild(outDir: string, { env, progress, signal }: Building): Promise<void> {
  // Only here: where the pages were built elsewhere, what reads them is not installed.
  const { refuseMistakes } = await import('../content/check.ts');
  await progress.step('Checking content', async () => refuseMistakes(join(ROOT, 'content')));
  await progress.step('Building pages', () => runAstro(outDir, env, signal));
}

/** Builds beside the old pages and swaps them, so that a failed build leaves the last good ones. */
async function build(progress: Progress, signal?: AbortSignal): Promise<void> {
  const inputs = hashBuildInputs(ROOT, process.env);
  const made = join(SCRATCH, `dist-${process.pid}`);
  const old = join(SCRATCH, `dist-old-${process.pid}`);
  try {
    await checkedBuild(made, { env: process.env, progress, signal });
    writeFileSync(join(made, BUILD_STAMP), inputs);
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(made, DIST);
  } finally {
    for (const left of [made, old]) rmSync(left, { recursive: true, force: true });
  }
}

async function runAstro(
  outDir: string,
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<void> {
  const args = [ASTRO, 'build', '--silent', '--outDir', relative(ROOT, outDir)];
  await runQuietly(process.execPath, args, { env: { ...env, NODE_ENV: 'production' }, signal });
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '../bootstrap/progress.mjs';
import { ProgramFailed, runQuietly } from '../process/output.ts';
import { ROOT } from '../setup/root.ts';

interface Check {
  title: string;
  program: string;
  args: string[];
}

/** The folders that hold code. */
export const SOURCES = ['api', 'content-reader', 'contract', 'db', 'ops', 'site', 'e2e', 'tools'];

/** Everything that can be known without a database or a browser; the slow ones first. */
const CHECKS: Check[] = [
  { title: 'Types of the pages', program: 'astro', args: ['check'] },
  {
    title: 'Types',
    program: 'tsc',
    args: ['--noEmit', '--incremental', '--tsBuildInfoFile', '.astro/tsc.json'],
  },
  { title: 'Content', program: '../../ops/content/check-content.ts', args: [] },
  { title: 'Migrations', program: '../../ops/checks/check-migrations.ts', args: [] },
  {
    title: 'Import rules',
    program: 'depcruise',
    args: SOURCES,
  },
  { title: 'Dead code', program: 'knip', args: [] },
  { title: 'Format and lint', program: 'biome', args: ['ci', '--colors=off', '.'] },
];

const AT_ONCE = 2;

/**
 * Runs every check, two at a time, a line for each.
 * @returns the output of those that failed
 */
export async function runChecks(progress: Progress): Promise<string[]> {
  // A new clone has no types of its content yet, and the compiler runs beside the check that makes them.
  if (!existsSync(join(ROOT, '.astro', 'types.d.ts'))) {
    await runCheck(progress, { title: 'Types of the content', program: 'astro', args: ['sync'] });
  }
  const waiting = [...CHECKS];
  const failures: string[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      await runCheck(progress, check).catch((error: unknown) => {
        failures.push(`${check?.title}\n\n${wordsOf(error)}`);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failures;
}

const runCheck = (progress: Progress, { title, program, args }: Check): Promise<string> =>
  progress.step(title, () =>
    runQuietly(process.execPath, [join(ROOT, 'node_modules', '.bin', program), ...args], {
      env: { ...process.env, NO_COLOR: '1' },
    }),
  );

const wordsOf = (error: unknown): string =>
  error instanceof ProgramFailed ? error.output.trim() : String(error);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '../bootstrap/progress.mjs';
import { buildIfStale, buildPagesInto } from '../build/build-if-stale.ts';
import { BUILD_ENVIRONMENT } from '../build/build-inputs.ts';
import { runChecks } from '../checks/checks.ts';
import type { Lifecycle } from '../process/lifecycle.ts';
import { ROOT } from '../setup/root.ts';
import { ensureProgram } from '../setup/system-packages.ts';
import { type Counts, readPlaywright, readVitest } from './counts.ts';
import { PAGES_WITHOUT_HOT, SPECS_WITHOUT_HOT, WITHOUT_HOT } from './without-hot.ts';

export interface PartRun {
  progress: Progress;
  life: Lifecycle;
  /** Passed on to the runner. */
  args: string[];
}

/** One part of the tests; it says what it does on the way. */
export type Part = (run: PartRun) => Promise<Counts>;

const REPORTS = join(ROOT, 'test-results');

/** The parts in the order in which `npm test` runs them: what fails fastest comes first. */
export const PARTS: Record<string, Part> = {
  verify: runVerify,
  unit: (run) => runVitest(run, 'unit', 'dom'),
  api: runApi,
  e2e: runE2e,
  'without-hot': runWithoutHot,
};

/** A green check is no test and does not count; a red one is a failure. */
async function runVerify({ progress }: PartRun): Promise<Counts> {
  const failures = await runChecks(progress);
  for (const failure of failures) progress.line(`\n${failure}\n`);
  return { passed: 0, failed: failures.length };
}

async function runApi(run: PartRun): Promise<Counts> {
  await ensureProgram('redis', run.progress);
  await ensureProgram('client', run.progress);
  return runVitest(run, 'api');
}

async function runVitest(run: PartRun, ...projects: string[]): Promise<Counts> {
  await ensureProgram('database', run.progress);
  const report = freshReport(`vitest-${projects[0]}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['vitest', 'run', ...chosen, ...reporters, ...run.args];
  return readVitest(report, await runTool(args, run.life), run.args.includes('-t'));
}

async function runE2e(run: PartRun): Promise<Counts> {
  for (const name of BUILD_ENVIRONMENT) delete process.env[name];
  await buildIfStale(run.progress, run.life.signal);
  return runPlaywright(run, 'playwright.json', run.args);
}

/** A build without "Hot" chats, and a part of the browser tests on it. */
async function runWithoutHot(run: PartRun): Promise<Counts> {
  for (const name of BUILD_ENVIRONMENT) delete process.env[name];
  await buildPagesInto(PAGES_WITHOUT_HOT, WITHOUT_HOT, run.progress);
  process.env.E2E_PAGES = PAGES_WITHOUT_HOT;
  const counts = await runPlaywright(run, 'without-hot.json', [
    ...SPECS_WITHOUT_HOT.map((name) => `${name}.spec`),
    ...run.args,
  ]);
  delete process.env.E2E_PAGES;
  return counts;
}

async function runPlaywright(run: PartRun, name: string, args: string[]): Promise<Counts> {
  await ensureProgram('database', run.progress);
  await ensureProgram('chromium', run.progress);
  const report = freshReport(name);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  const all = ['playwright', 'test', '--reporter=list,json', ...args];
  return readPlaywright(report, await runTool(all, run.life));
}

/** An old report must not be taken for this run's. */
function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}

/** Runs a test runner on our own terminal; its exit code. */
async function runTool([tool = '', ...args]: string[], life: Lifecycle): Promise<number> {
  const { NODE_ENV: _, ...env } = process.env;
  const program = join(ROOT, 'node_modules', '.bin', tool);
  const child = spawn(process.execPath, [program, ...args], { cwd: ROOT, env, stdio: 'inherit' });
  const stop = () => child.kill('SIGTERM');
  life.signal.addEventListener('abort', stop, { once: true });
  const [code] = (await once(child, 'exit')) as [number | null];
  life.signal.removeEventListener('abort', stop);
  return code ?? 1;
}

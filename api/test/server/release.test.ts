import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useEmptyDatabase } from '#db/test/fresh-database.ts';
import { freePort } from '../../../ops/process/free-port.ts';
import { makeRelease, PLACEHOLDERS } from '../../../ops/release/make-release.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';

const MAKING_MS = 300_000;
const SERVING_MS = 120_000;
const ORIGIN = 'https://jaanu.example';
const database = useEmptyDatabase();
let into: string;
let folder: string;

beforeAll(async () => {
  into = mkdtempSync(join(tmpdir(), 'jaanu-release-'));
  const pages = join(into, 'pages');
  mkdirSync(pages);
  writeFileSync(join(pages, 'index.html'), `<a href="${PLACEHOLDERS.origin}/">Jaanu</a>`);
  const of = { version: '1.2.3', commit: 'abc', madeAt: 1_700_000_000, withNode: false };
  folder = await makeRelease({ into, pages, ...of });
}, MAKING_MS);
afterAll(() => rmSync(into, { recursive: true }));

/** Runs a program of the release with nothing of this process's environment. */
function run(args: string[], env: Record<string, string> = {}) {
  const settings = {
    ...{ ...TEST_ENVIRONMENT, LOG_LEVEL: 'warn' },
    ...{ DATABASE_URL: database.url, PUBLIC_ORIGIN: ORIGIN, ALLOW_SANDBOX_PAYMENTS: '1' },
    ...env,
  };
  const child = spawn(process.execPath, args, { cwd: tmpdir(), env: settings, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  return { child, output: () => output, ended: once(child, 'close') as Promise<[number | null]> };
}
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
    .sort();

async function answering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await sleep(100);
  }
  throw new Error('It ended instead of answering');
}

it('names its version, its commit and exactly the packages that run in it', () => {
  expect(read('release.json')).toMatchObject({ version: '1.2.3', commit: 'abc' });
  const packages = Object.entries<{ dev?: boolean }>(read('package-lock.json').packages);
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter(([path, { dev }]) => dev || path.includes('/node-linux'))).toEqual([]);
  const bill = read('sbom.cdx.json');
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'jaanu' } },
  });
  expect(bill.components.map(({ name }: { name: string }) => name)).toContain('express');
  expect(readFileSync(join(folder, 'LICENSES.txt'), 'utf8')).toMatch(/^express \d.* \(MIT\)/m);
});

it(
  'refuses a database that was not migrated, and missing settings',
  async () => {
    const early = run([join(folder, 'server.js')]);
    expect(await early.ended).toEqual([1, null]);
    expect(early.output()).toContain('node ops.js migrate');
    const bare = run([join(folder, 'server.js')], { DATABASE_URL: '' });
    expect(await bare.ended).toEqual([1, null]);
    expect(bare.output()).toContain('DATABASE_URL: must be set in production');
  },
  SERVING_MS,
);

it(
  'migrates by a command of its own, serves, and leaves every file as it was',
  async () => {
    const before = files();
    const migrated = run([join(folder, 'ops.js'), 'migrate']);
    expect(await migrated.ended).toEqual([0, null]);
    const port = await freePort();
    const server = run([join(folder, 'server.js')], { PORT: `${port}` });
    const address = `http://127.0.0.1:${port}`;
    await answering(`${address}/readyz`, server.child);
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({
      ...{ status: 'ok', version: '1.2.3', commit: 'abc' },
    });
    expect(await (await fetch(address)).text()).toBe(`<a href="${ORIGIN}/">Jaanu</a>`);
    const audited = run([join(folder, 'ops.js'), 'audit']);
    expect(await audited.ended).toEqual([0, null]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual([0, null]);
    expect(files()).toEqual(before);
  },
  SERVING_MS,
);

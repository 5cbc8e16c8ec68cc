import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeLocalServer, startLocalServer } from './local-server.ts';

// MySQL takes seconds for what MariaDB does in tenths.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'jaanu-db-'));
});

afterEach(async () => {
  await removeLocalServer(dir);
  rmSync(dir, { recursive: true, force: true });
});

async function query(url: string, sql: string): Promise<unknown> {
  const connection = await createConnection({ uri: url });
  try {
    return (await connection.query(sql))[0];
  } finally {
    await connection.end();
  }
}

const serverPid = () => Number(readFileSync(join(dir, 'server.pid'), 'utf8'));
const isGone = () => expect(() => serverPid()).toThrow();

/** Another process that starts the server, prints its URL, and waits until it is stopped or killed. */
async function startElsewhere() {
  const script = join(dir, 'starter.ts');
  const module = join(import.meta.dirname, 'local-server.ts');
  writeFileSync(
    script,
    `import { startLocalServer } from ${JSON.stringify(module)};
     const server = await startLocalServer({ dir: ${JSON.stringify(dir)} });
     process.on('message', async () => { await server.stop(); process.exit(0); });
     process.send?.(server.url);`,
  );
  const child = fork(script, { execArgv: [] });
  const [url] = (await once(child, 'message')) as [string];
  return { child, url };
}

test('what was committed is there after a stop, and the password stays private', async () => {
  const first = await startLocalServer({ dir });
  await query(first.url, 'CREATE TABLE kept (n INT)');
  await query(first.url, 'INSERT INTO kept VALUES (7)');
  await query(first.url, 'CREATE DATABASE another');
  await first.stop();
  isGone();
  const second = await startLocalServer({ dir });
  expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  await second.stop();
  expect(statSync(join(dir, 'server', 'password')).mode & 0o777).toBe(0o600);
  expect(statSync(join(dir, 'server', 'data')).mode & 0o777).toBe(0o700);
});

test('what another server keeps in the common temporary folder is left alone', async () => {
  // A server that starts clears its temporary folder of everything named like this.
  const others = join(tmpdir(), `#sql-temptable-${process.pid}-1-1.MAD`);
  writeFileSync(others, '');
  try {
    const server = await startLocalServer({ dir });
    await server.stop();
    expect(existsSync(others)).toBe(true);
  } finally {
    rmSync(others, { force: true });
  }
});

test('a killed server recovers with every committed row', async () => {
  const first = await startLocalServer({ dir });
  await query(first.url, 'CREATE TABLE kept (n INT)');
  await query(first.url, 'INSERT INTO kept VALUES (1), (2)');
  process.kill(serverPid(), 'SIGKILL');
  const second = await startLocalServer({ dir });
  expect(await query(second.url, 'SELECT COUNT(*) AS n FROM kept')).toEqual([{ n: 2 }]);
  await second.stop();
  await first.stop();
  isGone();
});

test('a killed process leaves a server that the next one takes over', async () => {
  const { child } = await startElsewhere();
  const pid = serverPid();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const server = await startLocalServer({ dir });
  expect(serverPid()).toBe(pid);
  await server.stop();
  isGone();
});

test('two concurrent starts share one server, and the last to leave stops it', async () => {
  const [here, elsewhere] = await Promise.all([startLocalServer({ dir }), startElsewhere()]);
  expect(elsewhere.url).toBe(here.url);
  await here.stop();
  expect(await query(here.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  elsewhere.child.send('stop');
  await once(elsewhere.child, 'exit');
  isGone();
});

test('a half-made data folder is cleared away', async () => {
  const halfMade = join(dir, 'server.new-1');
  writeFileSync(halfMade, '');
  const server = await startLocalServer({ dir });
  expect(await query(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  expect(() => statSync(halfMade)).toThrow();
  await server.stop();
});

test('a path too long for a socket still works', async () => {
  const deep = join(dir, 'x'.repeat(60), 'y'.repeat(60));
  const server = await startLocalServer({ dir: deep });
  expect(await query(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  await server.stop();
  expect(await removeLocalServer(deep)).toBe(true);
});

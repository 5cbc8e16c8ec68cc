import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#db/connection/client.ts';
import { removeLocalServer, startLocalServer } from '#db/local-server.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { countAllRows } from '#db/queries/operations/backups.ts';
import { useEmptyDatabase } from '#db/test/fresh-database.ts';
import { CountRows } from '../../../ops/backup/count-rows.ts';
import { makeKeyPair } from '../../../ops/backup/keys.ts';
import { createErasedList } from '../../adapters/erased-list.ts';
import { erase } from '../../domain/user/erase.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { useApi } from '../support/use-api.ts';

const OPS = join(import.meta.dirname, '../../../ops/operator/ops.ts');
const api = useApi();
const empty = useEmptyDatabase();
const second = useEmptyDatabase();

let folder: string;
let file: string;
let keys: { BACKUP_RECIPIENT: string; BACKUP_KEY: string };
const gone: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jaanu-backup-'));
  const { recipient, identity } = await makeKeyPair();
  keys = { BACKUP_RECIPIENT: recipient, BACKUP_KEY: identity };
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs an operator's command in a separate process; its answer. */
async function ops(url: string, args: string[], env: Record<string, string> = {}) {
  const line = [OPS, '--state', join(folder, 'none'), '--json', ...args];
  const settings = {
    PATH: process.env.PATH,
    ...TEST_ENVIRONMENT,
    ...keys,
    DATABASE_URL: url,
    ...env,
  };
  return promisify(execFile)(process.execPath, line, { env: settings })
    .then(({ stdout }) => ({ code: 0, told: JSON.parse(stdout) }))
    .catch(({ code, stdout }) => ({ code, told: JSON.parse(stdout) }));
}

it('a backup of the running product is one private file, unreadable without its key', async () => {
  for (const name of ['one', 'two', 'three']) {
    const visitor = api.browser();
    const { user } = (await visitor.register()).body;
    const chatId = await visitor.startChat();
    await visitor.send(chatId, `I am ${name}; (a line\nthat breaks), 'quoted'\\`);
    gone.push(user.id);
  }
  const { code, told } = await ops(api.url, ['backup', folder]);
  expect(code).toBe(0);
  expect(told.rows).toEqual(await countAllRows(api.db.executor));
  file = told.file;
  expect(await readdir(folder)).toHaveLength(1);
  const bytes = await readFile(file);
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(bytes.includes('users')).toBe(false);
});

it('restores into an empty database with every row, and an audit that is clean', async () => {
  const { code, told } = await ops(empty.url, ['restore', file]);
  expect(told).toMatchObject({ failures: [] });
  expect(code).toBe(0);
  const restored = openDatabase(empty.url);
  // And a line of the operators' log: that it was restored.
  expect(await countAllRows(restored.executor)).toEqual({ ...told.rows, operator_log: 1 });
  const [noted] = await restored.pool.query('select command from operator_log');
  expect(noted).toEqual([{ command: 'restore' }]);
  await restored.close();
});

it('refuses a database that holds something', async () => {
  expect(await ops(empty.url, ['restore', file])).toMatchObject({
    code: 1,
    told: { error: 'This database is not empty: make a new one.' },
  });
});

it('names the keys that the settings lack, before it touches anything', async () => {
  const other = { CHAT_KEYS: `test:${Buffer.alloc(32, 8).toString('base64')}` };
  expect(await ops(second.url, ['restore', file], other)).toMatchObject({
    code: 1,
    told: { error: 'The settings here lack what this backup needs: chat key test.' },
  });
});

it.each([
  ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
  ['changed', (bytes: Buffer) => Buffer.from(bytes).fill(0, bytes.length - 40, bytes.length - 30)],
])('a file that was %s is refused', async (name, spoil) => {
  const spoilt = join(folder, `${name}.age`);
  await writeFile(spoilt, spoil(await readFile(file)));
  const { code, told } = await ops(second.url, ['verify-backup', spoilt]);
  expect(code).toBe(1);
  expect(told.error).toBeTruthy();
});

it('a different key opens nothing', async () => {
  const { identity } = await makeKeyPair();
  expect(await ops(second.url, ['restore', file], { BACKUP_KEY: identity })).toMatchObject({
    code: 1,
  });
});

it('is verified in a server of its own', async () => {
  const { code, told } = await ops(api.url, ['verify-backup', file]);
  expect(told).toMatchObject({ failures: [], missing: [] });
  expect(code).toBe(0);
});

it('visitors erased after the backup are erased again in the restored database', async () => {
  const list = join(folder, 'erased');
  const noteErased = createErasedList(list, { now: () => new Date(), log: api.context.log });
  const [first = '', next = ''] = gone;
  await erase({ ...api.context, noteErased }, first);
  await erase({ ...api.context, noteErased }, next);
  expect(await readFile(list, 'utf8')).not.toContain(first);
  expect(await ops(empty.url, ['erase-again', list])).toMatchObject({
    code: 0,
    told: { names: 2, erased: 2 },
  });
  const restored = openDatabase(empty.url);
  const [rows] = await restored.pool.query('SELECT id FROM users WHERE id IN (?)', [gone]);
  expect(rows).toEqual([{ id: gone[2] }]);
  await restored.close();
  expect(await ops(empty.url, ['erase-again', list])).toMatchObject({ told: { erased: 0 } });
  expect(await ops(empty.url, ['audit'])).toMatchObject({ code: 0 });
});

it('a list that cannot be written does not prevent erasure', async () => {
  const noteErased = createErasedList('/nowhere/at/all', {
    now: () => new Date(),
    log: api.context.log,
  });
  await erase({ ...api.context, noteErased }, gone[2] as string);
});

it('counts rows as both servers write them, wherever a chunk ends', () => {
  const dump =
    "-- jaanu x\nINSERT INTO `a` VALUES\n(1,'x\\n(y'),\n(2,'INSERT INTO `b` VALUES (');\nINSERT INTO `b` VALUES (1);\nINSERT INTO `b` VALUES (2);\n";
  for (const size of [1, 7, 1000]) {
    const counted = new CountRows();
    for (let at = 0; at < dump.length; at += size) counted.write(dump.slice(at, at + size));
    expect(counted.rows).toEqual({ a: 2, b: 2 });
    expect(counted.comments).toEqual(['-- jaanu x']);
  }
});

it('a restored backup is brought up to an instant by the binary log', async () => {
  const dir = join(folder, 'logged');
  const server = await startLocalServer({ dir, binaryLog: join(folder, 'log') });
  try {
    const urlOf = (name: string) => {
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    };
    const live = openDatabase(server.url);
    await migrateDatabase(server.url);
    const note = (id: string) => live.pool.query('INSERT INTO processes (id) VALUES (?)', [id]);
    await note('before');
    const taken = await ops(server.url, ['backup', join(folder, 'logged-backups')]);
    await note('after');
    await sleep(2_100);
    const until = new Date(Math.floor(Date.now() / 1000) * 1000);
    await sleep(1_100);
    await note('too late');
    // As they survive a server: without what is done to it further.
    const kept = await mkdtemp(join(folder, 'kept-'));
    const logs = (await readdir(folder)).filter((name) => /^log\.\d+$/.test(name));
    for (const name of logs) await copyFile(join(folder, name), join(kept, name));
    const files = logs.map((name) => join(kept, name));
    for (const [name, args, wanted] of [
      ['restored_whole', [], ['after', 'before', 'too late']],
      ['restored_until', ['--until', until.toISOString()], ['after', 'before']],
    ] as const) {
      await live.pool.query(`CREATE DATABASE ${name}`);
      expect(await ops(urlOf(name), ['restore', taken.told.file])).toMatchObject({ code: 0 });
      const caughtUp = await ops(urlOf(name), ['catch-up', taken.told.file, ...files, ...args]);
      expect(caughtUp).toMatchObject({ code: 0, told: { failures: [] } });
      const [rows] = await live.pool.query(`SELECT id FROM ${name}.processes ORDER BY id`);
      expect(rows).toEqual(wanted.map((id) => ({ id })));
    }
    await live.close();
  } finally {
    await server.stop();
    await removeLocalServer(dir);
  }
}, 120_000);

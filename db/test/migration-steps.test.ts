import type { MigrationMeta } from 'drizzle-orm/migrator';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionOptions } from '../connection/client.ts';
import { migrateDatabase } from '../migrate.ts';
import { runMigration } from '../migration-steps.ts';
import { useEmptyDatabase } from './fresh-database.ts';

const database = useEmptyDatabase();
let connection: mysql.Connection;
let other: mysql.Connection;

beforeAll(async () => {
  await migrateDatabase(database.url);
  connection = await mysql.createConnection(connectionOptions(database.url));
  other = await mysql.createConnection(connectionOptions(database.url));
});
afterAll(() => Promise.all([connection.end(), other.end()]));

let serial = 0;
const migration = (...sql: string[]): MigrationMeta & { tag: string } => ({
  tag: `${++serial}_trial`,
  sql,
  bps: true,
  hash: `${serial}`,
  folderMillis: 9_000_000_000_000 + serial,
});
const run = (meta: ReturnType<typeof migration>, sql = meta.sql, options = {}) =>
  runMigration(connection, { ...meta, sql }, options);
const rowsOf = async (query: string) => (await connection.query(query))[0];

it('one that fails half way says where, and continues there once its cause is fixed', async () => {
  const good = ['CREATE TABLE half (id int primary key)', 'INSERT INTO half VALUES (1)'];
  const meta = migration(...good, 'ALTER TABLE no_such_table ADD x int');
  await expect(run(meta)).rejects.toThrow(
    /_trial stopped at statement 3 of 3: ALTER TABLE no_such_table/,
  );
  await run(meta, [...good, 'ALTER TABLE half ADD x int']);
  expect(await rowsOf('SELECT id, x FROM half')).toEqual([{ id: 1, x: null }]);
  expect(await rowsOf('SELECT * FROM __migration_steps')).toEqual([]);
});

it.each([
  ['a table', 'CREATE TABLE made (id int primary key)'],
  ['a column', 'ALTER TABLE made ADD x int'],
  ['an index', 'CREATE INDEX made_x_ix ON made (x)'],
  ['a check', 'ALTER TABLE made ADD CONSTRAINT made_ck CHECK (x > 0)'],
  ['a foreign key', 'ALTER TABLE made ADD CONSTRAINT made_fk FOREIGN KEY (x) REFERENCES made (id)'],
  ['a check that goes', 'ALTER TABLE made DROP CONSTRAINT made_ck'],
])(
  '%s that was made when the process was killed, and not noted, is known',
  async (_, statement) => {
    const meta = migration(statement, 'SELECT 1');
    await connection.query(statement);
    await connection.query('INSERT INTO __migration_steps VALUES (?, 0)', [meta.folderMillis]);
    await run(meta);
  },
);

it('what existed before the first attempt is an error', async () => {
  await expect(run(migration('CREATE TABLE made (id int primary key)'))).rejects.toThrow('made');
});

it('a locked table is waited for in short attempts, between which others are served', async () => {
  await connection.query('CREATE TABLE busy (id int primary key)');
  await other.beginTransaction();
  await other.query('SELECT * FROM busy');
  const said: string[] = [];
  const say = (text: string) => {
    said.push(text);
    if (said.length === 2) void other.commit();
  };
  await run(migration('ALTER TABLE busy ADD x int'), undefined, { say, pauseMs: 10 });
  expect(said.slice(0, 2).join()).toContain('somebody uses the table; tried 2 of 60 times');
});

it('and abandoned after the last, with nothing lost', async () => {
  await other.beginTransaction();
  await other.query('SELECT * FROM busy');
  const meta = migration('ALTER TABLE busy ADD y int');
  await expect(run(meta, undefined, { tries: 2, pauseMs: 10 })).rejects.toThrow('statement 1 of 1');
  await other.commit();
  await run(meta);
});

it('rows and their record are written together', async () => {
  const meta = migration('INSERT INTO half (id) VALUES (2)', 'INSERT INTO half (id) VALUES (2)');
  await expect(run(meta)).rejects.toThrow('statement 2 of 2');
  await run(meta, [meta.sql[0] as string, 'INSERT INTO half (id) VALUES (3)']);
  expect(await rowsOf('SELECT count(*) AS n FROM half')).toEqual([{ n: 3 }]);
});

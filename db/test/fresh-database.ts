import mysql from 'mysql2/promise';
import { afterAll, beforeAll, inject } from 'vitest';
import { connectionOptions, type Database, openDatabase } from '../connection/client.ts';
import { newId } from '../new-id.ts';

/** The address of another database on the server that the test run uses. */
export const databaseUrlOf = (name: string): string => {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return url.href;
};

/** Runs statements on the test server itself, outside any suite's database. */
export const onServer = (...statements: string[]): Promise<void> =>
  runOn(inject('databaseUrl'), statements);

async function runOn(url: string, statements: string[]): Promise<void> {
  const connection = await mysql.createConnection(connectionOptions(url));
  try {
    for (const statement of statements) await connection.query(statement);
  } finally {
    await connection.end();
  }
}

/** An empty database of the suite's own, made before its tests and dropped after them. */
export function useEmptyDatabase(): { url: string } {
  const name = `jaanu_test_${newId().replaceAll('-', '')}`;
  const holder = { url: '' };
  beforeAll(async () => {
    await onServer(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
    holder.url = databaseUrlOf(name);
  });
  afterAll(() => onServer(`DROP DATABASE ${name}`));
  return holder;
}

/** A migrated database of the suite's own with a pool on it. */
export function useDatabase(): { url: string; db: Database } {
  const empty = useEmptyDatabase();
  const holder = { url: '', db: undefined as unknown as Database };
  beforeAll(async () => {
    holder.url = empty.url;
    await runOn(empty.url, inject('migrated'));
    holder.db = openDatabase(empty.url);
  });
  afterAll(() => holder.db?.close());
  return holder;
}

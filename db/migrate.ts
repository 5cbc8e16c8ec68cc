import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import mysql from 'mysql2/promise';
import { connectionOptions } from './connection/client.ts';
import { isMissingTable } from './errors.ts';
import { type Patience, runMigration } from './migration-steps.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const LOCK_SECONDS = 60;

const TAGS: string[] = JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8')).entries.map(
  ({ tag }: { tag: string }) => tag,
);

/** How many migrations this version of the product needs. */
export const migrationCount: number = TAGS.length;

/** The database lacks tables or columns of this version. */
export class NotMigrated extends Error {
  override name = 'NotMigrated';
}

/** The same as drizzle's own migrator makes, which this one replaces: older databases continue. */
const APPLIED = `CREATE TABLE IF NOT EXISTS __drizzle_migrations (
  id serial primary key, hash text not null, created_at bigint)`;
const STEPS = `CREATE TABLE IF NOT EXISTS __migration_steps (
  created_at bigint primary key, done int not null)`;

export interface Migrating extends Partial<Patience> {
  /** Statements of the first pending migration that are already applied but not recorded. */
  alreadyDone?: { migration: string; statements: number };
}

/**
 * Applies the pending migrations, one process at a time: the lock belongs to the connection, so it is
 * released when a process dies. Behind a cluster, run it through one node (the lock is per node). Where nothing is
 * pending it writes nothing. An interrupted one continues after its last statement.
 * @returns the names of those it has applied
 * @throws {MigrationFailed} with the statement it stopped at
 */
export async function migrateDatabase(
  databaseUrl: string,
  options: Migrating = {},
): Promise<string[]> {
  const connection = await mysql.createConnection(connectionOptions(databaseUrl));
  try {
    if ((await pendingOn(connection)).length === 0) return [];
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      "SELECT GET_LOCK(CONCAT('jaanu:', LEFT(SHA2(DATABASE(), 256), 40)), ?) AS locked, @@character_set_database AS charset",
      [LOCK_SECONDS],
    );
    if (rows[0]?.locked !== 1) throw new Error('Another process is still migrating the database');
    if (rows[0]?.charset !== 'utf8mb4') await useUtf8(connection);
    await connection.query(APPLIED);
    await connection.query(STEPS);
    const pending = await pendingOn(connection);
    if (options.alreadyDone) await noteDone(connection, pending, options.alreadyDone);
    for (const migration of pending) await runMigration(connection, migration, options);
    return pending.map(({ tag }) => tag);
  } finally {
    await connection.end();
  }
}

/** What is still to be applied, oldest first. */
async function pendingOn(
  connection: mysql.Connection,
): Promise<(MigrationMeta & { tag: string })[]> {
  const all = readMigrationFiles({ migrationsFolder: FOLDER }).map((migration, at) => ({
    ...migration,
    tag: TAGS[at] as string,
  }));
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      'SELECT created_at AS createdAt FROM __drizzle_migrations',
    );
    const applied = new Set(rows.map(({ createdAt }) => Number(createdAt)));
    return all.filter(({ folderMillis }) => !applied.has(folderMillis));
  } catch (error) {
    if (isMissingTable(error)) return all;
    throw error;
  }
}

async function noteDone(
  connection: mysql.Connection,
  [first]: (MigrationMeta & { tag: string })[],
  { migration, statements }: NonNullable<Migrating['alreadyDone']>,
): Promise<void> {
  if (first?.tag !== migration) {
    throw new Error(`${migration} is not the next migration: that is ${first?.tag ?? 'none'}.`);
  }
  await connection.query('REPLACE INTO __migration_steps (created_at, done) VALUES (?, ?)', [
    first.folderMillis,
    statements,
  ]);
}

/** Emoji and Devanagari need four bytes; tables inherit the database's character set. */
const useUtf8 = (connection: mysql.Connection) =>
  connection.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/mysql2';
import { migrate } from 'drizzle-orm/mysql2/migrator';
import mysql from 'mysql2/promise';
import { connectionOptions } from './client.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const LOCK_SECONDS = 60;

/** How many migrations this version of the product needs. */
export const migrationCount: number = JSON.parse(
  readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8'),
).entries.length;

/** The database has not got every table and column of this version. */
export class NotMigrated extends Error {
  override name = 'NotMigrated';
}

/**
 * Applies the pending migrations, one process at a time: the lock belongs to the connection, so it
 * goes with a process that dies. Behind a cluster, run it through one node (the lock is per node).
 */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const connection = await mysql.createConnection(connectionOptions(databaseUrl));
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      "SELECT GET_LOCK(CONCAT('jaanu:', LEFT(SHA2(DATABASE(), 256), 40)), ?) AS locked, @@character_set_database AS charset",
      [LOCK_SECONDS],
    );
    if (rows[0]?.locked !== 1) throw new Error('Another process is still migrating the database');
    if (rows[0]?.charset !== 'utf8mb4') await useUtf8(connection);
    await migrate(drizzle(connection), { migrationsFolder: FOLDER });
  } finally {
    await connection.end();
  }
}

/** Emoji and Devanagari need four bytes; tables take over the database's character set. */
const useUtf8 = (connection: mysql.Connection) =>
  connection.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');

import mysql from 'mysql2/promise';
import { connectionOptions } from '../connection/client.ts';
import { migrateDatabase } from '../migrate.ts';

/** A migrated database, and how to make another one like it. */
export interface Migrated {
  /** Statements that fill an empty database with its tables and rows: a tenth of the time of migrating (MySQL). */
  copy: string[];
  drop(): Promise<void>;
}

/**
 * Migrates a database of its own on a server.
 * @param serverUrl whose user may make databases
 */
export async function migrateOnce(serverUrl: string): Promise<Migrated> {
  const name = `jaanu_migrated_${process.pid}`;
  const on = async <T>(url: string, work: (connection: mysql.Connection) => Promise<T>) => {
    const connection = await mysql.createConnection(connectionOptions(url));
    try {
      return await work(connection);
    } finally {
      await connection.end();
    }
  };
  const drop = () =>
    on(serverUrl, async (server) => void (await server.query(`DROP DATABASE IF EXISTS ${name}`)));
  await drop();
  await on(serverUrl, (server) =>
    server.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migrateDatabase(url.href);
  return { copy: await on(url.href, (own) => copyOf(own, name)), drop };
}

async function copyOf(connection: mysql.Connection, name: string): Promise<string[]> {
  const [tables] = await connection.query<mysql.RowDataPacket[]>('SHOW TABLES');
  const statements = ['SET foreign_key_checks = 0'];
  for (const row of tables) {
    const table = mysql.escapeId(String(Object.values(row)[0]));
    const [made] = await connection.query<mysql.RowDataPacket[]>(`SHOW CREATE TABLE ${table}`);
    statements.push(
      made[0]?.['Create Table'],
      `INSERT INTO ${table} SELECT * FROM ${name}.${table}`,
    );
  }
  return statements;
}

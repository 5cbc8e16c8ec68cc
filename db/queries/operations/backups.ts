import { sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { users } from '../../schema/index.ts';

const rowsOf = async <T>(db: Executor, query: ReturnType<typeof sql>): Promise<T[]> => {
  const [rows] = await db.execute(query);
  return rows as unknown as T[];
};

/** Whether the server keeps a binary log. */
export async function hasBinaryLog(db: Executor): Promise<boolean> {
  const [row] = await rowsOf<{ isOn: number }>(db, sql`select @@log_bin as isOn`);
  return row?.isOn === 1;
}

/** The rows of every table of this database. */
export async function countAllRows(db: Executor): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = database() and table_type = 'BASE TABLE'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await rowsOf<{ rows: number }>(
      db,
      sql`select count(*) as \`rows\` from ${sql.identifier(name)}`,
    );
    if (row && row.rows > 0) counts[name] = row.rows;
  }
  return counts;
}

/** Whether nothing was ever made in this database. */
export async function isEmptyDatabase(db: Executor): Promise<boolean> {
  const [row] = await rowsOf<{ tables: number }>(
    db,
    sql`select count(*) as \`tables\` from information_schema.tables where table_schema = database()`,
  );
  return row?.tables === 0;
}

/** Visitors whose id has one of these digests (SHA-256 in hexadecimal); reads every visitor. */
export const usersByDigest = (db: Executor, digests: string[]): Promise<{ id: string }[]> =>
  db.select({ id: users.id }).from(users).where(sql`sha2(${users.id}, 256) in ${digests}`);

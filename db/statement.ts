import { fillPlaceholders, type Placeholder, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/mysql2';
import mysql from 'mysql2/promise';
import { DRIZZLE, type Executor } from './client.ts';

/** A statement with its values, not yet sent. */
export interface Statement {
  toSQL(): { sql: string; params: unknown[] };
}

const builder: Executor = drizzle.mock(DRIZZLE);

/**
 * A statement of the hot path: built once, filled in at each call. Building the text anew takes
 * longer than anything else this side of the database does for a turn.
 * @param build makes it with `value('name')` in place of each value
 */
export function statement<V extends object>(
  build: (db: Executor, value: (name: keyof V & string) => Placeholder) => Statement,
): (values: V) => Statement {
  const { sql: text, params } = build(builder, (name) => sql.placeholder(name)).toSQL();
  return (values) => ({
    toSQL: () => ({
      sql: text,
      params: fillPlaceholders(params, values as Record<string, unknown>),
    }),
  });
}

/** A statement as text, its values escaped by the driver. */
export function inline(made: Statement): string {
  const { sql: text, params } = made.toSQL();
  return mysql.format(text, params as never, false, 'Z');
}

/** Sends one statement. */
export async function run(db: Executor, made: Statement): Promise<mysql.ResultSetHeader> {
  const [result] = await db.execute(sql.raw(inline(made)));
  return result;
}

/** Sends one query; its rows as the driver reads them. */
export async function rowsOf<T>(db: Executor, made: Statement): Promise<T[]> {
  const [rows] = await db.execute(sql.raw(inline(made)));
  return rows as unknown as T[];
}

/** A query of the hot path: `prepare` runs once for each executor. */
export function prepared<Q>(prepare: (db: Executor) => Q): (db: Executor) => Q {
  const known = new WeakMap<Executor, Q>();
  return (db) => {
    let query = known.get(db);
    if (query === undefined) {
      query = prepare(db);
      known.set(db, query);
    }
    return query;
  };
}

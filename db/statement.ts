import { is, Param, Placeholder, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/mysql2';
import mysql from 'mysql2/promise';
import { DRIZZLE, type Executor } from './connection/client.ts';

/** A statement with its values, not yet sent. */
export interface Statement {
  toSQL(): { sql: string; params: unknown[] };
  /** The same as text, split where its values go. */
  text?(): string;
}

const builder: Executor = drizzle.mock(DRIZZLE);

/**
 * A statement of the hot path: built and split once, joined with its values at each call. Building the text
 * again, or searching it for the places of its values, takes longer than anything else that the process does with the database for a turn.
 * @param build makes it with `value('name')` in place of each value
 */
export function statement<V extends object>(
  build: (db: Executor, value: (name: keyof V & string) => Placeholder) => Statement,
): (values: V) => Statement {
  const { sql: whole, params } = build(builder, (name) => sql.placeholder(name)).toSQL();
  const [first = '', ...rest] = whole.split('?');
  if (rest.length !== params.length) throw new Error(`A question mark of its own: ${whole}`);
  const values = params.map((param) => readerOf<V>(param));
  return (given) => ({
    toSQL: () => ({ sql: whole, params: values.map((value) => value(given)) }),
    text: () => rest.reduce((text, part, at) => text + escaped(values[at]?.(given)) + part, first),
  });
}

/** Where a value of a statement comes from: given by name, raw or encoded by its column, or constant. */
function readerOf<V extends object>(param: unknown): (given: V) => unknown {
  const isEncoded = is(param, Param);
  const value = isEncoded ? param.value : param;
  if (!is(value, Placeholder)) return () => param;
  const name = value.name as keyof V & string;
  const named = (given: V) => {
    if (!(name in given)) throw new Error(`A statement lacks its ${name}`);
    return given[name];
  };
  return isEncoded ? (given) => param.encoder.mapToDriverValue(named(given)) : named;
}

const escaped = (value: unknown): string => mysql.escape(value as never, true, 'Z');

/** A statement as text, its values escaped by the driver. */
export function inline(made: Statement): string {
  if (made.text) return made.text();
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

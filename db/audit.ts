import { type SQL, sql } from 'drizzle-orm';
import { changedSince, EVERYBODY, rulesOf } from './audit/rules.ts';
import { olderVariantRules, turnRules, type Within } from './audit/turn-rules.ts';
import type { Database, Executor } from './connection/client.ts';
import { firstIdAt } from './id-time.ts';

/** A rule that some rows violate. */
export interface AuditFailure {
  name: string;
  rows: Record<string, unknown>[];
}

/** Every row of a table. */
const ALL: Within = () => sql`1 = 1`;

/** The names of the rules. */
export const AUDIT_RULES: readonly string[] = Object.keys({
  ...turnRules(ALL),
  ...rulesOf(ALL, EVERYBODY),
});

/** Rules checked in parallel: each keeps one core of the server busy. */
const AT_ONCE = 2;

/** Turns in a range: with their texts and lines of the ledger some 35 MB, which stay in a small server's memory. */
const TURNS_AT_ONCE = 25_000;

const ROWS_SHOWN = 100;

/**
 * Checks the books. An empty list means that all is well; otherwise each violated rule with at most 100 rows. It only reads, so a
 * replica is sufficient.
 * @param since in growing tables, checks only what was written since that instant, and the balances it changed
 * @param heard called with how long a rule took, in milliseconds; of one that is checked range by range, each time
 * @param turnsAtOnce how many turns a range has
 */
export async function audit(
  { executor }: Database,
  since?: Date,
  heard: (name: string, ms: number) => void = () => undefined,
  turnsAtOnce = TURNS_AT_ONCE,
): Promise<AuditFailure[]> {
  const first = since && firstIdAt(since.getTime());
  const found = new Map<string, AuditFailure['rows']>(AUDIT_RULES.map((name) => [name, []]));
  const check = async (name: string, query: SQL) => {
    const start = performance.now();
    const [rows] = await executor.execute(sql`${query} limit ${sql.raw(String(ROWS_SHOWN))}`);
    heard(name, performance.now() - start);
    found.get(name)?.push(...(rows as unknown as AuditFailure['rows']));
  };
  const portions = portionsOf(executor, first, turnsAtOnce);
  const lane = async () => {
    for (let next = await portions.next(); !next.done; next = await portions.next())
      for (const [name, query] of Object.entries(next.value)) await check(name, query);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return [...found]
    .map(([name, rows]) => ({ name, rows: rows.slice(0, ROWS_SHOWN) }))
    .filter(({ rows }) => rows.length > 0);
}

/** All rules, or what they say since an id, in portions whose rules are checked one after the other. */
async function* portionsOf(
  db: Executor,
  first: string | undefined,
  turnsAtOnce: number,
): AsyncGenerator<Record<string, SQL>> {
  for await (const range of turnRanges(db, first ?? '', turnsAtOnce)) yield turnRules(range);
  if (first) yield olderVariantRules(first);
  const newer: Within = first ? (column) => sql`${sql.raw(column)} >= ${first}` : ALL;
  const rules = rulesOf(newer, first ? changedSince(first) : EVERYBODY);
  for (const [name, query] of Object.entries(rules)) yield { [name]: query };
}

/** Ranges of ids from one on, with so many turns in each: the ids of all tables start with the time. */
async function* turnRanges(db: Executor, first: string, size: number): AsyncGenerator<Within> {
  for (let from: string | undefined = first; from !== undefined; ) {
    const low: string = from;
    const [rows] = await db.execute(
      sql`select id from turns where id >= ${low} order by id limit 1 offset ${sql.raw(String(size))}`,
    );
    from = (rows as unknown as { id: string }[])[0]?.id;
    const end = from;
    yield (column) => {
      const id = sql.raw(column);
      return end === undefined ? sql`${id} >= ${low}` : sql`${id} >= ${low} and ${id} < ${end}`;
    };
  }
}

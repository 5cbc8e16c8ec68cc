import { beforeAll, expect } from 'vitest';
import { watchQueries } from '#db/test/watch-queries.ts';
import type { TestApi } from './use-api.ts';

/** Companions and prompts are a few dozen rows: reading them all is right. */
const SMALL = /^(companions|prompts)$/;
/** A page of a chat is 100 messages; nothing on the hot path may read many more rows. */
const MOST_ROWS = 200;

interface PlanRow {
  table: string | null;
  type: string | null;
  key: string | null;
  rows: number | string | null;
}

/** Hears which statements the API sends, and asks the database how it would run them. */
export function watchPlans(api: TestApi) {
  const seen: string[] = [];
  let isWatching = false;
  beforeAll(() => watchQueries(api.db, { before: (sql) => isWatching && seen.push(sql) }));

  /** The single statements that `work` sends, batches taken apart. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    seen.length = 0;
    isWatching = true;
    await work();
    isWatching = false;
    return seen
      .flatMap((sql) => sql.split(';\n'))
      .filter((sql) => /^\s*(select|update|delete)/i.test(sql));
  }

  /** What is done between is no part of what is watched. */
  async function pause(work: () => Promise<unknown>): Promise<void> {
    isWatching = false;
    await work();
    isWatching = true;
  }

  /** @param mostRows how many rows the database may estimate to read in one table */
  async function expectIndexed(sql: string, mostRows = MOST_ROWS): Promise<void> {
    const [plan] = await api.db.pool.query(`EXPLAIN FORMAT=TRADITIONAL ${sql}`);
    for (const { table, type, key, rows } of plan as PlanRow[]) {
      // No table: decided from a unique key before any row was read.
      if (table === null || SMALL.test(table)) continue;
      // One row at most that a key of null cannot have.
      if (type === 'const' && key === null) continue;
      const step = `${table} by ${key} (${type}, ${rows} rows) in ${sql}`;
      expect(type, step).not.toBe('ALL');
      expect(key, step).not.toBeNull();
      expect(Number(rows), step).toBeLessThanOrEqual(mostRows);
    }
  }

  return { statementsOf, pause, expectIndexed };
}

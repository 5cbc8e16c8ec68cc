import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../transaction.ts';
import { useDatabase } from './fresh-database.ts';

const database = useDatabase();

beforeAll(async () => {
  await database.db.pool.query('CREATE TABLE counters (id INT PRIMARY KEY, n INT NOT NULL)');
  await database.db.pool.query('INSERT INTO counters VALUES (1, 0), (2, 0)');
});

const add = (id: number) => sql`update counters set n = n + 1 where id = ${id}`;

async function counts(): Promise<number[]> {
  const [rows] = await database.db.pool.query('SELECT n FROM counters ORDER BY id');
  return (rows as { n: number }[]).map(({ n }) => n);
}

describe('a transaction', () => {
  it('runs again as a whole after a deadlock, until all have had their turn', async () => {
    const before = await counts();
    const crossing = Array.from({ length: 40 }, (_, i) =>
      inTransaction(database.db, async (tx) => {
        await tx.execute(add(i % 2 === 0 ? 1 : 2));
        await tx.execute(add(i % 2 === 0 ? 2 : 1));
      }),
    );
    const settled = await Promise.allSettled(crossing);
    const done = settled.filter(({ status }) => status === 'fulfilled').length;
    expect(await counts()).toEqual(before.map((n) => n + done));
    expect(done).toBeGreaterThan(20);
  });

  it('leaves nothing behind when its work throws', async () => {
    const before = await counts();
    const failing = inTransaction(database.db, async (tx) => {
      await tx.execute(add(1));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await counts()).toEqual(before);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { CHANGED_ONE, inBatch } from '../batch.ts';
import type { Database } from '../connection/client.ts';
import type { Statement } from '../statement.ts';
import { useDatabase } from './fresh-database.ts';

const database = useDatabase();

beforeAll(async () => {
  await database.db.pool.query('CREATE TABLE purses (id INT PRIMARY KEY, n INT NOT NULL)');
  await database.db.pool.query('CREATE TABLE takings (id INT AUTO_INCREMENT PRIMARY KEY)');
});

const made = (sql: string): Statement => ({ toSQL: () => ({ sql, params: [] }) });
const take = (id: number) =>
  made(`UPDATE purses SET n = LAST_INSERT_ID(n - 1) WHERE id = ${id} AND n > 0`);
const note = made('INSERT INTO takings VALUES ()');
const hasCommitted = () => Promise.reject(new Error('nobody asks'));

async function stateOf(id: number) {
  const [rows] = await database.db.pool.query(
    `SELECT n, (SELECT COUNT(*) FROM takings) AS noted FROM purses WHERE id = ${id}`,
  );
  return (rows as object[])[0];
}

describe('a batch', () => {
  it('does everything and reads what it has written', async () => {
    await database.db.pool.query('INSERT INTO purses VALUES (1, 3)');
    const read = made('SELECT n FROM purses WHERE id = 1');
    const done = await inBatch(database.db, [take(1), CHANGED_ONE, note], { hasCommitted, read });
    if (!done || done === 'unseen') throw new Error('undone');
    expect(done.results[0]).toMatchObject({ affectedRows: 1, insertId: 2 });
    expect(done.rows).toEqual([{ n: 2 }]);
    expect(await stateOf(1)).toMatchObject({ n: 2, noted: 1 });
  });

  it('changes nothing when a statement changed no row', async () => {
    await database.db.pool.query('INSERT INTO purses VALUES (2, 5), (3, 0)');
    const before = await stateOf(2);
    const statements = [take(2), CHANGED_ONE, note, take(3), CHANGED_ONE];
    expect(await inBatch(database.db, statements, { hasCommitted })).toBeUndefined();
    expect(await stateOf(2)).toEqual(before);
  });

  it('is applied once when its response takes longer than the timeout', async () => {
    await database.db.pool.query('INSERT INTO purses VALUES (5, 3)');
    const other = await database.db.pool.getConnection();
    await other.query('START TRANSACTION');
    await other.query('SELECT n FROM purses WHERE id = 5 FOR UPDATE');
    let looks = 0;
    const isNoted = async () => {
      if (looks++ === 0) await other.query('ROLLBACK');
      const [found] = await database.db.pool.query('SELECT id FROM takings WHERE id = 5000');
      return (found as object[]).length === 1;
    };
    const batch = [take(5), CHANGED_ONE, made('INSERT INTO takings VALUES (5000)')];
    const impatient = { ...database.db, commitTimeoutMs: 100 };
    expect(await inBatch(impatient, batch, { hasCommitted: isNoted })).toBeDefined();
    other.release();
    expect(looks).toBeGreaterThan(0);
    expect(await stateOf(5)).toMatchObject({ n: 2 });
  });

  it('grants no more than there is, however many call at once', async () => {
    await database.db.pool.query('INSERT INTO purses VALUES (4, 10)');
    const noted = await stateOf(4);
    const asked = Array.from({ length: 40 }, () =>
      inBatch(database.db, [take(4), CHANGED_ONE, note], { hasCommitted }),
    );
    const done = (await Promise.all(asked)).filter((batch) => batch !== undefined);
    expect(done).toHaveLength(10);
    expect(await stateOf(4)).toEqual({ n: 0, noted: (noted as { noted: number }).noted + 10 });
  });
});

describe('a batch whose transaction the server has dropped', () => {
  /** The first packet that holds this statement loses its transaction there, as on a node of a cluster it might. */
  function droppedOnceAt(marked: Statement): Database {
    const { pool } = database.db;
    const { sql } = marked.toSQL();
    let dropped = false;
    const getConnection = async () => {
      const connection = await pool.getConnection();
      const query = connection.query.bind(connection) as (options: unknown) => Promise<never>;
      connection.query = (options: unknown) => {
        const { sql: text, ...rest } =
          typeof options === 'string' ? { sql: options } : (options as { sql: string });
        if (dropped || !text.includes(sql)) return query(options);
        dropped = true;
        return query({ ...rest, sql: text.replace(sql, 'ROLLBACK') });
      };
      return connection;
    };
    return { ...database.db, pool: { ...pool, getConnection } as never };
  }
  const here = made('DO 1');

  it.each([
    ['between two changes', 6, [take(6), CHANGED_ONE, here, note]],
    ['just before its COMMIT', 7, [take(7), CHANGED_ONE, note, here]],
    ['ahead of its first change', 8, [here, take(8), CHANGED_ONE, note]],
  ])('%s: writes nothing by itself, and is done once when it runs again', async (_, id, batch) => {
    await database.db.pool.query(`INSERT INTO purses VALUES (${id}, 5)`);
    const { noted } = (await stateOf(id)) as { noted: number };
    expect(await inBatch(droppedOnceAt(here), batch, { hasCommitted })).toBeDefined();
    expect(await stateOf(id)).toEqual({ n: 4, noted: noted + 1 });
    // The connection is as before: single statements write.
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.db.pool.query('UPDATE purses SET n = n WHERE id = 1'),
      ),
    );
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { useDatabase } from './fresh-database.ts';

const database = useDatabase();

it('a statement that loses a deadlock runs again by itself', async () => {
  const { pool } = database.db;
  await pool.query('CREATE TABLE marks (id INT PRIMARY KEY, n INT NOT NULL)');
  const rows = Array.from({ length: 50 }, (_, id) => [id, 0]);
  await pool.query('INSERT INTO marks VALUES ?', [rows]);

  const other = await pool.getConnection();
  await other.query('START TRANSACTION');
  // The transaction with more changed rows is kept: the statement below is the one rolled back.
  await other.query('UPDATE marks SET n = 10 WHERE id BETWEEN 1 AND 40');
  const single = pool.query('UPDATE marks SET n = n + 1 WHERE id IN (0, 1) ORDER BY id');
  await sleep(200);
  await other.query('UPDATE marks SET n = 10 WHERE id = 0');
  await other.query('COMMIT');
  other.release();

  await single;
  const [[state]] = (await pool.query(
    'SELECT SUM(n) AS n FROM marks WHERE id IN (0, 1)',
  )) as never as [[{ n: string }]];
  expect(Number(state.n)).toBe(22);
});

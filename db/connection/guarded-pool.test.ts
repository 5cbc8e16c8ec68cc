import type mysql from 'mysql2/promise';
import { expect, it } from 'vitest';
import { DatabaseBusy } from '../errors.ts';
import { bounded } from './bounds.ts';
import { guardPool } from './guarded-pool.ts';

/** A pool on a server that is slow: where a statement may wait for less, the driver says so. */
function slowPool(answersInMs: number): mysql.Pool {
  const query = async ({ timeout = Number.POSITIVE_INFINITY }: { timeout?: number }) => {
    if (timeout < answersInMs)
      throw Object.assign(new Error('late'), { code: 'PROTOCOL_SEQUENCE_TIMEOUT' });
    return [[], []];
  };
  const connect = async () =>
    ({ query, execute: query, release: () => undefined, destroy: () => undefined }) as never;
  const pool = {} as mysql.Pool;
  const patience = { size: 8, waiting: 10, waitMs: 1_000, statementMs: 1_000 };
  guardPool(pool, { ...patience, connect, leaveHost: () => undefined });
  return pool;
}

const failuresOf = async (pool: mysql.Pool, leftMs: number) => {
  const call = () => bounded({ urgency: 'now', leftMs }, () => pool.query('SELECT 1'));
  const ended = await Promise.allSettled(Array.from({ length: 8 }, call));
  expect(ended.map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
};

it('calls that have no time left do not close a database that serves for the others', async () => {
  const pool = slowPool(500);
  await failuresOf(pool, 100);
  expect(await pool.query('SELECT 1')).toEqual([[], []]);
});

it('a database that does not answer in the time of a statement is left alone', async () => {
  const pool = slowPool(5_000);
  await failuresOf(pool, 4_500);
  await expect(pool.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseBusy);
});

it('an error of a statement shows the caller', async () => {
  const pool = slowPool(5_000);
  async function readsSomething() {
    await pool.query('SELECT 1');
  }
  const error = await readsSomething().catch((reason: Error) => reason);
  expect(error?.stack).toContain('readsSomething');
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import { audit } from '#db/audit.ts';
import { expireTurns } from '../../domain/chat/turn/expire-turns.ts';
import type { TestApi } from './use-api.ts';
import type { Visitor } from './visitor.ts';

/** Before or after a statement. */
export const MOMENTS = ['before', 'after'] as const;
export type Moment = (typeof MOMENTS)[number];

const AT_ONCE = 3;

/** A visitor's id and login, as a separate process needs them. */
export async function ownerOf({ db }: TestApi, visitor: Visitor): Promise<string[]> {
  const userId = (await visitor.register()).body.user.id;
  const [rows] = await db.pool.query(
    'SELECT credential_id AS login FROM browsers WHERE user_id = ?',
    [userId],
  );
  const [{ login } = { login: '' }] = rows as { login: string }[];
  return [userId, login];
}

/** Runs a script of `api/test` in a separate process; resolves to whether it was killed or finished. */
export async function endOf(script: string, args: string[]): Promise<'killed' | 'finished'> {
  const path = join(import.meta.dirname, '..', script);
  const child = spawn(process.execPath, [path, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  expect([code, signal]).toBeOneOf([
    [0, null],
    [null, 'SIGKILL'],
  ]);
  return signal ? 'killed' : 'finished';
}

/** What the job does once the leases of the dead are over; the books must balance after it. */
export async function expireTheDead({ db, context }: TestApi): Promise<void> {
  await db.pool.query(
    "UPDATE turns SET lease_until = CURRENT_TIMESTAMP(3) - INTERVAL 2 MINUTE WHERE status = 'open'",
  );
  await expireTurns(context);
  expect(await audit(db)).toEqual([]);
}

/**
 * Kills an action at its first statement, at its second, and so on until it comes to its end; after each, whatever
 * happened must be recovered.
 * @param begin what it needs, made again each time
 * @param run the action, to be killed at its nth statement
 * @param mended expects what has to hold afterwards
 * @returns how often it was killed
 */
export async function killedEverywhere<Case>(
  api: TestApi,
  begin: () => Promise<Case>,
  run: (one: Case, n: number) => Promise<'killed' | 'finished'>,
  mended: (one: Case) => Promise<void>,
): Promise<number> {
  let killed = 0;
  for (let done = 0, last = false; !last; done += AT_ONCE) {
    const tries = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, nth) => {
        const one = await begin();
        return { one, end: await run(one, done + nth + 1) };
      }),
    );
    await expireTheDead(api);
    for (const { one } of tries) await mended(one);
    killed += tries.filter(({ end }) => end === 'killed').length;
    last = tries.some(({ end }) => end === 'finished');
  }
  return killed;
}

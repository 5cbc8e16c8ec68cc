import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abandonedTurns } from '#db/queries/chat/turns.ts';
import { hearProcess, SILENT_SECONDS } from '#db/queries/operations/processes.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { ownerOf } from '../support/killed.ts';
import { slowEngine } from '../support/slow-engine.ts';
import { useApi } from '../support/use-api.ts';
import { Visitor } from '../support/visitor.ts';

/** Longer than a process may be silent, and than its turns may stay open after that. */
const REPLY_MS = 14_000;
const FREED_WITHIN_MS = 11_000;

const api = useApi({ replyEngine: slowEngine(REPLY_MS) });
let server: RunningServer;

beforeAll(async () => {
  server = await startServer(api.context, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.stop());

const statusOf = async (chatId: string) => {
  const [rows] = await api.db.pool.query(
    "SELECT status FROM turns WHERE session_id = ? AND request_key = 'message:left-open'",
    [chatId],
  );
  return (rows as { status: string }[])[0]?.status;
};

it('turns of a killed process are released within about ten seconds, those of a running one never', async () => {
  const [dying, living] = [await api.visitor(), await api.visitor()];
  const [left, kept] = [await dying.startChat(), await living.startChat()];
  const alive = new Visitor(server.url);
  alive.cookie = living.cookie;
  const answered = alive.send(kept, 'take your time');

  const script = join(import.meta.dirname, 'dead-process.child.ts');
  const args = [script, api.url, ...(await ownerOf(api, dying)), left];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  // It had sent heartbeats before: otherwise it cannot have fallen silent.
  await sleep(500);
  expect(await dying.balance()).toBe(19);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const start = performance.now();
  await expect.poll(() => dying.balance(), { timeout: 20_000, interval: 100 }).toBe(20);
  expect(performance.now() - start).toBeLessThan(FREED_WITHIN_MS);
  // Its name is free again: the repeat is answered.
  expect(await statusOf(left)).toBeUndefined();

  expect((await answered).status).toBe(200);
  expect(await living.balance()).toBe(19);
}, 40_000);

it('after the database was unavailable to everybody, no process is considered dead', async () => {
  const visitor = await api.visitor();
  const chat = await visitor.startChat();
  const [self, other] = [api.context.processId, 'other-process'];
  const { executor, pool } = api.db;
  await hearProcess(executor, other);
  await pool.query(
    `INSERT INTO turns (id, session_id, kind, cost, status, process_id, lease_until)
     VALUES ('owned-by-other', ?, 'message', 0, 'open', ?, CURRENT_TIMESTAMP(3) + INTERVAL 1 MINUTE)`,
    [chat, other],
  );
  const age = (seconds: number) =>
    pool.query(
      `UPDATE processes SET last_heard_at = CURRENT_TIMESTAMP(3) - INTERVAL ${seconds} SECOND,
         heard_since = CURRENT_TIMESTAMP(3) - INTERVAL 1 HOUR`,
    );
  const abandoned = async () => (await abandonedTurns(executor, self, 10)).map(({ id }) => id);
  await age(SILENT_SECONDS + 20);
  await hearProcess(executor, self);
  expect(await abandoned()).toEqual([]);
  // Had it been heard all that time, it could judge.
  await pool.query(
    'UPDATE processes SET heard_since = CURRENT_TIMESTAMP(3) - INTERVAL 1 HOUR WHERE id = ?',
    [self],
  );
  expect(await abandoned()).toEqual(['owned-by-other']);
  await hearProcess(executor, other);
  expect(await abandoned()).toEqual([]);
  await pool.query("DELETE FROM turns WHERE id = 'owned-by-other'");
});

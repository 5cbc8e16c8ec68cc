import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { leaveKeyCheck, wrongKeys } from '#db/queries/operations/key-checks.ts';
import { createCipher } from '#db/sealing/cipher.ts';
import { NO_OPTIONS } from '../../../ops/operator/arguments.ts';
import type { OperatorCommand } from '../../../ops/operator/command.ts';
import { keys } from '../../../ops/operator/keys/keys.ts';
import { rekey } from '../../../ops/operator/keys/rekey.ts';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { until } from '../support/until.ts';
import { useApi } from '../support/use-api.ts';
import { Visitor } from '../support/visitor.ts';

const VISITORS = 4;
const OLD = TEST_ENVIRONMENT.CHAT_KEYS;
const NEW = `new:${Buffer.alloc(32, 9).toString('base64')}`;
const OLD_SECRET = TEST_ENVIRONMENT.SESSION_SECRET;
const NEW_SECRET = 'n'.repeat(32);

const api = useApi();
const running: RunningServer[] = [];
afterAll(async () => {
  for (const server of running) await server.stop();
});

const contextWith = (CHAT_KEYS: string, SESSION_SECRET: string) =>
  createContext(readConfig({ ...TEST_ENVIRONMENT, CHAT_KEYS, SESSION_SECRET }), api.db, {
    replyEngine: echoEngine,
  });

/** A start like the product's, which refuses keys that do not open what is stored. */
async function begin(chatKeys: string, secrets: string): Promise<RunningServer> {
  const context = await contextWith(chatKeys, secrets);
  expect(await wrongKeys(api.db.executor, context.cipher)).toBeUndefined();
  await leaveKeyCheck(api.db.executor, context.cipher);
  return startServer(context, { host: '127.0.0.1', port: 0 });
}

/** What was sent to a process before it left the list has reached it by then. */
const LAST_CALLS_MS = 500;

/** Restarts one process after the other with other keys, as a proxy sees it: who stops is sent nothing more. */
async function round(chatKeys: string, secrets: string): Promise<void> {
  for (const _ of [1, 2]) {
    const server = running.shift();
    await sleep(LAST_CALLS_MS);
    await server?.stop();
    running.push(await begin(chatKeys, secrets));
  }
  await sleep(300);
}

async function operate(command: OperatorCommand, chatKeys: string, secrets: string) {
  const context = await contextWith(chatKeys, secrets);
  const said: string[] = [];
  const code = await command.run({
    db: api.db,
    cipher: context.cipher,
    services: async () => context,
    activeProviders: [],
    desk: undefined,
    args: [],
    reference: undefined,
    options: NO_OPTIONS,
    now: () => new Date(),
    write: () => undefined,
    say: (line) => said.push(line),
    tell: () => undefined,
    signal: new AbortController().signal,
  });
  return { code, said: said.join('\n') };
}

it('keys are rotated in two rounds under load, and no call fails', async () => {
  running.push(await begin(OLD, OLD_SECRET), await begin(OLD, OLD_SECRET));
  const ends: string[] = [];
  let isOver = false;
  const crowd = Array.from({ length: VISITORS }, async (_, nth) => {
    const visitor = new Visitor(running[0]?.url ?? '');
    await visitor.register();
    const id = await visitor.startChat();
    let sends = 0;
    for (; !isOver; sends++) {
      const through = new Visitor(running[(sends + nth) % running.length]?.url ?? '');
      through.cookie = visitor.cookie;
      const content = `text ${sends}`;
      const action = sends < 20 ? through.send(id, content) : through.to('messages', id);
      ends.push(`${(await action).status}`);
      visitor.cookie = through.cookie;
      await sleep(20);
    }
    return { visitor, id };
  });
  await sleep(200);

  // Not yet known to those that run.
  expect((await operate(keys, `${OLD},${NEW}`, OLD_SECRET)).code).toBe(1);
  await round(`${OLD},${NEW}`, `${OLD_SECRET},${NEW_SECRET}`);
  const first = await operate(keys, `${OLD},${NEW}`, `${OLD_SECRET},${NEW_SECRET}`);
  expect(first.said).toContain('chat:new: known to 2 of 2 processes, 0 texts need it');
  expect(first.code).toBe(0);
  await round(`${NEW},${OLD}`, `${NEW_SECRET},${OLD_SECRET}`);
  await until(
    async () => (await operate(rekey, `${NEW},${OLD}`, `${NEW_SECRET},${OLD_SECRET}`)).code === 0,
  );
  await round(NEW, `${NEW_SECRET},${OLD_SECRET}`);
  isOver = true;
  const all = await Promise.all(crowd);
  expect(ends.length).toBeGreaterThan(40);
  expect([...new Set(ends)]).toEqual(['200']);

  // What was sealed by the old one opens by the new one alone.
  expect(
    await wrongKeys(
      api.db.executor,
      createCipher((await contextWith(NEW, NEW_SECRET)).config.chatKeys),
    ),
  ).toBeUndefined();
  for (const { visitor, id } of all) {
    const through = new Visitor(running[0]?.url ?? '');
    through.cookie = visitor.cookie;
    const said = (await through.messages(id)).filter(({ sender }) => sender === 'user');
    expect(said.map(({ content }) => content)).toEqual(said.map((_, nth) => `text ${nth}`));
    expect(said.length).toBeGreaterThan(5);
  }
});

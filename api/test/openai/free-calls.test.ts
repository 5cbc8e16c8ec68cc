import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { replied } from '#contract/schemas/chat.ts';
import { indianDay, nameOfDay } from '../../domain/user/indian-day.ts';
import { endOf, ownerOf } from '../support/killed.ts';
import { startModel } from '../support/openai/emulator.ts';
import { createFreeUse } from '../support/openai/free-use.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const model = await startModel();
afterAll(() => model.stop());

const api = useApi(
  {},
  {
    REPLY_ENGINE: 'openai',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'deepseek-v4-flash',
    REPLY_PACING: '0',
    RATE_LIMIT_SCALE: '0',
    MODEL_FREE_CALLS_PER_DAY: '3',
    MODEL_WELCOMES_PER_DAY: '2',
  },
);

/** Calls of paid turns that may stay unpaid in a day besides. */
const UNANSWERED = 20;

/** Of three digits: nobody's age, and no class of a school. */
let said = 100;

beforeEach(() => {
  model.calls.length = 0;
  // A new line each time: she says nothing twice.
  model.manner = 'words';
  Object.defineProperty(model, 'words', {
    configurable: true,
    get: () => ['Haan, ', 'bolo. ', `Aaj kitne baje ${said++}?`],
  });
});

/** A visitor with a chat, and the price of a message. */
async function chat() {
  const visitor = await api.visitor();
  const [userId = ''] = await ownerOf(api, visitor);
  const id = await visitor.startChat();
  const send = async () => {
    const { status, body } = await visitor.send(id, `hello for the ${said++}th time`);
    expect(status).toBe(200);
    return replied.parse(body);
  };
  return { visitor, userId, id, send };
}

const another = (visitor: Visitor, messageId = '') =>
  visitor.call<{ charged: boolean }>('POST', `/api/chat/messages/${messageId}/variants`, {});

async function taken(userId: string): Promise<unknown> {
  const [rows] = await api.db.pool.query(
    'SELECT free_calls AS calls, free_calls_day AS day FROM users WHERE id = ?',
    [userId],
  );
  return (rows as object[])[0];
}

const today = () => nameOfDay(indianDay(Date.now()));

async function sourcesOf(chatId: string, kind: string): Promise<string[]> {
  const [rows] = await api.db.pool.query(
    'SELECT source FROM turns WHERE session_id = ? AND kind = ? ORDER BY id',
    [chatId, kind],
  );
  return (rows as { source: string }[]).map(({ source }) => source);
}

describe('calls of a model that no message pays for', () => {
  it('are few in a day, in all ways together; then the built-in engine writes, free as before', async () => {
    const { visitor, userId, id, send } = await chat();
    await visitor.to('welcome', id);
    for (let n = 0; n < 3; n++) {
      const { aiMessage } = await send();
      const { status, body } = await another(visitor, aiMessage?.id);
      expect([status, body.charged]).toEqual([200, false]);
    }
    expect(await sourcesOf(id, 'welcome')).toEqual(['primary']);
    expect(await sourcesOf(id, 'variant')).toEqual(['primary', 'primary', 'spared']);
    const { userMessage } = await send();
    const path = `/api/chat/messages/${userMessage.id}`;
    expect((await visitor.call('PUT', path, { content: 'not that' })).status).toBe(200);
    // Those that are paid for go on: a welcome, two other replies and four messages.
    expect(await sourcesOf(id, 'message')).toEqual([...Array(4).fill('primary'), 'spared']);
    expect(model.calls).toHaveLength(7);
    expect(await visitor.balance()).toBe(16);
    expect(await taken(userId)).toEqual({ calls: 3, day: today() });
  });

  it('are not fewer for messages that are answered, nor on the next day', async () => {
    const { visitor, userId, send } = await chat();
    for (let n = 0; n < 3; n++) await send();
    expect(await taken(userId)).toEqual({ calls: 0, day: today() });
    await api.db.pool.query(
      "UPDATE users SET free_calls = 9, free_calls_day = '2020-01-01' WHERE id = ?",
      [userId],
    );
    const { aiMessage } = await send();
    await another(visitor, aiMessage?.id);
    expect(model.calls).toHaveLength(5);
    expect(await taken(userId)).toEqual({ calls: 1, day: today() });
  });

  it('are counted where what was paid is given back, however often that is tried', async () => {
    const { visitor, userId, id, send } = await chat();
    Object.defineProperty(model, 'words', { value: ['Haan, ', 'bolo.'], configurable: true });
    const { aiMessage } = await send();
    // Each makes two, finds that both were said before, and takes nothing.
    for (let n = 0; n < 40; n++) await another(visitor, aiMessage?.id);
    expect(model.calls.length).toBeLessThanOrEqual(1 + 3 + UNANSWERED);
    expect((await sourcesOf(id, 'message')).length).toBe(1);
    expect(((await taken(userId)) as { calls: number }).calls).toBeLessThanOrEqual(3 + UNANSWERED);
  });

  it('are bounded where every paid turn fails as well', async () => {
    const { visitor, id, userId } = await chat();
    const use = createFreeUse(api.db, 3);
    const kinds = [];
    for (let n = 0; n < 30; n++) {
      kinds.push((await use(id, userId, true)).kind);
    }
    expect(kinds.filter((kind) => kind === 'begun')).toHaveLength(3 + UNANSWERED);
    // And the visitor is answered still.
    expect((await visitor.send(id, 'hello')).status).toBe(200);
    expect(await sourcesOf(id, 'message')).toEqual(['spared']);
  });

  it('are as few where other processes ask at the same instant', async () => {
    const { userId } = await chat();
    await api.db.pool.query('DELETE FROM model_calls');
    const ends = await Promise.all(
      [1, 2, 3].map(() => endOf('openai/free-calls.child.ts', [api.url, userId, '5', '20'])),
    );
    expect(ends).toEqual(['finished', 'finished', 'finished']);
    const [rows] = await api.db.pool.query('SELECT id FROM model_calls');
    expect(rows).toHaveLength(5);
    expect(await taken(userId)).toEqual({ calls: 5, day: today() });
  });

  it('are as few where other replies to many chats are asked for at once', async () => {
    const { visitor, userId, send } = await chat();
    const first = (await send()).aiMessage?.id;
    const others: (string | undefined)[] = [];
    for (let n = 0; n < 7; n++) {
      const chatId = await visitor.startChat();
      others.push(
        replied.parse((await visitor.send(chatId, `hello there ${n}`)).body).aiMessage?.id,
      );
    }
    model.calls.length = 0;
    const answers = await Promise.all([first, ...others].map((id) => another(visitor, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(model.calls).toHaveLength(3);
    expect(await taken(userId)).toEqual({ calls: 3, day: today() });
  });

  it('are not counted where the model was left alone', async () => {
    const { userId, send } = await chat();
    model.manner = 'answers 500';
    for (let n = 0; n < 8; n++) await send();
    const { calls } = (await taken(userId)) as { calls: number };
    // The first three were free; of the others the message paid, and the last ones called nobody.
    expect(calls).toBe(3);
    expect(model.calls.length).toBeLessThan(8);
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sendMessageEvents } from '#contract/schemas/chat.ts';
import type { ReplyEngine } from '../domain/ports.ts';
import { readEvents, type SentEvent } from './read-events.ts';
import { useApi } from './use-api.ts';
import type { Visitor } from './visitor.ts';

const GAP_MS = 120;

/** Speaks three sentences with gaps; 'fail' makes it break off after the first. */
const slowEngine: ReplyEngine = {
  historyLimit: 4,
  async *reply({ history }) {
    const fails = history.at(-1)?.content === 'fail';
    for (const text of ['Ek. ', 'Do. ', 'Teen.']) {
      yield { type: 'delta', text };
      if (fails) throw new Error('broke off');
      await sleep(GAP_MS);
    }
    yield { type: 'finish', reason: 'stop' };
  },
};

const api = useApi({ replyEngine: slowEngine });

const stream = (visitor: Visitor, sessionId: string, content: string, extra: object = {}) =>
  fetch(`${api.origin}/api/chat/message`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      cookie: visitor.cookie ?? '',
    },
    body: JSON.stringify({ sessionId, sender: 'user', content, ...extra }),
  });

const all = async (response: Response) => Array.fromAsync(readEvents(response));
const names = (events: SentEvent[]) => events.map(({ event }) => event);

async function chat() {
  const visitor = await api.visitor();
  return { visitor, id: await visitor.startChat() };
}

describe('a streamed turn', () => {
  it('sends the first words long before the last', async () => {
    const { visitor, id } = await chat();
    const response = await stream(visitor, id, 'hi');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const events = await all(response);
    expect(names(events)).toEqual(['user', 'delta', 'delta', 'delta', 'done']);
    const [, first, , , done] = events;
    expect((done?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(2 * GAP_MS);
    for (const { event, data } of events) {
      sendMessageEvents[event as keyof typeof sendMessageEvents].parse(data);
    }
    const text = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text);
    expect(text.join('')).toBe(done?.data.aiMessage.content);
    expect(await visitor.messages(id)).toHaveLength(3);
  });

  it('is the same turn as in JSON: a repeat joins it and hears what came before', async () => {
    const { visitor, id } = await chat();
    const named = { clientMessageId: 'temp-7' };
    const first = stream(visitor, id, 'hi', named).then(all);
    await sleep(GAP_MS * 1.5);
    const [a, b, json] = await Promise.all([
      first,
      stream(visitor, id, 'hi', named).then(all),
      visitor.send(id, 'hi', named),
    ]);
    expect(names(b).at(0)).toBe('user');
    expect(b.at(1)?.data.text).toBe('Ek. Do. ');
    expect(b.at(-1)).toMatchObject({ event: 'done', data: a.at(-1)?.data });
    expect(json.body).toEqual(a.at(-1)?.data);
    expect(await visitor.balance()).toBe(19);
  });

  it('goes on and is saved when the browser leaves', async () => {
    const { visitor, id } = await chat();
    const response = await stream(visitor, id, 'hi');
    await response.body?.cancel();
    await api.context.runningTurns.settled();
    expect((await visitor.messages(id)).at(-1)?.content).toBe('Ek. Do. Teen.');
    expect(await visitor.balance()).toBe(19);
  });

  it('ends in an error event after it began, and in a plain error before', async () => {
    const { visitor, id } = await chat();
    const events = await all(await stream(visitor, id, 'fail'));
    expect(names(events)).toEqual(['user', 'delta', 'error']);
    expect(events.at(-1)?.data).toMatchObject({ code: 'reply_failed' });
    expect(await visitor.balance()).toBe(20);
    expect(await visitor.messages(id)).toHaveLength(1);

    const missing = await stream(visitor, '0190a000-0000-7000-8000-0000000000aa', 'hi');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toContain('application/json');
  });

  it('carries the recharge outcome as its end', async () => {
    const { visitor, id } = await chat();
    await api.db.pool.query(
      `UPDATE users u JOIN balance_entries e ON e.user_id = u.id
       SET u.message_balance = 0, e.delta = 0 WHERE u.id = ?`,
      [(await visitor.register()).body.user.id],
    );
    const events = await all(await stream(visitor, id, 'hi'));
    expect(names(events)).toEqual(['done']);
    expect(events[0]?.data).toMatchObject({ rechargeRequired: true });
    expect((await stream(visitor, id, 'hi')).status).toBe(402);
  });
});

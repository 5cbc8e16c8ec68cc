import { describe, expect, it } from 'vitest';
import { sendMessageEvents } from '#contract/schemas/chat.ts';
import type { ReplyEngine } from '../../domain/ports.ts';
import { readEvents, type SentEvent } from '../support/read-events.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

/** What the engine waits for after its second sentence. */
let goOn = Promise.resolve();

/** Lets the engine pause after its second sentence; returns a function that resumes it. */
function pause(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  goOn = promise;
  return resolve;
}

/** Speaks three sentences; 'fail' makes it break off in the first, 'break' after it. */
const slowEngine: ReplyEngine = {
  historyLimit: 4,
  async *reply({ history }) {
    const said = history.at(-1)?.content;
    if (said === 'fail') {
      yield { type: 'delta', text: 'Ek, ' };
      throw new Error('broke off');
    }
    for (const text of ['Ek. ', 'Do. ', 'Teen.']) {
      yield { type: 'delta', text };
      if (said === 'break') throw new Error('broke off');
      if (text === 'Do. ') await goOn;
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
/** Reads up to the event with this text; returns what came, that one included. */
async function heard(events: AsyncGenerator<SentEvent>, text: string): Promise<SentEvent[]> {
  const found: SentEvent[] = [];
  while (found.at(-1)?.data.text !== text) found.push((await events.next()).value);
  return found;
}

const names = (events: SentEvent[]) => events.map(({ event }) => event);

async function chat() {
  const visitor = await api.visitor();
  return { visitor, id: await visitor.startChat() };
}

describe('a streamed turn', () => {
  it('sends the first words long before the last', async () => {
    const { visitor, id } = await chat();
    const resume = pause();
    const response = await stream(visitor, id, 'hi');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const events: SentEvent[] = [];
    for await (const event of readEvents(response)) {
      events.push(event);
      // Had the first words waited for the last, nothing would have come by now.
      if (event.data.text === 'Do. ') resume();
    }
    expect(names(events)).toEqual(['user', 'delta', 'delta', 'delta', 'done']);
    const done = events.at(-1);
    for (const { event, data } of events) {
      sendMessageEvents[event as keyof typeof sendMessageEvents].parse(data);
    }
    const text = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text);
    expect(text.join('')).toBe(done?.data.aiMessage.content);
    expect(await visitor.messages(id)).toHaveLength(3);
  });

  it('is the same turn as in JSON: a repeat joins it and gets what came before', async () => {
    const { visitor, id } = await chat();
    const named = { clientMessageId: 'temp-7' };
    const resume = pause();
    const first = readEvents(await stream(visitor, id, 'hi', named));
    await heard(first, 'Do. ');
    const second = readEvents(await stream(visitor, id, 'hi', named));
    expect(await heard(second, 'Ek. Do. ')).toHaveLength(2);
    const third = visitor.send(id, 'hi', named);
    resume();
    const done = (await Array.fromAsync(first)).at(-1);
    expect((await Array.fromAsync(second)).at(-1)).toEqual(done);
    expect(done?.event).toBe('done');
    expect((await third).body).toEqual(done?.data);
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

  it('ends in an error event after its start, and in a plain error before', async () => {
    const { visitor, id } = await chat();
    const events = await all(await stream(visitor, id, 'fail'));
    expect(names(events)).toEqual(['user', 'error']);
    expect(events.at(-1)?.data).toMatchObject({ code: 'reply_failed' });
    expect(await visitor.balance()).toBe(20);
    expect(await visitor.messages(id)).toHaveLength(1);

    const missing = await stream(visitor, '0190a000-0000-7000-8000-0000000000aa', 'hi');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toContain('application/json');
  });

  it('ends with what was shown where it broke off after a whole sentence', async () => {
    const { visitor, id } = await chat();
    const events = await all(await stream(visitor, id, 'break'));
    expect(names(events)).toEqual(['user', 'delta', 'done']);
    expect(events.at(-1)?.data).toMatchObject({
      aiMessage: { content: 'Ek.' },
      messageBalance: 19,
    });
  });

  it('ends with the recharge outcome', async () => {
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

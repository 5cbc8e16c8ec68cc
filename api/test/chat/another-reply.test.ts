import { describe, expect, it } from 'vitest';
import { anotherReplyResponse, messageList, replied } from '#contract/schemas/chat.ts';
import { errorResponse } from '#contract/schemas/error.ts';
import { expireTurns } from '../../domain/chat/turn/expire-turns.ts';
import type { ReplyEngine, ReplyTurn } from '../../domain/ports.ts';
import { aanya } from '../support/companions.ts';
import { readEvents } from '../support/read-events.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

/** What the engine says next, in order; empty: new lines. */
const lines: string[] = [];
const turns: ReplyTurn[] = [];
let count = 0;
let goOn = Promise.resolve();

/** Says a new line each time, and keeps how often it has spoken, from where it began. */
const engine: ReplyEngine = {
  historyLimit: 6,
  async *reply(turn) {
    turns.push(turn);
    const text = lines.shift() ?? `Line number ${count++}.`;
    if (text === 'fail') throw new Error('ill');
    for (const piece of text.split(/(?<=\. )/)) {
      yield { type: 'delta', text: piece };
      await goOn;
    }
    yield { type: 'suggestions', suggestions: [`About ${text}`] };
    yield { type: 'state', state: JSON.stringify({ after: [turn.state, text] }) };
    yield { type: 'finish', reason: 'stop' };
  },
};

const api = useApi({ replyEngine: engine });

const WITH_AANYA = { chatType: 'friendly', companionId: aanya.id };

const path = (messageId: string) => `/api/chat/messages/${messageId}/variants`;

async function chat(said = 'hi') {
  const visitor = await api.visitor();
  const id = await visitor.startChat(WITH_AANYA);
  const { aiMessage } = replied.parse((await visitor.send(id, said)).body);
  const another = (extra: object = {}, who: Visitor = visitor) =>
    who.call('POST', path(aiMessage?.id ?? ''), { ...extra });
  const choose = (index: unknown, who: Visitor = visitor) =>
    who.call('PUT', path(aiMessage?.id ?? ''), { index });
  const list = async () => messageList.parse(await visitor.messages(id));
  return { visitor, id, first: aiMessage, another, choose, list };
}

/** Leaves this many messages. */
async function leave(visitor: Visitor, left: number): Promise<void> {
  const { id } = (await visitor.register()).body.user;
  await api.db.pool.query(
    `insert into balance_entries (id, user_id, delta, reason, reference)
     select uuid(), id, ? - message_balance, 'adjustment', uuid() from users where id = ?`,
    [left, id],
  );
  await api.db.pool.query('update users set message_balance = ? where id = ?', [left, id]);
}

describe('another reply', () => {
  it('is free the first time and costs one message after that, and both stay', async () => {
    const { visitor, first, another, list } = await chat();
    expect(first.anotherCosts).toBe(0);
    const second = anotherReplyResponse.parse((await another({ costs: 0 })).body);
    expect(second).toMatchObject({ charged: false, messageBalance: 19 });
    expect(second.aiMessage).toMatchObject({
      id: first.id,
      variants: { index: 1, count: 2 },
      anotherCosts: 1,
      suggestions: [`About ${second.aiMessage.content}`],
    });
    expect(second.aiMessage.content).not.toBe(first.content);
    const third = anotherReplyResponse.parse((await another({ costs: 1 })).body);
    expect(third).toMatchObject({ charged: true, messageBalance: 18 });
    expect(third.aiMessage.variants).toEqual({ index: 2, count: 3 });
    expect(await visitor.balance()).toBe(18);
    const texts = await list();
    expect(texts.filter(({ sender }) => sender === 'ai')).toEqual([third.aiMessage]);
  });

  it('has its own ledger entry, and counts as no sent message', async () => {
    const { visitor, another } = await chat();
    await another();
    await another();
    const { ledger } = (await visitor.to('account')).body;
    expect(ledger.map(({ kind, delta }) => [kind, delta])).toEqual([
      ['replies', -1],
      ['messages', -1],
      ['signup', 20],
    ]);
    expect((await visitor.to('me')).body.totalMessagesSent).toBe(1);
  });

  it('starts from the same state as the first, and knows what was said', async () => {
    const { first, another } = await chat('tea?');
    const [before] = turns.slice(-1);
    await another();
    await another();
    const { history, state, avoid, kind } = turns.at(-1) ?? {};
    expect({ history, state, kind }).toEqual({
      history: before?.history,
      state: before?.state,
      kind: 'message',
    });
    expect(avoid?.[0]).toBe(first.content);
  });

  it('the one shown when the visitor writes on goes into the history, with its state', async () => {
    const { visitor, id, first, another, choose, list } = await chat();
    const { aiMessage } = anotherReplyResponse.parse((await another()).body);
    const back = await choose(0);
    expect(back.body).toMatchObject({
      aiMessage: { content: first.content, variants: { index: 0, count: 2 } },
    });
    await visitor.send(id, 'and on');
    expect(turns.at(-1)?.history.map(({ content }) => content)).toContain(first.content);
    expect(turns.at(-1)?.history.map(({ content }) => content)).not.toContain(aiMessage.content);
    expect(turns.at(-1)?.state).toContain(first.content);
    expect((await list()).map(({ content }) => content)).not.toContain(aiMessage.content);
  });

  it('continues from the alternative when that is shown', async () => {
    const { visitor, id, another } = await chat();
    const { aiMessage } = anotherReplyResponse.parse((await another()).body);
    await visitor.send(id, 'and on');
    expect(turns.at(-1)?.state).toContain(aiMessage.content);
  });

  it('of her welcome is another welcome', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    const { aiMessage } = (await visitor.to('welcome', id)).body;
    const answer = await visitor.call('POST', path(aiMessage?.id ?? ''), {});
    expect(answer.body).toMatchObject({ charged: false, messageBalance: 20 });
    expect(turns.at(-1)?.kind).toBe('welcome');
  });

  it('streams, and a repeat under the same id gets the same and is not charged', async () => {
    const { visitor, first, another } = await chat();
    await another();
    lines.push('Once upon a time. There was a king.');
    const response = await fetch(api.origin + path(first.id), {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        cookie: visitor.cookie ?? '',
      },
      body: JSON.stringify({ clientMessageId: 'v-1' }),
    });
    const events = await Array.fromAsync(readEvents(response));
    const deltas = events.filter(({ event }) => event === 'delta');
    expect(deltas.map(({ data }) => data.text).join('')).toBe(
      'Once upon a time. There was a king.',
    );
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { charged: true } });
    const again = await another({ clientMessageId: 'v-1' });
    expect(again.body).toEqual(events.at(-1)?.data);
    expect(await visitor.balance()).toBe(18);
  });
});

describe('a reply that she has said before', () => {
  it('is regenerated once before it is shown, and then charged', async () => {
    const { visitor, id } = await chat();
    const other = await visitor.startChat(WITH_AANYA);
    lines.push('An old story. It ended well.');
    await visitor.send(other, 'tell me');
    await visitor.send(id, 'go on');
    const newest = (await visitor.messages(id)).at(-1);
    await visitor.call('POST', path(newest?.id ?? ''), {});
    const before = await visitor.balance();
    lines.push('an old story... It ended WELL!', 'An old story. It ended badly.');
    const { body } = await visitor.call('POST', path(newest?.id ?? ''), {});
    expect(body).toMatchObject({
      charged: true,
      aiMessage: { content: 'An old story. It ended badly.' },
    });
    expect(await visitor.balance()).toBe(before - 1);
  });

  it('is never charged: a second repetition is refunded', async () => {
    const { visitor, first, another, list } = await chat();
    await another();
    const before = await list();
    lines.push(first.content, first.content);
    const failed = await another({ clientMessageId: 'v-2' });
    expect(failed.status).toBe(502);
    expect(errorResponse.parse(failed.body).code).toBe('reply_failed');
    expect(await visitor.balance()).toBe(19);
    expect(await list()).toEqual(before);
    expect((await another({ clientMessageId: 'v-2' })).body).toMatchObject({ charged: true });
  });
});

describe('another reply is refused', () => {
  it('without balance, when it is not free', async () => {
    const { visitor, another } = await chat();
    await leave(visitor, 0);
    expect((await another()).status).toBe(200);
    const refused = await another();
    expect(refused.status).toBe(402);
    expect(errorResponse.parse(refused.body)).toMatchObject({
      code: 'no_messages_left',
      rechargeRequired: true,
    });
  });

  it('once the visitor has written on, and at a price that was not shown', async () => {
    const { visitor, id, another, choose } = await chat();
    expect((await another({ costs: 1 })).status).toBe(409);
    await another();
    expect((await another({ costs: 0 })).status).toBe(409);
    expect(await visitor.balance()).toBe(19);
    await visitor.send(id, 'and on');
    expect((await another()).status).toBe(409);
    expect((await choose(0)).status).toBe(409);
  });

  it("for supportive replies, for cards, and for the visitor's own texts", async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    await visitor.send(id, 'thak gaya hu yaar is zindagi se, kisi cheez me mann nahi lagta');
    const list = await visitor.messages(id);
    expect(list.at(-1)).not.toHaveProperty('anotherCosts');
    for (const { id: messageId } of list) {
      expect((await visitor.call('POST', path(messageId), {})).status).toBe(409);
    }
  });

  it('to any other visitor, indistinguishable from one that does not exist', async () => {
    const { another, choose } = await chat();
    const other = await api.visitor();
    const missing = await other.call('POST', path('0190a000-0000-7000-8000-0000000000aa'), {});
    expect(missing.status).toBe(404);
    for (const { status, body } of [await another({}, other), await choose(0, other)]) {
      expect(status).toBe(404);
      expect({ ...errorResponse.parse(body), requestId: '' }).toEqual({
        ...errorResponse.parse(missing.body),
        requestId: '',
      });
    }
    expect((await another({}, api.browser())).status).toBe(401);
    expect((await choose(7)).status).toBe(404);
    expect((await choose(-1)).status).toBe(422);
  });

  it('by an engine that fails: nothing is taken and nothing changes', async () => {
    const { visitor, another, list } = await chat();
    await another();
    const before = await list();
    lines.push('fail');
    expect((await another()).status).toBe(502);
    expect(await visitor.balance()).toBe(19);
    expect(await list()).toEqual(before);
  });
});

describe('at once', () => {
  it('of many requests in several tabs one is made, and the free one is given once', async () => {
    const { visitor, another, list } = await chat();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => another({ clientMessageId: `tab-${n}`, costs: 0 })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await visitor.balance()).toBe(19);
    expect((await list()).at(-1)?.variants).toEqual({ index: 1, count: 2 });
  });

  it('many repeats of one id are one turn, charged once', async () => {
    const { another } = await chat();
    await another();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => another({ clientMessageId: 'same' })),
    );
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(answers[0]?.body).toMatchObject({ charged: true, messageBalance: 18 });
  });

  it('with a new text in another tab, the text is answered and the shown reply stays', async () => {
    const { visitor, id, first, another, list } = await chat();
    await another();
    const { content: shown } = (await list()).at(-1) ?? {};
    const { promise, resolve } = Promise.withResolvers<void>();
    goOn = promise;
    const before = turns.length;
    const made = another();
    await expect.poll(() => turns.length).toBe(before + 1);
    const sent = visitor.send(id, 'and on');
    await expect.poll(() => turns.at(-1)?.history.at(-1)?.content).toBe('and on');
    resolve();
    expect((await made).status).toBe(409);
    expect((await sent).status).toBe(200);
    expect(await visitor.balance()).toBe(18);
    const texts = await list();
    expect(texts.find(({ id: one }) => one === first.id)?.content).toBe(shown);
    expect(turns.at(-1)?.history.map(({ content }) => content)).toContain(shown);
  });

  it('with an erasure nothing is left', async () => {
    const { visitor, another } = await chat();
    await another();
    const [gone] = await Promise.all([visitor.to('eraseMe'), another()]);
    expect(gone.status).toBe(204);
    await expireTurns(api.context);
  });
});

it('what is stored is encrypted, and exported', async () => {
  const { visitor, first, another } = await chat();
  await another();
  const [rows] = await api.db.pool.query(
    'select content from message_variants where message_id = ?',
    [first.id],
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('Line');
  const { chats } = await visitor.exported<{ chats: { messages: { variants?: object[] }[] }[] }>();
  expect(chats[0]?.messages.at(-1)?.variants).toHaveLength(2);
});

import { describe, expect, test } from 'vitest';
import type { EditMessageRequest, Message, SendMessageResponse } from '#contract/schemas/chat.ts';
import { chatSetUp, openedChat } from '../../../test/chat-set-up.ts';
import { deferred, message, refusal, SESSION, type WholeApi } from '../../../test/fake-api.ts';
import { fakeTurns, REPLY, settle } from '../../../test/fake-turns.ts';
import { createOutbox } from '../send/outbox.ts';

const LIST = [message('system', 'This is Meera'), message('user', 'old'), message('ai', 'answer')];

/** What the server lists once a text was answered in the place of another. */
const ANSWERED = [message('system', 'This is Meera'), REPLY.userMessage, REPLY.aiMessage];

/** @param after what the server lists when the edit is over */
const editing = async (answers: Parameters<typeof openedChat>[0], after = LIST) => {
  const lists = [LIST, after];
  const messages = async () => lists.shift() ?? after;
  const parts = await openedChat({ messages, ...answers });
  parts.chat.write('begun');
  await parts.chat.edit('old');
  return parts;
};

test('the text goes into the composer, and the draft comes back afterwards', async () => {
  const { chat, state } = await editing({});
  expect(state()).toMatchObject({ draft: 'old', editing: { id: 'old' } });
  await chat.edit(null);
  expect(state()).toMatchObject({ draft: 'begun', editing: null });
});

test('the new text replaces the old pair', async () => {
  const answer = deferred<SendMessageResponse>();
  const asked: [string, EditMessageRequest][] = [];
  const session = async () => ({ ...SESSION, messagesLeft: 19 });
  const editMessage: WholeApi['editMessage'] = (id, body) => {
    asked.push([id, body]);
    return answer.promise;
  };
  const { chat, state, contents } = await editing({ editMessage, session }, ANSWERED);
  chat.write('new');
  const sending = chat.send();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toEqual([
    'old',
    { content: 'new', clientMessageId: expect.stringMatching(/^temp-/) },
  ]);
  expect(contents()).toEqual(['This is Meera', 'new']);
  expect(state()).toMatchObject({ sending: true, editing: null, draft: 'begun' });
  answer.resolve(REPLY);
  await sending;
  expect(contents()).toEqual(['This is Meera', 'u1', 'a1']);
  expect(state()).toMatchObject({ sending: false, draft: 'begun', balance: 19 });
});

test('the same text changes nothing', async () => {
  const { chat, state, asked } = await editing({});
  await chat.send();
  expect(asked).not.toContain('editMessage');
  expect(state()).toMatchObject({ draft: 'begun', editing: null });
});

test('a card does not replace what was said', async () => {
  const card = { userMessage: message('user', 'new'), systemMessage: message('system', 'Help') };
  const list = [...LIST, card.userMessage, card.systemMessage];
  const { chat, contents } = await editing({ editMessage: async () => card }, list);
  chat.write('new');
  await chat.send();
  expect(contents()).toEqual(['This is Meera', 'old', 'answer', 'new', 'Help']);
});

test.each([
  [502, 'reply_failed', 'Your message is as it was. Please try again.'],
  [409, 'conflict', 'no'],
])(
  'where it is refused with %i all is as it was, and the words come back',
  async (status, code, text) => {
    const { chat, state, contents, notice } = await editing({
      editMessage: () => Promise.reject(refusal(status, code)),
    });
    chat.write('new');
    await chat.send();
    expect(contents()).toEqual(['This is Meera', 'old', 'answer']);
    expect(state()).toMatchObject({ draft: 'new\nbegun', sending: false });
    expect(notice.$notice.get()).toMatchObject({ title: 'Not changed', text });
  },
);

test('an unanswered text is edited: its reply is no longer awaited', async () => {
  const turns = fakeTurns();
  const greeted = [message('system', 'This is Meera'), message('ai', 'Hi!')];
  const lists = [greeted, [...greeted, REPLY.userMessage, REPLY.aiMessage]];
  const { chat, state, contents, notice } = await openedChat({
    messages: async () => lists.shift() ?? [],
    sendMessage: turns.sendMessage,
    editMessage: async () => REPLY,
  });
  chat.write('old');
  void chat.send();
  await settle();
  turns.call(0).onUser({ ...message('user', 'old'), id: 'saved' });
  await chat.edit('saved');
  chat.write('new');
  await chat.send();
  await turns.call(0).fail(refusal(502, 'reply_failed'));
  expect(contents()).toEqual(['This is Meera', 'Hi!', 'u1', 'a1']);
  expect(state()).toMatchObject({ sending: false, draft: '' });
  expect(notice.$notice.get()).toBeNull();
});

describe('a running turn', () => {
  const underWay = async () => {
    const turns = fakeTurns();
    const answer = deferred<SendMessageResponse>();
    const lists = [[message('system', 'This is Meera')], ANSWERED];
    const parts = await openedChat({
      messages: async () => lists.shift() ?? [],
      sendMessage: turns.sendMessage,
      editMessage: () => answer.promise,
    });
    const { chat } = parts;
    chat.write('old');
    void chat.send();
    await settle();
    turns.call(0).onUser({ ...message('user', 'old'), id: 'saved' });
    await chat.edit('saved');
    chat.write('new');
    const editing = chat.send();
    await settle();
    return { ...parts, turns, answer, editing };
  };

  test('is ignored while the new text is answered and after that', async () => {
    const { state, contents, turns, answer, editing, clock } = await underWay();
    const hearOld = () => {
      turns.call(0).onUser({ ...message('user', 'old'), id: 'saved' });
      turns.call(0).onDelta('To the old words');
      clock.advance(100);
    };
    hearOld();
    expect(state().reply).toBe('');
    expect(contents()).toEqual(['This is Meera', 'new']);
    answer.resolve(REPLY);
    await editing;
    hearOld();
    expect(state().reply).toBe('');
    expect(contents()).toEqual(['This is Meera', 'u1', 'a1']);
  });

  test('is not sent again, neither after a reload nor over a lost connection', async () => {
    const { turns, clock, environment, state, notice } = await underWay();
    expect(createOutbox(environment.local).read(SESSION.id)).toMatchObject({ content: 'new' });
    await turns.call(0).fail(new TypeError('Failed to fetch'));
    clock.advance(60_000);
    await settle();
    expect(turns.calls).toHaveLength(1);
    expect(state().reconnecting).toBe(false);
    expect(notice.$notice.get()).toBeNull();
  });
});

describe('a reload in the middle of an edit', () => {
  const reloaded = async (after: Message[], first = LIST) => {
    const asked: [string, EditMessageRequest][] = [];
    const answer = deferred<SendMessageResponse>();
    const editMessage: WholeApi['editMessage'] = (id, body) => {
      asked.push([id, body]);
      return answer.promise;
    };
    const left = await editing({ editMessage });
    left.chat.write('new');
    void left.chat.send();
    await expect.poll(() => asked.length).toBe(1);
    const lists = [first, after];
    const messages = async () => lists.shift() ?? after;
    const parts = chatSetUp({ editMessage, messages }, LIST, left.browser);
    const opened = parts.chat.open(SESSION.id);
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toEqual(asked[0]);
    return { ...parts, answer, opened };
  };

  test('resumes it under its id, and shows one of the two texts', async () => {
    const { contents, state, answer, opened } = await reloaded(ANSWERED);
    expect(contents()).toEqual(['This is Meera', 'new']);
    expect(state()).toMatchObject({ sending: true, editing: null, draft: 'begun' });
    answer.resolve(REPLY);
    await opened;
    expect(contents()).toEqual(['This is Meera', 'u1', 'a1']);
    expect(state()).toMatchObject({ sending: false, draft: 'begun' });
  });

  test('shows the new text once if it was answered meanwhile', async () => {
    const { contents, answer, opened } = await reloaded(ANSWERED, ANSWERED);
    expect(contents()).toEqual(['This is Meera', 'u1', 'a1']);
    answer.resolve(REPLY);
    await opened;
    expect(contents()).toEqual(['This is Meera', 'u1', 'a1']);
  });

  test('shows the old pair again if she cannot answer it', async () => {
    const { contents, state, answer, opened, notice } = await reloaded(LIST);
    answer.reject(refusal(502, 'reply_failed'));
    await opened;
    expect(contents()).toEqual(['This is Meera', 'old', 'answer']);
    expect(state()).toMatchObject({ sending: false, draft: 'new\nbegun' });
    expect(notice.$notice.get()).toMatchObject({ title: 'Not changed' });
  });
});

test('the same text, sent again after a network failure, is the same edit', async () => {
  const asked: EditMessageRequest[] = [];
  let isAway = true;
  const editMessage: WholeApi['editMessage'] = async (_, body) => {
    asked.push(body);
    if (isAway) throw new TypeError('Failed to fetch');
    return REPLY;
  };
  const { chat, state, clock, contents, asked: calls } = await editing({ editMessage });
  await chat.edit(null);
  chat.write('');
  await chat.edit('old');
  chat.write('new');
  const sending = chat.send();
  for (let n = 0; n < 3; n++) {
    await settle();
    clock.advance(5_000);
  }
  await sending;
  expect(state().draft).toBe('new');
  expect(contents()).toEqual(['This is Meera', 'old', 'answer']);
  isAway = false;
  await chat.send();
  expect(new Set(asked.map(({ clientMessageId }) => clientMessageId)).size).toBe(1);
  expect(calls).not.toContain('sendMessage');
  expect(state()).toMatchObject({ draft: '', sending: false });
});

import { describe, expect, test } from 'vitest';
import type { EditMessageRequest, SendMessageResponse } from '#contract/schemas/chat.ts';
import { openedChat } from '../../test/chat-set-up.ts';
import { deferred, message, refusal, SESSION } from '../../test/fake-api.ts';
import { fakeTurns, REPLY, settle } from '../../test/fake-turns.ts';

const LIST = [message('system', 'This is Meera'), message('user', 'old'), message('ai', 'answer')];

const editing = async (answers: Parameters<typeof openedChat>[0], list = LIST) => {
  const parts = await openedChat(answers, list);
  parts.chat.write('begun');
  await parts.chat.edit('old');
  return parts;
};

test('the words come into the composer, and what stood there comes back', async () => {
  const { chat, state } = await editing({});
  expect(state()).toMatchObject({ draft: 'old', editing: { id: 'old' } });
  await chat.edit(null);
  expect(state()).toMatchObject({ draft: 'begun', editing: null });
});

test('the new words take the place of the old pair', async () => {
  const answer = deferred<SendMessageResponse>();
  const asked: [string, EditMessageRequest][] = [];
  const { chat, state, contents } = await editing({
    editMessage: (id, body) => {
      asked.push([id, body]);
      return answer.promise;
    },
  });
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

test('the same words change nothing', async () => {
  const { chat, state, asked } = await editing({});
  await chat.send();
  expect(asked).not.toContain('editMessage');
  expect(state()).toMatchObject({ draft: 'begun', editing: null });
});

test('a card stands beside what was said', async () => {
  const card = { userMessage: message('user', 'new'), systemMessage: message('system', 'Help') };
  const { chat, contents } = await editing({ editMessage: async () => card });
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

test('a text that she has not answered yet is changed: her answer to it is waited for no more', async () => {
  const turns = fakeTurns();
  const { chat, state, contents, notice } = await openedChat(
    { sendMessage: turns.sendMessage, editMessage: async () => REPLY },
    [message('system', 'This is Meera'), message('ai', 'Hi!')],
  );
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

describe('what was on its way', () => {
  const underWay = async () => {
    const turns = fakeTurns();
    const answer = deferred<SendMessageResponse>();
    const parts = await openedChat(
      { sendMessage: turns.sendMessage, editMessage: () => answer.promise },
      [message('system', 'This is Meera')],
    );
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

  test('is not heard any more, while the new words are answered and after that', async () => {
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

  test('is not sent again, neither by a page that is loaded anew nor over a lost connection', async () => {
    const { turns, clock, environment, state, notice } = await underWay();
    expect(environment.local.get(`jaanu_outbox:${SESSION.id}`)).toBeNull();
    await turns.call(0).fail(new TypeError('Failed to fetch'));
    clock.advance(60_000);
    await settle();
    expect(turns.calls).toHaveLength(1);
    expect(state().reconnecting).toBe(false);
    expect(notice.$notice.get()).toBeNull();
  });
});

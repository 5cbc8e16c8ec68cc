import { expect, test } from 'vitest';
import type { SendMessageRequest, SendMessageResponse } from '#contract/schemas/chat.ts';
import { chatSetUp, openedChat } from '../../../test/chat-set-up.ts';
import { deferred, message, refusal, SESSION, USER } from '../../../test/fake-api.ts';
import { REPLY } from '../../../test/fake-turns.ts';
import { SENT_KEY } from './sent-count.ts';

const RECHARGE = message('system', 'Recharge?', 'recharge_required');

test('shows the text at once and then what the server made of it', async () => {
  const answer = deferred<SendMessageResponse>();
  const sent: SendMessageRequest[] = [];
  const { chat, state, contents } = await openedChat({
    sendMessage: (body) => {
      sent.push(body);
      return answer.promise;
    },
  });
  chat.write('  hello  ');
  const sending = chat.send();
  expect(state()).toMatchObject({ draft: '', sending: true });
  expect(state().messages.at(-1)).toMatchObject({ content: 'hello', sender: 'user' });
  expect(state().messages.at(-1)?.id).toMatch(/^temp-[\w.:-]{1,59}$/);
  const temporary = state().messages.at(-1)?.id;

  chat.write('again');
  await chat.send();
  expect(sent).toHaveLength(1);
  chat.write('');

  answer.resolve(REPLY);
  await sending;
  expect(contents()).toEqual(['This is Meera', 'Hi!', 'u1', 'a1']);
  expect(state()).toMatchObject({ sending: false, balance: 19, draft: '' });
  expect(sent[0]).toEqual({
    sessionId: SESSION.id,
    sender: 'user',
    content: 'hello',
    clientMessageId: temporary,
  });
});

test('a sent text triggers haptics, and is counted', async () => {
  const { chat, vibrations, environment } = await openedChat({ sendMessage: async () => REPLY });
  await chat.send();
  expect(vibrations).toEqual([]);
  for (const words of ['one', 'two']) {
    chat.write(words);
    await chat.send();
  }
  expect(vibrations).toEqual([10, 10]);
  expect(environment.local.get(SENT_KEY)).toBe('2');
});

test('nothing is sent without text, or before the chat is loaded', async () => {
  const { chat, asked } = chatSetUp({});
  chat.write('early');
  await chat.send();
  await chat.open(SESSION.id);
  chat.write('  \n ');
  await chat.send();
  expect(asked).not.toContain('sendMessage');
});

test('an empty balance shows the recharge card and returns the text', async () => {
  const { chat, notice, state, contents } = await openedChat({
    sendMessage: async () => ({ rechargeRequired: true, systemMessage: RECHARGE }),
  });
  chat.write('one more');
  await chat.send();
  expect(contents()).toEqual(['This is Meera', 'Hi!', 'Recharge?']);
  expect(state()).toMatchObject({ balance: 0, draft: 'one more', sending: false });
  expect(notice.$notice.get()).toBeNull();
});

test('a second try on an empty balance is silent', async () => {
  const { chat, notice, state, contents, logged } = await openedChat({
    sendMessage: () => Promise.reject(refusal(402, 'no_messages_left')),
  });
  chat.write('please');
  await chat.send();
  expect(contents()).toEqual(['This is Meera', 'Hi!']);
  expect(state()).toMatchObject({ balance: 0, draft: 'please', sending: false });
  expect(notice.$notice.get()).toBeNull();
  expect(logged).toEqual([]);
});

test('a failure returns the text with a notice', async () => {
  const { chat, notice, state, contents } = await openedChat({
    sendMessage: () => Promise.reject(refusal(502, 'reply_failed')),
  });
  chat.write('hello');
  await chat.send();
  expect(contents()).toEqual(['This is Meera', 'Hi!']);
  expect(state()).toMatchObject({ balance: 20, draft: 'hello', sending: false });
  expect(notice.$notice.get()).toEqual({
    title: 'Error',
    text: 'Failed to send message. Please try again.',
    isDestructive: true,
  });
});

test('a cookie that has run out is renewed and the text sent again', async () => {
  let calls = 0;
  const { chat, contents, asked } = await openedChat({
    register: async () => ({ user: USER }),
    sendMessage: async () => {
      calls += 1;
      if (calls === 1) throw refusal(401);
      return REPLY;
    },
  });
  chat.write('hello');
  await chat.send();
  expect(contents()).toEqual(['This is Meera', 'Hi!', 'u1', 'a1']);
  expect(asked.slice(-3)).toEqual(['sendMessage', 'register', 'sendMessage']);
});

test('what is too long for one message stays in the composer', async () => {
  const { chat, state, asked } = await openedChat({});
  chat.write('a'.repeat(2001));
  expect(state().draft).toHaveLength(2000);
  chat.$chat.set({ ...state(), draft: 'a'.repeat(2001) });
  await chat.send();
  expect(state().draft).toHaveLength(2001);
  expect(asked).not.toContain('sendMessage');
});

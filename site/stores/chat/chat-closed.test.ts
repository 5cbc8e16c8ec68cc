import { expect, test } from 'vitest';
import { MESSAGES_PAGE } from '#contract/limits.ts';
import { openedChat } from '../../test/chat-set-up.ts';
import { message, refusal } from '../../test/fake-api.ts';
import { ADULT_KEY } from '../visitor/adult-gate.ts';

const CARD = message('system', 'Jaanu is only for adults. Quote account 7.');
const closed = () => Promise.reject(refusal(403, 'underage'));

test('a visitor who says they are under 18 sees the card, can no longer write, and will be asked again', async () => {
  const { chat, state, contents, notice, environment } = await openedChat({
    sendMessage: async () => ({
      userMessage: message('user', 'I am 16'),
      systemMessage: CARD,
      accountClosed: true,
    }),
  });
  environment.local.set(ADULT_KEY, 'yes');
  expect(state().closed).toBeNull();
  chat.write('I am 16');
  await chat.send();
  expect(contents().slice(-2)).toEqual(['I am 16', CARD.content]);
  expect(state()).toMatchObject({ phase: 'ready', closed: CARD.content, balance: 20, draft: '' });
  expect(notice.$notice.get()).toBeNull();
  expect(environment.local.get(ADULT_KEY)).toBeNull();
});

test('a text sent after the account was suspended elsewhere leads to the reason, without a toast', async () => {
  const { chat, state, notice } = await openedChat({ sendMessage: closed });
  chat.write('hello');
  await chat.send();
  expect(state()).toMatchObject({ phase: 'missing', closed: 'no', sending: false });
  expect(notice.$notice.get()).toBeNull();
});

test('older messages, requested after the account was suspended elsewhere, lead to the reason as well', async () => {
  const page = Array.from({ length: MESSAGES_PAGE }, (_, at) => message('ai', `m${at}`));
  const { chat, state } = await openedChat({
    messages: async (_, before) => (before ? closed() : page),
  });
  await chat.loadOlder();
  expect(state()).toMatchObject({ phase: 'missing', closed: 'no' });
});

test('a suspended account has no chat to open', async () => {
  const { state } = await openedChat({ session: closed });
  expect(state()).toMatchObject({ phase: 'missing', closed: 'no' });
});

import { expect, test } from 'vitest';
import { GREETED, openedChat, sendingChat } from '../../test/chat-set-up.ts';
import { message, refusal, SESSION } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { settle } from '../../test/fake-turns.ts';
import { ERASED_KEY } from '../visitor/user.ts';

const after = (outcome: string) =>
  fakeEnvironment({ local: { payment_status: outcome, payment_timestamp: '1' } });

test.each([
  ['success', []],
  ['failed', [`assign /paywall/${SESSION.id}`]],
] as const)('a payment that ended with %s is told once', async (outcome, way) => {
  const { chat, state, went, environment } = await openedChat({}, GREETED, after(outcome));
  expect(state().payment).toBe(outcome);
  expect(environment.local.get('payment_status')).toBeNull();
  chat.answerPayment();
  expect(state().payment).toBeNull();
  expect(went).toEqual(way);
});

test('a missing chat leaves the outcome for the right one', async () => {
  const { environment } = await openedChat(
    { session: () => Promise.reject(refusal(404)) },
    GREETED,
    after('success'),
  );
  expect(environment.local.get('payment_status')).toBe('success');
});

test('writing on dismisses the card', async () => {
  const { chat, state } = await openedChat(
    { sendMessage: () => Promise.reject(refusal(500)) },
    GREETED,
    after('success'),
  );
  chat.write('hello');
  await chat.send();
  expect(state().payment).toBeNull();
});

test('a restored page shows what happened in the chat meanwhile', async () => {
  let session = SESSION;
  let messages = GREETED;
  const { chat, state, contents, comeBack, environment } = await openedChat({
    session: async () => session,
    messages: async () => messages,
  });
  const stop = chat.watch();
  session = { ...SESSION, messagesLeft: 30 };
  messages = [...GREETED, message('ai', 'Miss you')];
  environment.local.set('payment_status', 'success');
  environment.local.set('payment_timestamp', '1');
  comeBack();
  await settle();
  expect(state()).toMatchObject({ balance: 30, payment: 'success', phase: 'ready' });
  expect(contents().at(-1)).toBe('Miss you');
  stop();
  comeBack();
});

test('a chat that was erased meanwhile is missing', async () => {
  let isErased = false;
  const { chat, state, comeBack, logged } = await openedChat({
    session: async () => {
      if (isErased) throw refusal(404);
      return SESSION;
    },
  });
  chat.watch();
  isErased = true;
  comeBack();
  await settle();
  expect(state().phase).toBe('missing');
  expect(logged).toEqual(['error: Failed to refresh chat']);
});

test('nothing is requested for a visitor who was erased in this browser', async () => {
  const { chat, asked, comeBack, environment } = await openedChat({});
  chat.watch();
  const before = asked.length;
  environment.local.set(ERASED_KEY, 'yes');
  comeBack();
  await settle();
  expect(asked).toHaveLength(before);
});

test('what was erased in another tab disappears from this one as soon as it is visible', async () => {
  const { chat, state, asked, presence, environment } = await openedChat({});
  chat.watch();
  const before = asked.length;
  presence.become({ visible: false });
  environment.local.set(ERASED_KEY, 'yes');
  presence.become({ visible: true });
  expect(state().phase).toBe('missing');
  expect(asked).toHaveLength(before);
});

test('a turn under way is left alone', async () => {
  const { comeBack, asked } = await sendingChat();
  const before = asked.length;
  comeBack();
  await settle();
  expect(asked).toHaveLength(before);
});

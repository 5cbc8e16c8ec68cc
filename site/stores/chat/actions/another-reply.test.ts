import { expect, test } from 'vitest';
import type { AnotherReplyResponse, Message } from '#contract/schemas/chat.ts';
import { openedChat } from '../../../test/chat-set-up.ts';
import { deferred, message, refusal, SESSION } from '../../../test/fake-api.ts';
import { variableIn } from '../state/proposals.ts';

const first: Message = { ...message('ai', 'Hi!'), anotherCosts: 0 };
const GREETED = [message('system', 'This is Meera'), first];
const second: Message = {
  ...first,
  content: 'Hello!',
  variants: { index: 1, count: 2 },
  anotherCosts: 1,
};

test('another reply grows in place of the first, under its own id, at the price shown', async () => {
  const answer = deferred<AnotherReplyResponse>();
  const asked: unknown[] = [];
  let hear = (_text: string) => {};
  const { chat, state, contents, clock } = await openedChat(
    {
      anotherReply: (id, body, { onDelta }) => {
        asked.push([id, body]);
        hear = onDelta;
        return answer.promise;
      },
    },
    GREETED,
  );
  const making = chat.another();
  void chat.another();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked).toEqual([['Hi!', { clientMessageId: expect.stringMatching(/^temp-/), costs: 0 }]]);
  expect(state()).toMatchObject({ sending: true, varying: 'Hi!' });
  expect(variableIn(state())).toBeUndefined();
  hear('Hel');
  clock.advance(20);
  expect(state().reply).toBe('Hel');
  answer.resolve({ aiMessage: second, messageBalance: 20, charged: false });
  await making;
  expect(contents()).toEqual(['This is Meera', 'Hello!']);
  expect(state()).toMatchObject({ sending: false, varying: null, reply: '', balance: 20 });
  expect(variableIn(state())).toBe(second);
});

test('existing replies can be switched, one call at a time', async () => {
  const asked: number[] = [];
  const { chat, contents } = await openedChat(
    {
      chooseVariant: async (_, index) => {
        asked.push(index);
        return { aiMessage: { ...first, variants: { index, count: 2 } } };
      },
    },
    [message('system', 'This is Meera'), second],
  );
  await chat.choose(2);
  await chat.choose(-1);
  await Promise.all([chat.choose(0), chat.choose(0)]);
  expect(asked).toEqual([0]);
  expect(contents()).toEqual(['This is Meera', 'Hi!']);
});

test('nothing is requested that could not be paid', async () => {
  const { chat, asked } = await openedChat(
    { session: async () => ({ ...SESSION, messagesLeft: 0 }) },
    [message('system', 'This is Meera'), second],
  );
  await chat.another();
  expect(asked).not.toContain('anotherReply');
});

test.each([
  [502, 'reply_failed', 'She had nothing else to say this time. Nothing was taken.'],
  [409, 'conflict', 'no'],
])('a refusal with %i says why, and the reply before is back', async (status, code, text) => {
  const { chat, contents, state, notice, asked } = await openedChat(
    { anotherReply: () => Promise.reject(refusal(status, code)) },
    GREETED,
  );
  await chat.another();
  expect(notice.$notice.get()).toMatchObject({ title: 'No other reply', text });
  expect(contents()).toEqual(['This is Meera', 'Hi!']);
  expect(state()).toMatchObject({ sending: false, varying: null });
  expect(asked.filter((name) => name === 'messages')).toHaveLength(status === 409 ? 2 : 1);
});

test('a lost call is repeated under the same id', async () => {
  const names: (string | undefined)[] = [];
  const { chat, state, clock } = await openedChat(
    {
      anotherReply: (_, { clientMessageId }) => {
        names.push(clientMessageId);
        return names.length === 1
          ? Promise.reject(new TypeError('lost'))
          : Promise.resolve({ aiMessage: second, messageBalance: 20, charged: false });
      },
    },
    GREETED,
  );
  const making = chat.another();
  await expect.poll(() => state().reconnecting).toBe(true);
  clock.advance(1000);
  await making;
  expect(names[0]).toBe(names[1]);
  expect(state()).toMatchObject({ sending: false, reconnecting: false });
});

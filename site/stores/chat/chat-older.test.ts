import { expect, test } from 'vitest';
import { MESSAGES_PAGE } from '#contract/limits.ts';
import type { Message } from '#contract/schemas/chat.ts';
import { openedChat } from '../../test/chat-set-up.ts';
import { message, refusal } from '../../test/fake-api.ts';

const ALL = Array.from({ length: MESSAGES_PAGE * 2 + 5 }, (_, at) => message('ai', `m${at}`));

/** A server that answers pages as the real one does, and may refuse once. */
const paged = (refusals: unknown[] = []) => {
  const asked: (string | undefined)[] = [];
  const messages = async (_session: string, before?: string): Promise<Message[]> => {
    asked.push(before);
    const refused = before && refusals.shift();
    if (refused) throw refused;
    const end = before ? ALL.findIndex(({ id }) => id === before) : ALL.length;
    return ALL.slice(Math.max(0, end - MESSAGES_PAGE), end);
  };
  return { messages, asked };
};

test('older messages come page by page until there are none', async () => {
  const { messages, asked } = paged();
  const { chat, state } = await openedChat({ messages });
  expect(state().older).toBe('more');
  const loading = chat.loadOlder();
  await chat.loadOlder();
  expect(state().older).toBe('loading');
  await loading;
  await chat.loadOlder();
  await chat.loadOlder();
  expect(asked).toEqual([undefined, 'm105', 'm5']);
  expect(state().messages).toEqual(ALL);
  expect(state().older).toBe('none');
});

test('a page that failed to load can be retried', async () => {
  const { chat, state, logged } = await openedChat(paged([refusal(503)]));
  await chat.loadOlder();
  expect(state()).toMatchObject({ older: 'failed' });
  expect(logged).toEqual(['error: Failed to load older messages']);
  await chat.loadOlder();
  expect(state().messages).toHaveLength(MESSAGES_PAGE * 2);
});

test('a short chat has nothing above it', async () => {
  const { chat, state, asked } = await openedChat({});
  await chat.loadOlder();
  expect(state().older).toBe('none');
  expect(asked.filter((name) => name === 'messages')).toHaveLength(1);
});

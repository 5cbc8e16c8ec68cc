import { expect, test, vi } from 'vitest';
import type { Message } from '#contract/schemas/chat.ts';
import { openedChat } from '../../../test/chat-set-up.ts';
import { message, refusal } from '../../../test/fake-api.ts';

const LIST = [message('system', 'This is Meera'), message('ai', 'Hi!')];

test('a message is remembered at once, and forgotten', async () => {
  const done: string[] = [];
  const { chat, state, notice } = await openedChat(
    {
      rememberMessage: async (id) => void done.push(`remember ${id}`),
      forgetMessage: async (id) => void done.push(`forget ${id}`),
    },
    LIST,
  );
  await chat.remember('Hi!', true);
  expect(state().messages.at(-1)?.remembered).toBe(true);
  expect(notice.$notice.get()?.title).toBe('She will remember this');
  await chat.remember('Hi!', false);
  expect(state().messages.at(-1)).not.toHaveProperty('remembered');
  notice.$notice.get()?.action?.act();
  await vi.waitFor(() => expect(done).toEqual(['remember Hi!', 'forget Hi!', 'remember Hi!']));
  expect(state().messages.at(-1)?.remembered).toBe(true);
});

test('a failed pin is undone, and reported', async () => {
  const { chat, state, notice } = await openedChat(
    { rememberMessage: () => Promise.reject(refusal(500)) },
    LIST,
  );
  await chat.remember('Hi!', true);
  expect(state().messages.at(-1)).not.toHaveProperty('remembered');
  expect(notice.$notice.get()?.isDestructive).toBe(true);
});

test('the text of a message is copied', async () => {
  const { chat, notice, environment } = await openedChat({}, LIST);
  const copied: string[] = [];
  environment.clipboard = async (text) => void copied.push(text);
  await chat.copy('Hi!');
  expect(copied).toEqual(['Hi!']);
  expect(notice.$notice.get()?.title).toBe('Copied');
});

test('a linked message is searched for in older pages', async () => {
  const old = Array.from({ length: 100 }, (_, n): Message => message('user', `old ${n}`));
  const newest = Array.from({ length: 100 }, (_, n): Message => message('ai', `new ${n}`));
  const { chat, state, environment } = await openedChat(
    { messages: async (_, before) => (before ? old : newest) },
    newest,
  );
  environment.navigation.query = () => '?message=old 5';
  await chat.open('again');
  await expect.poll(() => state().scrollTo).toBe('old 5');
  expect(state().messages).toHaveLength(200);
});

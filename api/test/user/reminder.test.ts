import { expect, it } from 'vitest';
import type { Message } from '#contract/schemas/chat.ts';
import { useApi } from '../support/use-api.ts';

let clock = Date.now();
const api = useApi({ now: () => new Date(clock) });
const MINUTES = 60_000;

it('appears after three hours of use, once, below the reply and in the language of the chat', async () => {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  const notices: (Message | undefined)[] = [];
  for (let message = 0; message < 20; message++) {
    const { body } = await visitor.send(id, 'kya kar rahi ho yaar');
    notices.push('noticeMessage' in body ? body.noticeMessage : undefined);
    clock += 9.9 * MINUTES;
  }
  const told = notices.filter((notice) => notice !== undefined);
  expect(told).toHaveLength(1);
  expect(notices.indexOf(told[0])).toBe(19);
  expect(told[0]).toMatchObject({ sender: 'system', messageType: 'text' });
  expect(told[0]?.content).toContain('computer program hai, insaan nahi');
  expect((await visitor.messages(id)).at(-1)).toEqual(told[0]);
  expect(await visitor.balance()).toBe(0);
});

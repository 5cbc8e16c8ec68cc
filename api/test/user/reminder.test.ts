import { expect, it } from 'vitest';
import type { Message } from '#contract/schemas/chat.ts';
import type { ReplyEngine } from '../../domain/ports.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { useApi } from '../support/use-api.ts';

let clock = Date.now();
const replyEngine: ReplyEngine = {
  ...echoEngine,
  reply(turn, ...rest) {
    if (turn.history.at(-1)?.content === 'fail') throw new Error('ill');
    return echoEngine.reply(turn, ...rest);
  },
};
const api = useApi({ replyEngine, now: () => new Date(clock) });
const MINUTES = 60_000;

/** Sends each text ten minutes after the one before; which of the replies bring a reminder. */
async function remindedAt(texts: string[]): Promise<number[]> {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  const reminded: number[] = [];
  for (const [at, text] of texts.entries()) {
    const { body } = await visitor.send(id, text);
    if ('noticeMessage' in body && body.noticeMessage) reminded.push(at);
    clock += 9.9 * MINUTES;
  }
  return reminded;
}

const hellos = (count: number) => Array<string>(count).fill('kya kar rahi ho yaar');

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

it.each([
  ['fails', 'fail'],
  ['is a card', 'I want to kill myself'],
])('comes with the next reply where the one that it was due with %s, and once', async (_, text) => {
  expect(await remindedAt([...hellos(19), text, ...hellos(1)])).toEqual([20]);
});

it('counts the time between free messages too', async () => {
  const cards = Array<string>(6).fill('I want to kill myself');
  expect(await remindedAt([...hellos(12), ...cards, ...hellos(4)])).toEqual([19]);
});

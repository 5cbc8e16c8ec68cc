import { describe, expect, it } from 'vitest';
import { account } from '#contract/schemas/account.ts';
import { messageList } from '#contract/schemas/chat.ts';
import type { ReplyEngine } from '../../domain/ports.ts';
import { aanya } from '../support/companions.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { useApi } from '../support/use-api.ts';

const known: string[][] = [];
const replyEngine: ReplyEngine = {
  historyLimit: 4,
  async *reply(turn, signal) {
    known.push(turn.memory.map(({ label, value }) => `${label}: ${value}`));
    yield* echoEngine.reply(turn, signal);
  },
};

const api = useApi({ replyEngine });
const WITH_AANYA = { chatType: 'friendly', companionId: aanya.id };

async function chat() {
  const visitor = await api.visitor();
  const id = await visitor.startChat(WITH_AANYA);
  await visitor.send(id, 'The interview is on Friday');
  const list = async () => messageList.parse(await visitor.messages(id));
  const [, his, hers] = await list();
  const memory = async () => account.parse((await visitor.to('account')).body).memory;
  return { visitor, id, list, memory, his: his?.id ?? '', hers: hers?.id ?? '' };
}

describe('a message that she is asked to remember', () => {
  it('is in what she remembers with its day and chat, in the list, and in the next turn of any chat with her', async () => {
    const { visitor, id, list, memory, his, hers } = await chat();
    for (const message of [his, hers, his]) {
      expect((await visitor.to('rememberMessage', message)).status).toBe(204);
    }
    expect(await memory()).toMatchObject([
      {
        id: his,
        label: 'You said',
        value: 'The interview is on Friday',
        message: { sessionId: id, sender: 'user' },
      },
      { id: hers, label: 'She said', message: { sessionId: id, sender: 'ai' } },
    ]);
    expect((await list()).map(({ remembered }) => remembered)).toEqual([undefined, true, true]);
    await visitor.send(await visitor.startChat(WITH_AANYA), 'hello');
    expect(known.at(-1)).toEqual(['Asked you to remember: The interview is on Friday']);
  });

  it('can be forgotten and remembered any number of times', async () => {
    const { visitor, id, memory, his } = await chat();
    await visitor.to('rememberMessage', his);
    for (const _ of [1, 2]) expect((await visitor.to('forgetMessage', his)).status).toBe(204);
    expect(await memory()).toEqual([]);
    await visitor.send(id, 'hello');
    expect(known.at(-1)).toEqual([]);
    const both = [visitor.to('rememberMessage', his), visitor.to('rememberMessage', his)];
    for (const { status } of await Promise.all(both)) expect(status).toBe(204);
    expect(await memory()).toHaveLength(1);
  });

  it("must be the visitor's own, not a card, and exist", async () => {
    const { visitor, list, his } = await chat();
    const other = await api.visitor();
    const card = (await list())[0]?.id ?? '';
    for (const [who, message] of [
      [other, his],
      [visitor, card],
      [visitor, 'nonsense'],
    ] as const) {
      expect((await who.to('rememberMessage', message)).status).toBe(404);
    }
    expect((await other.to('forgetMessage', his)).status).toBe(404);
  });

  it('is exported, and goes with the message', async () => {
    const { visitor, memory, his } = await chat();
    await visitor.to('rememberMessage', his);
    const { remembered } = await visitor.exported<{ remembered: object[] }>();
    expect(remembered).toMatchObject([{ id: his, content: 'The interview is on Friday' }]);
    const path = `/api/chat/messages/${his}`;
    expect((await visitor.call('PUT', path, { content: 'On Monday' })).status).toBe(200);
    expect(await memory()).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { replied } from '#contract/schemas/chat.ts';
import { endOf, killedEverywhere, MOMENTS, ownerOf } from '../support/killed.ts';
import { newLineEngine } from '../support/new-line-engine.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi({ replyEngine: newLineEngine });

/** A visitor whose newest message has two replies: the next one is paid. */
async function withTwoReplies() {
  const visitor = await api.visitor();
  const chatId = await visitor.startChat();
  const { id } = replied.parse((await visitor.send(chatId, 'hi')).body).aiMessage;
  const another = (clientMessageId: string) =>
    visitor.call('POST', `/api/chat/messages/${id}/variants`, { clientMessageId });
  expect((await another('v-1')).status).toBe(200);
  return { visitor, chatId, id, another, owner: await ownerOf(api, visitor) };
}

type Chat = Awaited<ReturnType<typeof withTwoReplies>>;

/** It was made and paid, or neither; asked for again under its name it is there, paid once. */
async function expectMended({ visitor, chatId, another }: Chat): Promise<void> {
  const shown = (await visitor.messages(chatId)).at(-1)?.variants;
  expect([19 - (await visitor.balance()), shown?.count]).toBeOneOf([
    [0, 2],
    [1, 3],
  ]);
  const answer = await another('v-2');
  expect(answer.body).toMatchObject({ charged: true, aiMessage: { variants: { count: 3 } } });
  expect(await visitor.balance()).toBe(18);
}

it.each(MOMENTS)(
  'a process killed just %s any statement of another reply leaves nothing that the job cannot repair',
  async (moment) => {
    const killed = await killedEverywhere(
      api,
      withTwoReplies,
      ({ owner, id }, n) =>
        endOf('chat/killed-variant.child.ts', [api.url, ...owner, id, String(n), moment]),
      expectMended,
    );
    expect(killed).toBeGreaterThanOrEqual(6);
  },
  300_000,
);

import { expect, it } from 'vitest';
import { replied } from '#contract/schemas/chat.ts';
import { endOf, killedEverywhere, MOMENTS, ownerOf } from '../support/killed.ts';
import { newLineEngine } from '../support/new-line-engine.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi({ replyEngine: newLineEngine });

/** A visitor whose newest text is answered. */
async function answeredOnce() {
  const visitor = await api.visitor();
  const chatId = await visitor.startChat();
  const { userMessage } = replied.parse((await visitor.send(chatId, 'one')).body);
  const { id } = userMessage;
  const edit = () =>
    visitor.call('PUT', `/api/chat/messages/${id}`, { content: 'two', clientMessageId: 'e-1' });
  const texts = async () =>
    (await visitor.messages(chatId)).flatMap(({ sender, content }) =>
      sender === 'user' ? [content] : [],
    );
  return { visitor, texts, id, edit, owner: await ownerOf(api, visitor) };
}

type Chat = Awaited<ReturnType<typeof answeredOnce>>;

/** One of the two pairs is there, paid once; asked for again under its name it is the new one. */
async function expectMended({ visitor, texts, edit }: Chat): Promise<void> {
  expect(await texts()).toBeOneOf([['one'], ['two']]);
  expect(await visitor.balance()).toBe(19);
  expect(await edit()).toMatchObject({ status: 200, body: { userMessage: { content: 'two' } } });
  expect(await texts()).toEqual(['two']);
  expect(await visitor.balance()).toBe(19);
}

it.each(MOMENTS)(
  'a process killed just %s any statement of an edit leaves nothing that the job cannot repair',
  async (moment) => {
    const killed = await killedEverywhere(
      api,
      answeredOnce,
      ({ owner, id }, n) =>
        endOf('chat/killed-edit.child.ts', [api.url, ...owner, id, String(n), moment]),
      expectMended,
    );
    expect(killed).toBeGreaterThanOrEqual(6);
  },
  300_000,
);

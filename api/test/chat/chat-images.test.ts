import { expect, it } from 'vitest';
import type { ReplyEngine } from '../../domain/ports.ts';
import { aanya } from '../support/companions.ts';
import { useApi } from '../support/use-api.ts';

const [PICTURE = ''] = aanya.gallery;

/** Sends her picture with every reply. */
const engine: ReplyEngine = {
  historyLimit: 4,
  async *reply({ kind, history }) {
    yield { type: 'delta', text: `${kind}, after ${history.length}` };
    if (kind === 'message') yield { type: 'image', path: PICTURE };
    yield { type: 'finish', reason: 'stop' };
  },
};

const api = useApi({ replyEngine: engine });

it('a picture comes with the reply, below it, for the price of one message', async () => {
  const visitor = await api.visitor();
  const chatId = await visitor.startChat({ companionId: aanya.id, chatType: 'friendly' });
  const first = await visitor.send(chatId, 'A photo, please', { clientMessageId: 'one' });
  expect(first.body).toMatchObject({
    aiMessage: { messageType: 'text', content: 'message, after 1' },
    imageMessage: { messageType: 'image', sender: 'ai', content: PICTURE },
    messageBalance: 19,
  });

  const again = await visitor.send(chatId, 'A photo, please', { clientMessageId: 'one' });
  expect(again.body).toEqual(first.body);

  const second = await visitor.send(chatId, 'Another?');
  expect(second.body).toMatchObject({ aiMessage: { content: 'message, after 3' } });
  const list = await visitor.messages(chatId);
  expect(list.map(({ sender, messageType }) => `${sender} ${messageType}`)).toEqual([
    'system text',
    ...Array(2).fill(['user text', 'ai text', 'ai image']).flat(),
  ]);
});

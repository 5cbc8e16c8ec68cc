import { describe, expect, it } from 'vitest';
import { compare } from '../../../ops/chaos/compare.ts';
import type { Life } from '../../../ops/chaos/visitor.ts';
import { buy } from '../support/buy.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

/** A visitor who has written a text and ordered a pack, as shown to them. */
async function someone(): Promise<Life> {
  const { visitor, userId, sessionId: chatId, orderId } = await buy(api);
  const { body } = await visitor.send(chatId, 'hello');
  if (!('aiMessage' in body)) throw new Error('No answer');
  const { userMessage, aiMessage } = body;
  return {
    userId,
    chatId,
    answered: [{ text: 'hello', textId: userMessage.id, replyId: aiMessage.id }],
    orders: new Map([[orderId, 'made']]),
    friends: [],
    end: 'open',
    balance: await visitor.balance(),
  };
}

const differences = (life: Life) => compare(api.db, api.context.cipher, life);

describe('what a visitor received is compared with what is stored', () => {
  it('finds nothing when everything agrees', async () => {
    expect(await differences(await someone())).toEqual([]);
  });

  const id = '0190a000-0000-7000-8000-0000000000aa';
  it.each<[string, (life: Life) => Partial<Life>]>([
    ['another balance', ({ balance = 0 }) => ({ balance: balance + 1 })],
    ['a text that is not there', () => ({ answered: [{ text: 'x', textId: id, replyId: id }] })],
    ['a text that nobody was told of', () => ({ answered: [] })],
    [
      'a reply that is gone',
      ({ answered }) => ({ answered: answered.map((one) => ({ ...one, replyId: id })) }),
    ],
    [
      'an order told as paid',
      ({ orders }) => ({ orders: new Map([...orders].map(([o]) => [o, 'paid'])) }),
    ],
    [
      'an order told as refunded',
      ({ orders }) => ({ orders: new Map([...orders].map(([o]) => [o, 'refunded'])) }),
    ],
    ['a friend who was not counted', () => ({ friends: [id] })],
    ['somebody who is erased, and there', () => ({ end: 'erased' })],
    ['somebody who is gone', () => ({ userId: id })],
  ])('finds %s', async (_, told) => {
    const life = await someone();
    expect(await differences({ ...life, ...told(life) })).not.toEqual([]);
  });
});

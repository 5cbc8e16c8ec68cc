import { endpointPath } from '#contract/endpoints/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { PACKS } from '#contract/packs.ts';
import { Visitor } from '../../../api/test/support/visitor.ts';

/** A visitor with one chat of this many entries, made over the API of a running product. */
export async function makeLongChat(
  origin: string,
  entries: number,
): Promise<{ cookie: string; chatId: string }> {
  const visitor = new Visitor(origin);
  await visitor.register();
  const chatId = await visitor.startChat();
  const largest = PACKS.at(-1);
  const order = { amount: largest?.amount, messageCount: largest?.messages, paymentMethod: 'upi' };
  const made = await visitor.to('createPayment', undefined, {
    sessionId: chatId,
    ...order,
  });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await visitor.call('POST', `/sandbox/upi/${made.body.orderId}`, 'action=pay', form);
  await visitor.call('POST', endpointPath(ENDPOINTS.welcome, { id: chatId }), {});
  for (let n = 0; n < entries / 2; n += 1) {
    const { status } = await visitor.send(chatId, WORDS[n % WORDS.length] ?? '');
    if (status !== 200) throw new Error(`A text was answered with ${status}`);
  }
  return { cookie: visitor.cookie ?? '', chatId };
}

/** As people write: mostly short, now and then long, in more than one script. */
const WORDS = [
  'Hi!',
  'kya kar rahi ho?',
  'I had such a long day. The train stood outside Dadar for half an hour, nobody said why, and then my manager wanted the slides again.',
  'आज बहुत गर्मी है',
  'haha 😂',
  'Tell me something nice',
];

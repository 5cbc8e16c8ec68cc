import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { callOf, NO_SUCH } from './calls.ts';

/** What somebody's calls name. */
export interface Named {
  companionId: string;
  companionUrlName: string;
  chatId: string;
  /** A text of the visitor's. */
  textId: string;
  /** A reply of hers. */
  replyId: string;
  orderId: string;
}

/** One call: the value in its path, and the body, or of a call that only looks its query. */
export type GoodCall = [value?: string, body?: Record<string, unknown>];

const PACK = { amount: 9, messageCount: 10, paymentMethod: 'upi' };
const SUBSCRIPTION = {
  endpoint: 'https://push.example/to/this-browser',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

/** Every endpoint, as the site calls it: with values of the visitor's own from here, else those of `calls.ts`. */
export const goodCalls = (named: Named): Record<EndpointName, GoodCall> => {
  const richer = richerCalls(named);
  const of = (name: EndpointName): GoodCall => {
    const { value = '', body } = callOf(name, named.chatId);
    return richer[name] ?? (body ? [value, { ...body }] : [value]);
  };
  const names = Object.keys(ENDPOINTS) as EndpointName[];
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<
    EndpointName,
    GoodCall
  >;
};

const richerCalls = ({
  companionId,
  companionUrlName,
  chatId,
  textId,
  replyId,
  orderId,
}: Named): Partial<Record<EndpointName, GoodCall>> => ({
  register: [
    '',
    { browserFingerprint: 'another browser', urlParams: { ref: 'x' }, language: 'hi' },
  ],
  account: ['', { before: '2030-01-01' }],
  correctMemory: [NO_SUCH, { value: 'Pune' }],
  forgetMemory: [NO_SUCH],
  restoreMemory: [NO_SUCH, { undo: 'nothing' }],
  companions: ['', { search: 'a', chatType: 'friendly' }],
  companion: [companionId],
  companionByUrlName: [companionUrlName],
  availability: [companionId],
  createSession: ['', { chatType: 'friendly', companionId }],
  messages: [chatId, { limit: '20' }],
  sendMessage: ['', { sessionId: chatId, sender: 'user', content: 'hi' }],
  anotherReply: [replyId, { clientMessageId: 'again' }],
  chooseVariant: [replyId, { index: 0 }],
  editMessage: [textId, { content: 'hello' }],
  rememberMessage: [replyId],
  forgetMessage: [replyId],
  story: [companionId],
  changeStory: [companionId, { entries: [{ day: '2026-11-01', text: 'We met.' }] }],
  eraseStory: [companionId],
  reportMessage: [replyId, { reason: 'no', consent: true }],
  withdrawReport: [replyId],
  createPayment: ['', { sessionId: chatId, ...PACK, clientOrderId: 'an-order-of-mine' }],
  verifyPayment: ['', { orderId }],
  paymentStep: ['', { step: 'opened', app: 'gpay', system: 'android', inApp: 'none' }],
  handoff: ['', { path: '/you' }],
  startPush: ['', { subscription: SUBSCRIPTION, isDiscreet: true }],
  askLater: [replyId, { on: '2030-01-01' }],
  askNoMore: [replyId],
});

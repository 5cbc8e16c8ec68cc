import type { EndpointName } from '#contract/endpoints.ts';

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

const NOBODYS = '0190a000-0000-7000-8000-0000000000aa';
const PACK = { amount: 9, messageCount: 10, paymentMethod: 'upi' };
const SUBSCRIPTION = {
  endpoint: 'https://push.example/to/this-browser',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

/** Every endpoint, as the site calls it. */
export const goodCalls = ({
  companionId,
  companionUrlName,
  chatId,
  textId,
  replyId,
  orderId,
}: Named): Record<EndpointName, GoodCall> => ({
  me: [],
  register: [
    '',
    { browserFingerprint: 'another browser', urlParams: { ref: 'x' }, language: 'hi' },
  ],
  account: ['', { before: '2030-01-01' }],
  correctMemory: [NOBODYS, { value: 'Pune' }],
  forgetMemory: [NOBODYS],
  restoreMemory: [NOBODYS, { undo: 'nothing' }],
  companions: ['', { search: 'a', chatType: 'friendly' }],
  companion: [companionId],
  companionByUrlName: [companionUrlName],
  availability: [companionId],
  notice: [],
  packs: [],
  createSession: ['', { chatType: 'friendly', companionId }],
  sessions: [],
  session: [chatId],
  messages: [chatId, { limit: '20' }],
  welcome: [chatId, {}],
  sendMessage: ['', { sessionId: chatId, sender: 'user', content: 'hi' }],
  anotherReply: [replyId, { clientMessageId: 'again' }],
  chooseVariant: [replyId, { index: 0 }],
  editMessage: [textId, { content: 'hello' }],
  rememberMessage: [replyId],
  forgetMessage: [replyId],
  story: [companionId],
  changeStory: [companionId, { entries: [{ day: '2026-11-01', text: 'We met.' }] }],
  eraseStory: [companionId],
  searchChat: [chatId, { q: 'goes' }],
  clearChat: [chatId, {}],
  restoreChat: [chatId],
  muteChat: [chatId],
  unmuteChat: [chatId],
  chooseVersion: [chatId, { choice: 'keep' }],
  reportMessage: [replyId, { reason: 'no', consent: true }],
  withdrawReport: [replyId],
  createPayment: ['', { sessionId: chatId, ...PACK, clientOrderId: 'an-order-of-mine' }],
  verifyPayment: ['', { orderId }],
  paymentStep: ['', { step: 'opened', app: 'gpay', system: 'android', inApp: 'none' }],
  handoff: ['', { path: '/you' }],
  makeRecovery: [],
  recover: ['', { browserFingerprint: 'another browser', code: 'no words of ours' }],
  browsers: [],
  signOutBrowser: [NOBODYS],
  signOutEverywhere: [],
  signOut: [],
  push: [],
  startPush: ['', { subscription: SUBSCRIPTION, isDiscreet: true }],
  endPush: [],
  askLater: [replyId, { on: '2030-01-01' }],
  askNoMore: [replyId],
  exportMe: [],
  eraseMe: [],
});

import type { Call } from '#contract/endpoints/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { aanya } from './companions.ts';

/** An id that nothing has. */
export const NO_SUCH = '0190a000-0000-7000-8000-0000000000aa';

/** An endpoint as a test calls it. */
export interface CallOf {
  /**
   * Whose it is: it names a chat, or a message; it is of the visitor's own account; or the same for everybody. Another's
   * messages and lines have separate tests.
   */
  of: 'chat' | 'message' | 'account' | 'everybody';
  /** The value in its path; `:chat` is a chat's id, in the body as well. */
  value?: string;
  /** One that would do. */
  body?: object;
  /** It deletes what other calls read. */
  ends?: true;
}

const pack = { amount: 9, messageCount: 10, paymentMethod: 'upi' };

/** Those that nobody can call without a value in their path, or a body. */
type WithMore = {
  [Name in EndpointName]: Record<string, never> extends Call<(typeof ENDPOINTS)[Name]>
    ? never
    : Name;
}[EndpointName];

/** In an order in which one visitor can call them. What is not listed here is of the visitor's own account. */
const TOLD: Record<WithMore, CallOf> & Partial<Record<EndpointName, CallOf>> = {
  register: { of: 'everybody', body: { browserFingerprint: 'another browser' } },
  correctMemory: { of: 'account', value: NO_SUCH, body: { value: 'Pune' } },
  forgetMemory: { of: 'account', value: NO_SUCH },
  restoreMemory: { of: 'account', value: NO_SUCH, body: { undo: 'nothing' } },
  companions: { of: 'everybody' },
  companion: { of: 'everybody', value: aanya.id },
  companionByUrlName: { of: 'everybody', value: aanya.urlName },
  availability: { of: 'everybody', value: aanya.id },
  notice: { of: 'everybody' },
  packs: { of: 'everybody' },
  createSession: { of: 'account', body: { chatType: 'friendly' } },
  session: { of: 'chat', value: ':chat' },
  messages: { of: 'chat', value: ':chat' },
  welcome: { of: 'chat', value: ':chat', body: {} },
  anotherReply: { of: 'message', value: NO_SUCH, body: {} },
  chooseVariant: { of: 'message', value: NO_SUCH, body: { index: 0 } },
  editMessage: { of: 'message', value: NO_SUCH, body: { content: 'hi' } },
  rememberMessage: { of: 'message', value: NO_SUCH },
  forgetMessage: { of: 'message', value: NO_SUCH },
  story: { of: 'account', value: aanya.id },
  changeStory: { of: 'account', value: aanya.id, body: { entries: [] } },
  eraseStory: { of: 'account', value: aanya.id },
  searchChat: { of: 'chat', value: ':chat', body: { q: 'goes' } },
  clearChat: { of: 'chat', value: ':chat', body: {}, ends: true },
  restoreChat: { of: 'chat', value: ':chat', ends: true },
  muteChat: { of: 'chat', value: ':chat' },
  unmuteChat: { of: 'chat', value: ':chat' },
  chooseVersion: { of: 'chat', value: ':chat', body: { choice: 'keep' } },
  reportMessage: { of: 'message', value: NO_SUCH, body: { reason: 'no', consent: true } },
  withdrawReport: { of: 'message', value: NO_SUCH },
  sendMessage: { of: 'chat', body: { sessionId: ':chat', sender: 'user', content: 'hi' } },
  createPayment: { of: 'account', body: { sessionId: ':chat', ...pack } },
  verifyPayment: { of: 'account', body: { orderId: NO_SUCH } },
  paymentStep: {
    of: 'account',
    body: { step: 'opened', app: 'gpay', system: 'android', inApp: 'none' },
  },
  handoff: { of: 'account', body: {} },
  recover: {
    of: 'everybody',
    body: { browserFingerprint: 'another browser', code: 'no words of ours' },
  },
  signOutBrowser: { of: 'account', value: NO_SUCH },
  signOutEverywhere: { of: 'account' },
  push: { of: 'account' },
  startPush: { of: 'account', body: {} },
  endPush: { of: 'account' },
  askLater: { of: 'message', value: NO_SUCH, body: { on: '2030-01-01' } },
  askNoMore: { of: 'message', value: NO_SUCH },
  eraseMe: { of: 'account', ends: true },
  signOut: { of: 'account', ends: true },
};

const OWN: CallOf = { of: 'account' };
const untold = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => !(name in TOLD));

/** Every endpoint, in an order in which one visitor can call them. */
export const CALLS: Record<EndpointName, CallOf> = {
  ...(Object.fromEntries(untold.map((name) => [name, OWN])) as Record<EndpointName, CallOf>),
  ...TOLD,
};

/** The same call of one chat. */
export const callOf = (name: EndpointName, chatId: string): CallOf =>
  JSON.parse(JSON.stringify(CALLS[name]).replaceAll(':chat', chatId)) as CallOf;

/** The endpoints of some kinds. */
export const endpointsOf = (...kinds: CallOf['of'][]): EndpointName[] =>
  (Object.keys(CALLS) as EndpointName[]).filter((name) => kinds.includes(CALLS[name].of));

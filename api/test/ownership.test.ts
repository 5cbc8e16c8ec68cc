import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { errorResponse } from '#contract/schemas/error.ts';
import { useApi } from './support/use-api.ts';
import type { Visitor } from './support/visitor.ts';

const api = useApi();

const NO_SUCH = '0190a000-0000-7000-8000-0000000000aa';

/** Every endpoint that names a chat, as someone calls it. */
const CALLS: Partial<
  Record<EndpointName, (who: Visitor, id: string) => Promise<{ status: number; body: unknown }>>
> = {
  session: (who, id) => who.to('session', id),
  messages: (who, id) => who.to('messages', id),
  welcome: (who, id) => who.to('welcome', id),
  searchChat: (who, id) => who.to('searchChat', id, { q: 'private' }),
  clearChat: (who, id) => who.to('clearChat', id, {}),
  restoreChat: (who, id) => who.to('restoreChat', id),
  chooseVersion: (who, id) => who.to('chooseVersion', id, { choice: 'keep' }),
  muteChat: (who, id) => who.to('muteChat', id),
  unmuteChat: (who, id) => who.to('unmuteChat', id),
  sendMessage: (who, id) => who.send(id, 'let me in'),
};

/** Endpoints that name a message, with a body that would do; another's messages are tried in their own tests. */
const MESSAGE: Partial<Record<EndpointName, object | undefined>> = {
  anotherReply: {},
  chooseVariant: { index: 0 },
  editMessage: { content: 'hi' },
  rememberMessage: undefined,
  forgetMessage: undefined,
  reportMessage: { reason: 'rude', consent: true },
  withdrawReport: undefined,
  askLater: { on: '2030-01-01' },
  askNoMore: undefined,
};

/** Endpoints of the visitor's own account, each with a body that would do; another's lines are tried in memory.test.ts. */
const OWN_ACCOUNT: Partial<Record<EndpointName, object | undefined>> = {
  me: undefined,
  eraseMe: undefined,
  exportMe: undefined,
  account: undefined,
  correctMemory: { value: 'Pune' },
  forgetMemory: undefined,
  story: undefined,
  changeStory: { entries: [] },
  eraseStory: undefined,
  createSession: { chatType: 'friendly' },
  sessions: undefined,
  createPayment: { sessionId: NO_SUCH, amount: 9, messageCount: 10, paymentMethod: 'upi' },
  verifyPayment: { orderId: NO_SUCH },
  paymentStep: { step: 'opened', app: 'gpay', system: 'android', inApp: 'none' },
  handoff: {},
  makeRecovery: undefined,
  browsers: undefined,
  signOutBrowser: undefined,
  signOutEverywhere: undefined,
  signOut: undefined,
  push: undefined,
  startPush: {},
  endPush: undefined,
};

/** The same for everybody, and how one becomes a visitor. */
const PUBLIC: EndpointName[] = [
  'register',
  'recover',
  'companions',
  'companion',
  'companionByUrlName',
  'availability',
  'notice',
  'packs',
];

describe('ownership', () => {
  it('is looked at for every endpoint', () => {
    const listed = [CALLS, MESSAGE, OWN_ACCOUNT].flatMap(Object.keys).concat(PUBLIC);
    expect(listed.sort()).toEqual(Object.keys(ENDPOINTS).sort());
  });

  it.each(Object.entries({ ...OWN_ACCOUNT, ...MESSAGE }))(
    '%s needs a visitor',
    async (name, body) => {
      const { method, path } = ENDPOINTS[name as EndpointName];
      const at = path.replace(/:\w+/, NO_SUCH);
      expect((await api.browser().call(method, at, body)).status).toBe(401);
      const forged = { cookie: 'jaanu_visitor=s%3Anobody.nothing.signed' };
      expect((await api.browser().call(method, at, body, forged)).status).toBe(401);
    },
  );

  it.each(Object.entries(CALLS))(
    '%s: somebody else’s chat looks like a missing one',
    async (_, call) => {
      const [owner, other] = [await api.visitor(), await api.visitor()];
      const id = await owner.startChat();
      await owner.send(id, 'private');
      const before = await owner.messages(id);

      const theirs = await call(other, id);
      const missing = await call(other, NO_SUCH);
      const nonsense = await call(other, '..%2f');
      for (const answer of [theirs, missing, nonsense]) {
        expect(answer.status).toBe(404);
        const body = errorResponse.parse(answer.body);
        expect({ ...body, requestId: '' }).toEqual({
          error: 'Chat session not found',
          code: 'not_found',
          requestId: '',
        });
      }
      expect((await call(api.browser(), id)).status).toBe(401);
      expect(await owner.messages(id)).toEqual(before);
      expect(await other.balance()).toBe(20);
    },
  );
});

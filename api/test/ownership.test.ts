import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { errorResponse } from '#contract/schemas/error.ts';
import { useApi } from './support/use-api.ts';
import type { Visitor } from './support/visitor.ts';

const api = useApi();

/** Every endpoint that names a chat, as someone calls it. */
const CALLS: Partial<
  Record<EndpointName, (who: Visitor, id: string) => Promise<{ status: number; body: unknown }>>
> = {
  session: (who, id) => who.to('session', id),
  messages: (who, id) => who.to('messages', id),
  welcome: (who, id) => who.to('welcome', id),
  sendMessage: (who, id) => who.send(id, 'let me in'),
};

/** Endpoints that name no chat: the visitor's own account (memory.test.ts), and what is public. */
const OPEN: EndpointName[] = [
  'me',
  'eraseMe',
  'exportMe',
  'account',
  'correctMemory',
  'forgetMemory',
  'register',
  'createSession',
  'sessions',
  'createPayment',
  'verifyPayment',
  'companions',
  'companion',
  'companionByUrlName',
  'availability',
];

describe('ownership', () => {
  it('is looked at for every endpoint', () => {
    expect([...Object.keys(CALLS), ...OPEN].sort()).toEqual(Object.keys(ENDPOINTS).sort());
  });

  it.each(Object.entries(CALLS))(
    '%s: somebody else’s chat looks like a missing one',
    async (_, call) => {
      const [owner, other] = [await api.visitor(), await api.visitor()];
      const id = await owner.startChat();
      await owner.send(id, 'private');
      const before = await owner.messages(id);

      const theirs = await call(other, id);
      const missing = await call(other, '0190a000-0000-7000-8000-0000000000aa');
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

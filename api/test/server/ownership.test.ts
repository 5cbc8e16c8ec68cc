import { describe, expect, it } from 'vitest';
import { errorResponse } from '#contract/schemas/error.ts';
import { callOf, endpointsOf, NO_SUCH } from '../support/calls.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const api = useApi();

describe('ownership', () => {
  it.each(endpointsOf('account', 'message'))('%s needs a visitor', async (name) => {
    const { value, body } = callOf(name, NO_SUCH);
    const [nobody, forged] = [api.browser(), api.browser()];
    expect((await nobody.to(name, value, body)).status).toBe(401);
    forged.cookie = 'jaanu_visitor=s%3Anobody.nothing.signed';
    expect((await forged.to(name, value, body)).status).toBe(401);
  });

  it.each(endpointsOf('chat'))(
    '%s: somebody else’s chat looks like a missing one',
    async (name) => {
      const [owner, other] = [await api.visitor(), await api.visitor()];
      const call = (who: Visitor, chatId: string) => {
        const { value, body } = callOf(name, chatId);
        return who.to(name, value, body);
      };
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

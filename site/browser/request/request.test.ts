import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createCall, createRequest } from './request.ts';

const { environment } = fakeEnvironment();
const fetch = async () => new Response(null, { status: 204 });
const call = createCall(createRequest({ ...environment, fetch }));

test('what an endpoint does not accept or return is a compile error', () => {
  const mistakes = async () => {
    // @ts-expect-error the path has a value
    await call(ENDPOINTS.session, {});
    // @ts-expect-error which is called id
    await call(ENDPOINTS.session, { params: { urlName: 'meera' } });
    // @ts-expect-error there is a body
    await call(ENDPOINTS.register, {});
    // @ts-expect-error and it needs more than that
    await call(ENDPOINTS.createPayment, { body: { sessionId: 's' } });
    // @ts-expect-error of no such query
    await call(ENDPOINTS.account, { query: { after: '2026-01-01' } });
    // @ts-expect-error ids are texts
    const id: number = (await call(ENDPOINTS.session, { params: { id: 's' } })).id;
    return id;
  };
  expect(mistakes).toBeTypeOf('function');
});

test('an answer without a body is undefined', async () => {
  expect(await call(ENDPOINTS.eraseMe, {})).toBeUndefined();
});

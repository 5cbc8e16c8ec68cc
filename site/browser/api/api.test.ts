import { expect, test } from 'vitest';
import { fakeClock } from '../../test/fake-clock.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { settle } from '../../test/fake-turns.ts';
import { ApiError } from '../request/api-error.ts';
import { createApi } from './api.ts';

const answering = (response: Response) => {
  const calls: [string, RequestInit][] = [];
  const fetch = async (path: string, init: RequestInit) => {
    calls.push([path, init]);
    return response;
  };
  const { environment } = fakeEnvironment();
  return { api: createApi({ ...environment, fetch }), calls };
};

test('a GET sends cookies and no body', async () => {
  const { api, calls } = answering(Response.json([]));
  expect(await api.messages('a/b')).toEqual([]);
  expect(calls[0]?.[0]).toBe('/api/chat/messages/a%2Fb');
  expect(calls[0]?.[1]).toEqual({
    method: 'GET',
    credentials: 'include',
    cache: 'no-store',
    headers: {},
  });
});

test('older messages are requested by the id of the one below them', async () => {
  const { api, calls } = answering(Response.json([]));
  await api.messages('s', 'm&1');
  expect(calls[0]?.[0]).toBe('/api/chat/messages/s?before=m%261');
});

test('a body is sent as JSON', async () => {
  const { api, calls } = answering(Response.json({ id: 's' }));
  await api.createSession({ chatType: 'friendly', userId: null });
  expect(calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"chatType":"friendly","userId":null}',
  });
});

test('the welcome is requested with an empty body', async () => {
  const { api, calls } = answering(Response.json({}));
  await api.welcome('s');
  expect(calls[0]?.[1]?.body).toBe('{}');
});

test.each([
  ['{"error":"no","code":"not_found"}', '404: {"error":"no","code":"not_found"}', 'not_found'],
  ['{"error":"no","code":"strange"}', '404: {"error":"no","code":"strange"}', undefined],
  ['null', '404: null', undefined],
  ['gone', '404: gone', undefined],
  ['', '404: Not Found', undefined],
])('a refusal with body %s', async (body, text, code) => {
  const { api } = answering(new Response(body, { status: 404, statusText: 'Not Found' }));
  const error = await api.me().catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: text, status: 404, code });
});

test('without a network the error of fetch is thrown', async () => {
  await expect(createApi(fakeEnvironment().environment).me()).rejects.toThrow('offline');
});

test.each([
  [undefined, ''],
  [{}, ''],
  [{ search: 'a & b' }, '?search=a+%26+b'],
  [{ search: 'x', chatType: 'erotic' }, '?search=x&chatType=erotic'],
] as const)('companions for %j', async (query, expected) => {
  const { api, calls } = answering(Response.json([]));
  await api.companions(query);
  expect(calls[0]?.[0]).toBe(`/api/companions${expected}`);
});

test.each([
  ['companion', '/api/companions/a%2Fb'],
  ['companionByUrlName', '/api/companions/url/a%2Fb'],
  ['availability', '/api/companions/a%2Fb/availability'],
] as const)('%s asks %s', async (name, path) => {
  const { api, calls } = answering(Response.json({}));
  await api[name]('a/b');
  expect(calls[0]?.[0]).toBe(path);
});

const BUSY = () =>
  Response.json({ code: 'unavailable' }, { status: 503, headers: { 'retry-after': '2' } });

const busyServer = (times: number) => {
  const clock = fakeClock();
  const { environment } = fakeEnvironment();
  let [calls, shown, hidden] = [0, 0, 0];
  const show = () => {
    shown += 1;
    return () => {
      hidden += 1;
    };
  };
  const fetch = async () => (calls++ < times ? BUSY() : Response.json([]));
  const api = createApi({ ...environment, clock, fetch, busy: { show } });
  return { api, clock, seen: () => ({ calls, shown, hidden }) };
};

test('a GET that a busy server refuses is repeated after the given time, with a notice', async () => {
  const { api, clock, seen } = busyServer(1);
  const answer = api.sessions();
  await settle();
  clock.advance(1_900);
  expect(seen()).toEqual({ calls: 1, shown: 1, hidden: 0 });
  clock.advance(1_200);
  expect(await answer).toEqual([]);
  expect(seen()).toEqual({ calls: 2, shown: 1, hidden: 1 });
});

test('it is not repeated for ever, and writes are not repeated here', async () => {
  const { api, clock, seen } = busyServer(99);
  const asked = api.sessions().catch((error: unknown) => error);
  for (let waits = 0; waits < 3; waits++) {
    await settle();
    clock.advance(10_000);
  }
  expect(await asked).toMatchObject({ status: 503, retryAfterMs: 2_000 });
  expect(seen()).toEqual({ calls: 3, shown: 2, hidden: 2 });
  await expect(api.welcome('s')).rejects.toMatchObject({ retryAfterMs: 2_000 });
  expect(seen().calls).toBe(4);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { type Listening, listen } from '../support/listen.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { useApi } from '../support/use-api.ts';
import { Visitor } from '../support/visitor.ts';

const api = useApi();
let tls: Listening;

beforeAll(async () => {
  const config = readConfig({ ...TEST_ENVIRONMENT, PUBLIC_ORIGIN: 'https://jaanu.example' });
  tls = await listen(createApp({ ...api.context, config }));
});
afterAll(() => tls.stop());

/** Who the product takes a caller with these cookies for. */
async function taken(cookie: string): Promise<string | number> {
  const visitor = new Visitor(tls.origin);
  visitor.cookie = cookie;
  const { status, body } = await visitor.to('me');
  return status === 200 ? body.id : status;
}

/** A new visitor's id, and the value of the cookie. */
async function made(origin = tls.origin) {
  const visitor = new Visitor(origin);
  const answer = await visitor.register();
  const cookies = answer.headers.getSetCookie();
  const value = visitor.cookie?.slice(visitor.cookie.indexOf('=') + 1) ?? '';
  return { id: answer.body.user.id, cookies, value };
}

describe('the visitor’s cookie under TLS', () => {
  it('belongs to this very host and all of its paths', async () => {
    const { cookies } = await made();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^__Host-jaanu_visitor=.*; Path=\/; .*Secure/);
    expect(cookies[0]).not.toMatch(/domain=/i);
  });

  it('wins over one set by a sibling domain under the old name', async () => {
    const [own, theirs] = [await made(), await made()];
    const neighbour = `jaanu_visitor=${theirs.value}`;
    expect(await taken(`${neighbour}; __Host-jaanu_visitor=${own.value}`)).toBe(own.id);
    expect(await taken(`${neighbour}; __Host-jaanu_visitor=nonsense`)).toBe(401);
  });

  it('is rejected when there are two of the same name', async () => {
    const [own, theirs] = [await made(), await made()];
    for (const name of ['jaanu_visitor', '__Host-jaanu_visitor']) {
      expect(await taken(`${name}=${theirs.value}; a=b;${name} =${own.value}`)).toBe(401);
      expect(await taken(`${name}=${own.value}`)).toBe(own.id);
    }
  });

  it('replaces one that was issued before', async () => {
    const before = await made(api.origin);
    const visitor = new Visitor(tls.origin);
    visitor.cookie = `jaanu_visitor=${before.value}`;
    const answer = await visitor.to('me');
    expect(answer.body.id).toBe(before.id);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-jaanu_visitor=.+Max-Age=31536000/),
      expect.stringMatching(/^jaanu_visitor=; .*Max-Age=0/),
    ]);
  });

  it('is deleted with the account, under either name', async () => {
    const visitor = new Visitor(tls.origin);
    await visitor.register();
    const gone = (await visitor.to('eraseMe')).headers.getSetCookie();
    expect(gone.map((cookie) => cookie.split('=')[0])).toEqual([
      'jaanu_visitor',
      '__Host-jaanu_visitor',
    ]);
    for (const cookie of gone) expect(cookie).toMatch(/Max-Age=0.*Secure/);
  });
});

it('without TLS the cookie has its plain name, which browsers take there', async () => {
  const { cookies } = await made(api.origin);
  expect(cookies).toEqual([expect.stringMatching(/^jaanu_visitor=/)]);
});

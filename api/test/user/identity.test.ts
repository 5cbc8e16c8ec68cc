import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { errorResponse } from '#contract/schemas/error.ts';
import { registerResponse, user } from '#contract/schemas/user.ts';
import { createApp } from '../../app.ts';
import { useApi } from '../support/use-api.ts';
import { Visitor } from '../support/visitor.ts';

const api = useApi();

describe('registration', () => {
  it('answers 401 before and the visitor after', async () => {
    const visitor = api.browser();
    const before = await visitor.to('me');
    expect(before.status).toBe(401);
    expect(errorResponse.parse(before.body).code).toBe('unauthorized');

    const made = await visitor.register();
    expect(made.status).toBe(201);
    expect(registerResponse.parse(made.body).user.messageBalance).toBe(20);
    const me = user.parse((await visitor.to('me')).body);
    expect(me).toEqual(made.body.user);
  });

  it('sets a cookie that scripts cannot read and never returns the fingerprint', async () => {
    const visitor = api.browser();
    const answer = await visitor.register();
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=31536000');
    expect(JSON.stringify(answer.body)).not.toContain(visitor.fingerprint);
  });

  it('restores the account of a known fingerprint with a new cookie', async () => {
    const visitor = await api.visitor();
    const { id } = (await visitor.register()).body.user;
    visitor.cookie = undefined;
    const again = await visitor.register();
    expect(again.status).toBe(200);
    expect(again.body.user.id).toBe(id);
    expect((await visitor.to('me')).status).toBe(200);
  });

  it('lets a valid cookie win over the fingerprint and binds the new fingerprint', async () => {
    const visitor = await api.visitor();
    const { id } = (await visitor.register()).body.user;
    visitor.fingerprint = `${visitor.fingerprint}-updated`;
    expect((await visitor.register()).body.user.id).toBe(id);
    visitor.cookie = undefined;
    expect((await visitor.register()).body.user.id).toBe(id);
  });

  it('leaves a fingerprint with its owner when another visitor shows it', async () => {
    const [owner, other] = [await api.visitor(), await api.visitor()];
    const ownerId = (await owner.register()).body.user.id;
    const stolen = await other.register({ browserFingerprint: owner.fingerprint });
    expect(stolen.body.user.id).not.toBe(ownerId);
    owner.cookie = undefined;
    expect((await owner.register()).body.user.id).toBe(ownerId);
  });

  it('refuses a forged or shortened cookie', async () => {
    const visitor = await api.visitor();
    const good = visitor.cookie ?? '';
    for (const forged of [good.slice(0, -1), `${good}x`, 'jaanu_visitor=', 'jaanu_visitor=a.b.c']) {
      visitor.cookie = forged;
      expect((await visitor.to('me')).status).toBe(401);
    }
  });

  it('makes one visitor out of twelve racing registrations, with twelve working cookies', async () => {
    const first = api.browser();
    const tabs = Array.from({ length: 12 }, () => {
      const tab = api.browser();
      tab.fingerprint = first.fingerprint;
      return tab;
    });
    const answers = await Promise.all(tabs.map((tab) => tab.register()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    const mine = await Promise.all(tabs.map((tab) => tab.to('me')));
    expect(mine.every(({ status }) => status === 200)).toBe(true);
  });

  it('keeps the landing parameters and cuts an absurd user agent instead of refusing the visitor', async () => {
    const answer = await api.browser().register({
      urlParams: { utm_source: 'insta', ref: 'nobody' },
      userAgent: 'x'.repeat(5000),
      deviceType: 'fridge',
    });
    expect(answer.status).toBe(201);
  });

  it.each([
    ['a long ref', { urlParams: { ref: 'x'.repeat(400) } }],
    ['a long parameter name', { urlParams: { ['n'.repeat(300)]: 'x' } }],
    ['half an emoji at the cut', { urlParams: { utm_source: `${'x'.repeat(499)}😀` } }],
    ['a cut user agent', { userAgent: `${'x'.repeat(511)}😀` }],
  ])('is not barred by %s', async (_, extra) => {
    expect((await api.browser().register(extra)).status).toBe(201);
  });

  it.each([
    'not an address',
    '2001:db8::1%eth0-a-very-long-zone-name-indeed-longer-than-it-is',
    'é',
  ])('is not barred by the forwarded address %s', async (address) => {
    const visitor = api.browser();
    const body = { browserFingerprint: visitor.fingerprint };
    const headers = { 'x-forwarded-for': encodeURI(address) };
    const answer = await visitor.call('POST', '/api/user/register', body, headers);
    expect(answer.status).toBe(201);
  });

  it('accepts cookies of the previous secret, and issues those of the newest', async () => {
    const visitor = await api.visitor();
    const old = visitor.cookie;
    const secrets = ['n'.repeat(32), ...api.context.config.sessionSecrets];
    const config = { ...api.context.config, sessionSecrets: secrets };
    const server = createServer(createApp({ ...api.context, config })).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const after = new Visitor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    after.cookie = old;
    expect((await after.to('me')).status).toBe(200);
    expect(after.cookie).not.toBe(old);
    expect((await after.to('me')).status).toBe(200);
    server.close();
    // The process that does not know the new secret refuses the new cookie.
    visitor.cookie = after.cookie;
    expect((await visitor.to('me')).status).toBe(401);
  });
});

import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK_ROLES, type DeskRole } from '#contract/desk-roles.ts';
import { spendDeskLink } from '#db/queries/operations/desk.ts';
import { createDesk } from '../../../ops/desk/app.ts';
import { commandFor } from '../../../ops/desk/rights.ts';
import { desk, deskDigest } from '../../../ops/operator/operators/desk.ts';
import { buy } from '../support/buy.ts';
import { type Listening, listen } from '../support/listen.ts';
import { operateOn } from '../support/operate.ts';
import { useApi } from '../support/use-api.ts';

const PORT = { DESK_PORT: '9' };
const api = useApi({}, PORT);
let server: Listening;
beforeAll(async () => {
  let app: RequestListener = () => undefined;
  server = await listen((req, res) => app(req, res));
  const { cipher, now, log, paymentProviders } = api.context;
  app = createDesk(
    {
      db: api.db,
      cipher,
      now,
      log,
      services: async () => api.context,
      activeProviders: paymentProviders.names,
      desk: { host: '127.0.0.1', port: 0, origin: server.origin },
    },
    new Map([['/', { type: 'html', body: Buffer.from('the page') }]]),
  );
});
afterAll(() => server.stop());

async function linkFor(role: DeskRole, name: string): Promise<string> {
  const { told } = await operateOn(api, desk, [role, name]);
  const { url } = told as { url: string };
  return url.split('/').at(-1) ?? '';
}

/** A browser at the desk. */
class DeskBrowser {
  cookie = '';

  async call(path: string, body: object = {}, headers: Record<string, string> = {}) {
    const answer = await fetch(server.origin + path, {
      method: 'POST',
      headers: {
        origin: server.origin,
        'content-type': 'application/json',
        cookie: this.cookie,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  }

  run(command: string, args: string[], reason?: string) {
    return this.call('/api/run', { command, args, ...(reason && { reason }) });
  }
}

async function signedIn(role: DeskRole, name: string): Promise<DeskBrowser> {
  const browser = new DeskBrowser();
  const answer = await browser.call('/api/sign-in', { token: await linkFor(role, name) });
  expect(answer).toMatchObject({ status: 200, body: { name, role } });
  return browser;
}

it.each(['desk', 'keys', 'rekey', 'sealed', 'unseal', 'destroy-sealed', 'erase-again', 'backup'])(
  '%s stays on the machine',
  (name) => {
    expect(commandFor('owner', name, ['one', 'two'])).toBeUndefined();
  },
);

describe('a link', () => {
  it('is kept as a digest alone, and opens the desk once, however many try at once', async () => {
    const token = await linkFor('owner', 'Asha');
    const [rows] = await api.db.pool.query('SELECT * FROM desk_links');
    expect(JSON.stringify(rows)).not.toContain(token);
    const tries = Array.from({ length: 8 }, () =>
      new DeskBrowser().call('/api/sign-in', { token }).then(({ status }) => status),
    );
    expect((await Promise.all(tries)).toSorted()).toEqual([200, ...Array(7).fill(401)]);
  });

  it('is over after ten minutes', async () => {
    const token = await linkFor('owner', 'Asha');
    await api.db.pool.query(
      'UPDATE desk_links SET expires_at = expires_at - INTERVAL 601 SECOND WHERE digest = ?',
      [deskDigest(token)],
    );
    expect(await spendDeskLink(api.db.executor, deskDigest(token))).toBeUndefined();
  });

  it('is made for a name and a role', async () => {
    expect((await operateOn(api, desk, ['support'])).code).toBe(1);
    expect((await operateOn(api, desk, ['king', 'Asha'])).code).toBe(1);
    expect((await operateOn(api, desk, [], { by: 'Asha' })).told).toMatchObject({
      name: 'Asha',
      role: 'owner',
    });
  });
});

describe('a session', () => {
  it('ends after an hour without a call, at once where it is revoked, and by signing out', async () => {
    const [idle, revoked, left] = [
      await signedIn('see', 'Idle'),
      await signedIn('see', 'Revoked'),
      await signedIn('see', 'Left'),
    ];
    await api.db.pool.query(
      "UPDATE desk_sessions SET seen_at = seen_at - INTERVAL 3601 SECOND WHERE name = 'Idle'",
    );
    expect((await idle.call('/api/me')).status).toBe(401);
    expect((await operateOn(api, desk, ['who'])).text).toContain('Revoked (see)');
    expect((await operateOn(api, desk, ['revoke', 'Revoked'])).told).toMatchObject({ ended: 1 });
    expect((await revoked.call('/api/me')).status).toBe(401);
    const { cookie } = left;
    expect((await left.call('/api/sign-out')).status).toBe(200);
    left.cookie = cookie;
    expect((await left.call('/api/me')).status).toBe(401);
  });

  it('is held by a cookie that no script and no other site gets at', async () => {
    const browser = new DeskBrowser();
    const { headers } = await browser.call('/api/sign-in', { token: await linkFor('see', 'Ravi') });
    expect(headers.get('set-cookie')).toMatch(/^desk=.+HttpOnly.*SameSite=Strict/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await browser.call('/api/me', {}, { origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect((await browser.call('/api/me', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    expect((await browser.call('/api/me', {}, { 'content-type': 'text/plain' })).status).toBe(403);
    const byNumber = server.origin.replace('127.0.0.1', 'localhost');
    expect((await fetch(byNumber)).status).toBe(421);
    expect(await (await fetch(server.origin)).text()).toBe('the page');
  });
});

describe('an operator at the desk', () => {
  it('does what the role allows, with a reason, under a name', async () => {
    const { userId, orderId } = await buy(api);
    const support = await signedIn('support', 'Meena');
    const see = await signedIn('see', 'Ravi');
    const owner = await signedIn('owner', 'Asha');
    const looked = await support.run('user', [orderId]);
    expect(looked.body).toMatchObject({ code: 0, told: { user: { id: userId } } });
    expect((await see.run('user', [orderId])).status).toBe(403);
    const reasonless = await support.run('adjust', [userId, '5', 'sorry']);
    expect(reasonless.body).toMatchObject({ code: 1, lines: [expect.stringContaining('Why?')] });
    const given = await support.run('adjust', [userId, '5', 'sorry'], 'sorry');
    expect(given.body).toMatchObject({ code: 0, told: { balance: 25 } });
    expect((await support.run('notice', ['Hello'], 'why')).status).toBe(403);
    expect((await owner.run('notice', ['Hello'], 'why')).body.code).toBe(0);
    expect((await owner.run('notice', ['off'], 'why')).body.code).toBe(0);
    for (const byHand of ['rekey', 'backup', 'desk', 'constructor', '']) {
      expect((await owner.run(byHand, [], 'why')).status).toBe(403);
    }
    const log = await owner.run('operators', [userId]);
    expect(log.body.told.actions).toMatchObject([
      { doneBy: 'Meena', command: 'adjust', reason: 'sorry' },
    ]);
  });

  it('does it once when the response was lost', async () => {
    const { userId } = await buy(api);
    const support = await signedIn('support', 'Meena');
    const asked = {
      command: 'adjust',
      args: [userId, '5', 'sorry'],
      reason: 'sorry',
      reference: crypto.randomUUID(),
    };
    const all = await Promise.all([1, 2, 3].map(() => support.call('/api/run', asked)));
    expect(all.map(({ body }) => body.told.balance)).toEqual([25, 25, 25]);
  });

  it.each(DESK_ROLES)('as %s sees today’s figures', async (role) => {
    const browser = await signedIn(role, 'Asha');
    const { body } = await browser.run('today', []);
    expect(body.told).toMatchObject({ day: expect.stringMatching(/^\d{4}-/), backlog: {} });
  });

  it('gets a table for a spreadsheet', async () => {
    const browser = await signedIn('see', 'Ravi');
    const { body } = await browser.call('/api/run', {
      command: 'report',
      args: ['packs', '7'],
      csv: true,
    });
    expect(body.written).toMatch(/^packs,orders/);
  });

  it('sees plainly what cannot be read', async () => {
    const browser = await signedIn('see', 'Ravi');
    expect((await browser.call('/api/run', { command: 7 })).status).toBe(400);
    expect((await new DeskBrowser().run('today', [])).status).toBe(401);
    expect((await browser.call('/api/passkey/sign-in', { id: 'x', response: {} })).status).toBe(
      401,
    );
  });
});

import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { REFERRAL_REWARD } from '#contract/limits.ts';
import { createProviders } from '../../domain/payment/providers.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { creditHeldReferrals } from '../../domain/user/credit-held-referrals.ts';
import { buy, deliver, type Purchase } from '../support/buy.ts';
import { paymentEvent, scriptedProvider } from '../support/scripted-provider.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const scripted = scriptedProvider();
const api = useApi({
  paymentProviders: createProviders(scripted.provider.name, [scripted.provider]),
});

const me = async (visitor: Visitor) => (await visitor.to('me')).body;
const idOf = async (visitor: Visitor) => (await me(visitor)).id;

async function handoff(visitor: Visitor, path?: string): Promise<string> {
  const { status, body } = await visitor.to('handoff', undefined, { path });
  expect(status).toBe(201);
  return new URL(body.url).pathname;
}

/** What a browser does with the address: it sees the page, and presses a button of it. */
async function go(visitor: Visitor, path: string, own?: string) {
  const before = visitor.cookie;
  const page = await visitor.call<string>('GET', path);
  visitor.cookie = before;
  return { page, ...(await press(visitor, path, own, givenTo(page))) };
}

/** What its page gives a browser; of chance where there is none. */
const givenTo = ({ headers }: { headers: Headers }): string =>
  /jaanu_go=([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ??
  randomBytes(16).toString('base64url');

/** Presses a button of a page that was seen. */
async function press(visitor: Visitor, path: string, own: string | undefined, given: string) {
  const before = visitor.cookie;
  const pressed = await fetch(visitor.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [`jaanu_go=${given}`, before].filter(Boolean).join('; '),
      origin: 'null',
    },
    body: own ? `own=${own}` : '',
  });
  const cookie = pressed.headers.get('set-cookie')?.split(';')[0];
  if (cookie?.startsWith('jaanu_visitor=')) visitor.cookie = cookie;
  return { status: pressed.status, headers: pressed.headers, text: await pressed.text() };
}

async function recover(visitor: Visitor, code: string, own?: 'join' | 'leave') {
  const body = { browserFingerprint: visitor.fingerprint, code, own };
  return visitor.to('recover', undefined, body);
}

/** Joins the second one's account to the first one's. */
async function join(one: Visitor, two: Visitor) {
  const { code } = (await one.to('makeRecovery')).body;
  return recover(two, code, 'join');
}

async function pay({ orderId }: Purchase) {
  const order = scripted.orders.get(orderId);
  if (order) order.state = 'paid';
  return deliver(api, paymentEvent(scripted, orderId, 'SUCCESS'));
}

async function bought(): Promise<Purchase> {
  const purchase = await buy(api);
  await pay(purchase);
  return purchase;
}

describe('a handoff', () => {
  it('signs in another browser once, only by its button, and both stay signed in', async () => {
    const { visitor, userId, sessionId } = await bought();
    const path = await handoff(visitor, `/chat/${sessionId}`);
    const other = api.browser();
    for (let n = 0; n < 3; n++) {
      const page = await other.call<string>('GET', path);
      expect(page.status).toBe(200);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.body).not.toContain(path.slice(4));
      other.cookie = undefined;
    }
    const { status, headers } = await go(other, path);
    expect([status, headers.get('location')]).toEqual([303, `/chat/${sessionId}`]);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect([await idOf(other), await idOf(visitor)]).toEqual([userId, userId]);
    expect((await other.messages(sessionId)).length).toBeGreaterThan(0);
    expect((await go(api.browser(), path)).status).toBe(404);
  });

  it('redeemed by two at once signs in one of them', async () => {
    const visitor = await api.visitor();
    for (let round = 0; round < 5; round++) {
      const path = await handoff(visitor);
      const crowd = await Promise.all(Array.from({ length: 6 }, () => go(api.browser(), path)));
      expect(crowd.filter(({ status }) => status === 303)).toHaveLength(1);
    }
  });

  it('expires after ten minutes, and an unknown one is refused', async () => {
    const visitor = await api.visitor();
    const path = await handoff(visitor);
    await api.db.pool.query('UPDATE handoff_codes SET expires_at = NOW() - INTERVAL 1 SECOND');
    for (const gone of [path, `/go/${'x'.repeat(43)}`, '/go/short', '/go/%E0%A4%A']) {
      expect((await go(api.browser(), gone)).status).toBe(404);
    }
  });

  it('is not redeemed by a form on another site', async () => {
    const path = await handoff(await api.visitor());
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://evil.example', cookie: 'jaanu_go=1' },
    ]) {
      const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
      const answer = await fetch(api.origin + path, { method: 'POST', headers: form });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect((await go(api.browser(), path)).status).toBe(303);
  });

  it('leaves nothing of its code in the log or the database', async () => {
    const visitor = await api.visitor();
    const logs = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(api.context.log, level),
    );
    const path = await handoff(visitor);
    const code = path.slice(4);
    await go(api.browser(), path);
    const { code: words } = (await visitor.to('makeRecovery')).body;
    await recover(api.browser(), words);
    await recover(api.browser(), words.split(' ').reverse().join(' '));
    const [rows] = await api.db.pool.query('SELECT * FROM handoff_codes, recovery_codes');
    const told = JSON.stringify([rows, logs.map(({ mock }) => mock.calls)]);
    expect(told).not.toContain(code);
    expect(told).not.toContain(words.slice(0, 20));
    for (const log of logs) log.mockRestore();
  });

  it('asks nothing in a new browser without data of its own', async () => {
    const { visitor, userId } = await bought();
    const other = await api.visitor();
    expect((await go(other, await handoff(visitor))).status).toBe(303);
    expect(await idOf(other)).toBe(userId);
    // The empty account no longer has the fingerprint, so the browser finds this one by it.
    await other.register();
    expect(await idOf(other)).toBe(userId);
  });

  it('asks in a browser with chats of its own, and follows the answer', async () => {
    const { visitor, userId } = await bought();
    const keeper = await bought();
    const path = await handoff(visitor);
    const { page, status } = await go(keeper.visitor, path);
    expect(page.body).toContain('Whoever made this link can read the chats of that account');
    expect(page.body).not.toContain('join"');
    expect([status, (await go(keeper.visitor, path, 'join')).status]).toEqual([409, 409]);
    expect(await idOf(keeper.visitor)).toBe(keeper.userId);
    expect((await go(keeper.visitor, path, 'leave')).status).toBe(303);
    expect([await idOf(keeper.visitor), await keeper.visitor.balance()]).toEqual([userId, 30]);
  });
});

describe('two merged accounts', () => {
  it('have all chats, orders and bought messages, and no second free grant', async () => {
    const [one, two] = [await bought(), await bought()];
    await one.visitor.send(one.sessionId, 'My name is Arjun');
    await two.visitor.send(two.sessionId, 'My name is Ravi');
    expect((await join(one.visitor, two.visitor)).status).toBe(200);
    expect(await idOf(two.visitor)).toBe(one.userId);
    // 29 of the first, and of the second one's 29 the ten that were bought.
    expect(await one.visitor.balance()).toBe(39);
    const chats = (await one.visitor.to('sessions')).body.map(({ id }) => id);
    expect(chats.sort()).toEqual([one.sessionId, two.sessionId].sort());
    expect((await one.visitor.send(two.sessionId, 'hello')).status).toBe(200);
    const { purchases, memory } = (await one.visitor.to('account')).body;
    expect(purchases).toHaveLength(2);
    expect(memory.length).toBeGreaterThan(0);
    await refundOrder(api.context, { orderId: two.orderId, note: 'asked' });
    expect(await one.visitor.balance()).toBe(28);
  });

  it.each([
    ['of the one that is given up', undefined, { isSoft: true }],
    ['of the one that stays, where both have any', 'main 27 saal ka hu', { adult: 'yes' }],
  ])('keep what asks for care: %s', async (_, said, expected) => {
    const [one, two] = [await api.visitor(), await api.visitor()];
    const [first, second] = [await one.startChat(), await two.startChat()];
    if (said) await one.send(first, said);
    await two.send(second, 'I want to kill myself');
    expect((await join(one, two)).status).toBe(200);
    const { care } = await one.exported<{ care: string }>();
    expect(JSON.parse(care)).toMatchObject(expected);
    expect((await one.send(second, 'hello')).status).toBe(200);
  });

  it('can still be read and written in, with one companion or with two', async () => {
    const list = (await (await api.visitor()).to('companions')).body;
    const [mine, another] = list.filter((one) => one.suitableForChatTypes.includes('friendly'));
    for (const theirs of [another, mine]) {
      const [one, two] = [await api.visitor(), await api.visitor()];
      const first = await one.startChat({ chatType: 'friendly', companionId: mine?.id });
      const second = await two.startChat({ chatType: 'friendly', companionId: theirs?.id });
      await one.send(first, 'My name is Arjun');
      for (const text of ['My name is Ravi', 'I live in Pune', 'I like cricket']) {
        await two.send(second, text);
      }
      const reply = (await two.messages(second)).findLast(({ sender }) => sender === 'ai');
      const words = { reason: 'rude', consent: true };
      expect((await two.to('reportMessage', reply?.id, words)).status).toBe(201);
      expect((await join(one, two)).status).toBe(200);
      for (const id of [first, second]) {
        expect((await one.send(id, 'hello')).status).toBe(200);
      }
      const { status, body } = await one.to('account');
      expect(status).toBe(200);
      const told = JSON.stringify(body.memory);
      expect(told).toContain('Arjun');
      expect(told.includes('Ravi')).toBe(theirs !== mine);
      const { reports } = await one.exported<{ reports: object[] }>();
      expect(reports).toHaveLength(1);
    }
  });

  it('and paid for at the same moment are credited to the remaining one', async () => {
    for (let round = 0; round < 3; round++) {
      const [one, two] = [await bought(), await buy(api)];
      await Promise.all([pay(two), join(one.visitor, two.visitor), pay(two)]);
      expect((await pay(two)).status).toBe(200);
      expect(await one.visitor.balance()).toBe(40);
    }
  });

  it('and written in at the same moment lose no message', async () => {
    for (let round = 0; round < 3; round++) {
      const [one, two] = [await bought(), await bought()];
      const { code } = (await one.visitor.to('makeRecovery')).body;
      const tab = Object.assign(api.browser(), { cookie: two.visitor.cookie });
      const [sent, joined] = await Promise.all([
        two.visitor.send(two.sessionId, 'hello there'),
        recover(tab, code, 'join'),
      ]);
      expect([200, 401, 404]).toContain(sent.status);
      expect([200, 409]).toContain(joined.status);
      if (joined.status !== 200)
        expect((await recover(two.visitor, code, 'join')).status).toBe(200);
      const spent = sent.status === 200 ? 1 : 0;
      // A free one is spent before a bought one.
      expect(await one.visitor.balance()).toBe(40);
      expect((await me(one.visitor)).totalMessagesSent).toBe(spent);
    }
  });

  it('and merged twice at once are merged once', async () => {
    const [one, two] = [await bought(), await bought()];
    const { code } = (await one.visitor.to('makeRecovery')).body;
    const cookie = two.visitor.cookie;
    const tabs = [1, 2].map(() => {
      const tab = api.browser();
      tab.cookie = cookie;
      return recover(tab, code, 'join');
    });
    for (const { status } of await Promise.all(tabs)) expect(status).toBe(200);
    expect(await one.visitor.balance()).toBe(40);
  });

  it('balance, whatever was done in them before', async () => {
    const action = fc.constantFrom('send', 'buy', 'refund', 'refer', 'variant');
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { maxLength: 5 }),
        fc.array(action, { maxLength: 5 }),
        async (first, second) => {
          const people = [await buy(api), await buy(api)];
          for (const [n, actions] of [first, second].entries()) {
            for (const what of actions) await act(people[n] as Purchase, what);
          }
          const [one, two] = people as [Purchase, Purchase];
          const before = await one.visitor.balance();
          const theirs = await two.visitor.balance();
          expect((await join(one.visitor, two.visitor)).status).toBe(200);
          const after = await one.visitor.balance();
          expect(after).toBeGreaterThanOrEqual(before);
          expect(after).toBeLessThanOrEqual(before + theirs);
          expect(await idOf(two.visitor)).toBe(one.userId);
        },
      ),
      { numRuns: 12 },
    );
  });
});

async function act(person: Purchase, what: string): Promise<void> {
  const { visitor, sessionId, orderId, userId } = person;
  if (what === 'send') await visitor.send(sessionId, 'hello');
  if (what === 'buy') await pay(person);
  if (what === 'refund') await refundOrder(api.context, { orderId, note: 'asked' });
  if (what === 'refer')
    await api.browser().register({ deviceTraits: 'x', urlParams: { ref: userId } });
  if (what === 'variant') {
    const reply = (await visitor.messages(sessionId)).findLast(({ sender }) => sender === 'ai');
    if (reply) await visitor.to('anotherReply', reply.id, {});
  }
}

describe('a recovery code', () => {
  it('opens the account on any browser, however it is typed, until a new one is made', async () => {
    const { visitor, userId } = await bought();
    const { status, body } = await visitor.to('makeRecovery');
    expect(status).toBe(201);
    expect(body.code.split(' ')).toHaveLength(12);
    const typed = `1. ${body.code.toUpperCase().replaceAll(' ', ',\n 2. ')} `;
    const other = api.browser();
    const answer = await recover(other, typed);
    expect([answer.status, answer.body.user.id]).toEqual([200, userId]);
    expect(await idOf(other)).toBe(userId);
    await visitor.to('makeRecovery');
    expect((await recover(api.browser(), body.code)).status).toBe(401);
  });

  it('mistyped, random or missing opens nothing', async () => {
    const { code } = (await (await api.visitor()).to('makeRecovery')).body;
    const words = code.split(' ');
    for (const wrong of [
      words.slice(1).join(' '),
      [...words.slice(1), words[0]].join(' '),
      'abandon '.repeat(12),
      `${'abandon '.repeat(11)}about`,
      '',
      'x'.repeat(400),
    ]) {
      expect((await recover(api.browser(), wrong)).status).toBe(401);
    }
  });

  it('asks in a browser with chats of its own what to do with them', async () => {
    const [one, two] = [await bought(), await bought()];
    const { code } = (await one.visitor.to('makeRecovery')).body;
    expect((await recover(two.visitor, code)).status).toBe(409);
    expect((await recover(two.visitor, code, 'join')).status).toBe(200);
    expect(await one.visitor.balance()).toBe(40);
  });
});

describe('signing out', () => {
  const signedIn = async (visitor: Visitor) => (await visitor.to('browsers')).body;

  it('here ends this browser’s cookie, and its fingerprint brings nothing back', async () => {
    const visitor = await api.visitor();
    const userId = await idOf(visitor);
    const cookie = visitor.cookie;
    const other = api.browser();
    await go(other, await handoff(visitor));
    expect((await visitor.to('signOut')).status).toBe(204);
    visitor.cookie = cookie;
    expect((await visitor.to('me')).status).toBe(401);
    expect(await idOf(other)).toBe(userId);
    visitor.cookie = undefined;
    const { body } = await visitor.register();
    expect(body.user.id).not.toBe(userId);
    expect(body.user.messageBalance).toBe(0);
    expect(body.user.notice).toContain('recovery code');
  });

  it("lists browsers, and signs out only the visitor's own", async () => {
    const [visitor, stranger] = [await api.visitor(), await api.visitor()];
    const other = api.browser();
    await go(other, await handoff(visitor));
    const { browsers, recoveryMadeAt } = await signedIn(visitor);
    expect(browsers.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    expect(recoveryMadeAt).toBeNull();
    expect(JSON.stringify(browsers)).not.toMatch(/credential|fingerprint/i);
    const id = browsers.find(({ isThis }) => !isThis)?.id;
    expect((await stranger.to('signOutBrowser', id)).status).toBe(404);
    expect((await other.to('me')).status).toBe(200);
    expect((await visitor.to('signOutBrowser', id)).status).toBe(204);
    expect((await visitor.to('signOutBrowser', id)).status).toBe(404);
    expect((await other.to('me')).status).toBe(401);
    expect((await visitor.to('me')).status).toBe(200);
  });

  it('ends the links that were made before, but not those of other accounts', async () => {
    const visitor = await api.visitor();
    const stranger = await handoff(await api.visitor());
    for (const action of ['signOutEverywhere', 'signOut'] as const) {
      const path = await handoff(visitor);
      expect((await visitor.to(action)).status).toBe(204);
      expect((await go(api.browser(), path)).status).toBe(404);
    }
    expect((await go(api.browser(), stranger)).status).toBe(303);
  });

  it('of one browser holds where another of the account has the same fingerprint', async () => {
    const first = await api.visitor();
    const userId = await idOf(first);
    const second = api.browser();
    second.fingerprint = first.fingerprint;
    await go(second, await handoff(first));
    await second.register();
    expect((await second.to('signOutEverywhere')).status).toBe(204);
    await second.register();
    expect(await idOf(second)).toBe(userId);
    first.cookie = undefined;
    expect((await first.register()).body.user.id).not.toBe(userId);
  });

  it('holds where the account is still found by the fingerprint, which is then free', async () => {
    const visitor = await api.visitor();
    const userId = await idOf(visitor);
    await visitor.to('signOut');
    await api.db.pool.query(
      `UPDATE users SET browser_fingerprint = (SELECT fingerprint FROM browsers WHERE user_id = ? LIMIT 1) WHERE id = ?`,
      [userId, userId],
    );
    visitor.cookie = undefined;
    const fresh = (await visitor.register()).body.user.id;
    expect(fresh).not.toBe(userId);
    visitor.cookie = undefined;
    expect((await visitor.register()).body.user.id).toBe(fresh);
  });

  it('everywhere invalidates every other cookie and every copy of this one', async () => {
    const visitor = await api.visitor();
    const others = [api.browser(), api.browser()];
    for (const other of others) await go(other, await handoff(visitor));
    const stolen = api.browser();
    stolen.cookie = visitor.cookie;
    expect((await visitor.to('signOutEverywhere')).status).toBe(204);
    for (const gone of [...others, stolen]) expect((await gone.to('me')).status).toBe(401);
    expect((await visitor.to('me')).status).toBe(200);
    expect((await signedIn(visitor)).browsers).toHaveLength(1);
  });

  it('while a reply is on its way harms nothing', async () => {
    for (let round = 0; round < 5; round++) {
      const visitor = await api.visitor();
      const id = await visitor.startChat();
      const { code } = (await visitor.to('makeRecovery')).body;
      const sending = { ...visitor, call: visitor.call, to: visitor.to, send: visitor.send };
      const [sent, out] = await Promise.all([
        (sending as Visitor).send(id, 'hello'),
        visitor.to('signOut'),
      ]);
      expect([200, 401]).toContain(sent.status);
      expect(out.status).toBe(204);
      const back = api.browser();
      expect((await recover(back, code)).status).toBeOneOf([200, 429]);
    }
  });
});

describe('a fingerprint', () => {
  it('alone restores no account with a purchase or a recovery code', async () => {
    const purchase = await bought();
    const coded = await api.visitor();
    await coded.to('makeRecovery');
    for (const visitor of [purchase.visitor, coded]) {
      const id = await idOf(visitor);
      const deviceTraits = 'this-phone';
      await visitor.register({ deviceTraits });
      await api.db.pool.query('UPDATE users SET device_traits = ? WHERE id = ?', [
        deviceTraits,
        id,
      ]);
      const thief = api.browser();
      thief.fingerprint = visitor.fingerprint;
      const got = await thief.register({ deviceTraits });
      expect(got.body.user.id).not.toBe(id);
      expect(got.body.user.messageBalance).toBe(0);
      expect(await idOf(visitor)).toBe(id);
    }
  });

  it('still restores one that has neither', async () => {
    const visitor = await api.visitor();
    const id = await idOf(visitor);
    visitor.cookie = undefined;
    expect((await visitor.register({ deviceTraits: 'whatever' })).body.user.id).toBe(id);
  });
});

it('gives rewards of a merged account’s friends to the remaining one', async () => {
  const [one, two] = [await bought(), await bought()];
  await api.browser().register({ deviceTraits: 'friend-1', urlParams: { ref: two.userId } });
  expect(await two.visitor.balance()).toBe(30 + REFERRAL_REWARD);
  await join(one.visitor, two.visitor);
  expect(await one.visitor.balance()).toBe(40 + REFERRAL_REWARD);
  expect((await me(one.visitor)).referralCount).toBe(1);
});

describe('edge cases', () => {
  it('a page that has used a link may do so again, and no other; signing out ends that', async () => {
    const visitor = await api.visitor();
    const id = await idOf(visitor);
    const path = await handoff(visitor);
    const other = api.browser();
    const first = await other.call('GET', path);
    const given = givenTo(first);
    other.cookie = undefined;
    // The answer to the first time was lost on its way.
    expect((await press(other, path, undefined, given)).status).toBe(303);
    other.cookie = undefined;
    expect((await press(other, path, undefined, given)).status).toBe(303);
    expect(await idOf(other)).toBe(id);
    expect((await visitor.to('browsers')).body.browsers).toHaveLength(2);
    expect((await go(api.browser(), path)).status).toBe(404);
    await visitor.to('signOutEverywhere');
    other.cookie = undefined;
    expect((await press(other, path, undefined, given)).status).toBe(404);
  });

  it('a browser that was signed out stays out, though another with its fingerprint registers again', async () => {
    const first = await api.visitor();
    const userId = await idOf(first);
    const second = api.browser();
    second.fingerprint = first.fingerprint;
    await go(second, await handoff(first));
    await second.register();
    const list = (await first.to('browsers')).body.browsers;
    const theirs = list.find(({ isThis }) => !isThis)?.id ?? '';
    expect((await first.to('signOutBrowser', theirs)).status).toBe(204);
    await first.register();
    second.cookie = undefined;
    expect((await second.register()).body.user.id).not.toBe(userId);
    expect(await idOf(first)).toBe(userId);
  });

  it('merging two accounts says what is lost with the second one', async () => {
    const [one, two] = [await bought(), await bought()];
    await two.visitor.to('makeRecovery');
    await go(api.browser(), await handoff(two.visitor));
    const { code } = (await one.visitor.to('makeRecovery')).body;
    const asked = await recover(two.visitor, code);
    expect(asked.status).toBe(409);
    expect(JSON.stringify(asked.body)).toContain(
      'its own recovery code ends, and 1 other browser of it is signed out.',
    );
    const plain = await bought();
    expect(JSON.stringify((await recover(plain.visitor, code)).body)).not.toContain('ends');
  });

  it('a held reward moves to the account that the friend joins; nobody is their own friend', async () => {
    const referrer = await api.visitor();
    const ref = await idOf(referrer);
    const friend = api.browser();
    await friend.register({ urlParams: { ref } });
    await friend.send(await friend.startChat(), 'hello');
    expect((await me(referrer)).referralsHeld).toBe(1);
    const one = await bought();
    await join(one.visitor, friend);
    for (let n = 0; n < 3; n++) await one.visitor.send(one.sessionId, `hello ${n}`);
    await creditHeldReferrals(api.context);
    expect(await me(referrer)).toMatchObject({ referralCount: 1, referralsHeld: 0 });

    const own = api.browser();
    await own.register({ urlParams: { ref } });
    await own.send(await own.startChat(), 'hello');
    await join(own, referrer);
    for (let n = 0; n < 3; n++) await own.send(await own.startChat(), `hello ${n}`);
    await creditHeldReferrals(api.context);
    expect((await me(own)).referralCount).toBe(1);
  });

  it('a merge that takes the database long completes', async () => {
    const [one, two] = [await bought(), await bought()];
    // Four seconds: longer than a statement of a call may take.
    for (let n = 0; n < 4; n++) await two.visitor.send(two.sessionId, `hello ${n}`);
    await api.db.pool.query(
      'create trigger slow before update on balance_entries for each row set @slept = sleep(0.7)',
    );
    try {
      expect((await join(one.visitor, two.visitor)).status).toBe(200);
    } finally {
      await api.db.pool.query('drop trigger slow');
    }
    expect(await one.visitor.balance()).toBe(30 + 10);
  }, 20_000);
});

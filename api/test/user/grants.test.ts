import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FREE_MESSAGES, REFERRAL_REWARD } from '#contract/limits.ts';
import { user as userSchema } from '#contract/schemas/user.ts';
import { networkOf } from '../../domain/user/network-of.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

// A hundredth of the caps: 30 grants a network, 3 a device in it; 2 referrals a day.
const api = useApi({
  limits: { scale: 0.01, freeMessages: FREE_MESSAGES, referralDailyCap: 2, referralCeiling: 1000 },
  secrets: ['new secret', 'old secret'],
});

/** Registers a new browser behind an address. */
async function arrive(address: string, extra: object = {}) {
  const visitor = api.browser();
  const answer = await visitor.call<{ user: unknown }>(
    'POST',
    '/api/user/register',
    { browserFingerprint: visitor.fingerprint, ...extra },
    { 'x-forwarded-for': address },
  );
  return { visitor, status: answer.status, user: userSchema.parse(answer.body.user) };
}

const read = async (visitor: Visitor) => userSchema.parse((await visitor.to('me')).body);

describe('free messages', () => {
  it('are granted to 30 visitors of a network in a day; the next starts at 0 and sees why', async () => {
    for (let n = 0; n < 30; n++) {
      expect((await arrive('203.0.113.1')).user.messageBalance).toBe(20);
    }
    const late = await arrive('203.0.113.1');
    expect(late.status).toBe(201);
    expect(late.user.messageBalance).toBe(0);
    expect(late.user.notice).toContain('your network');
    expect((await arrive('203.0.113.2')).user).toMatchObject({ messageBalance: 20, notice: null });
  });

  it('are granted three times to one type of device in a network', async () => {
    const traits = { deviceTraits: 'same-model' };
    for (let n = 0; n < 3; n++) {
      expect((await arrive('203.0.113.3', traits)).user.messageBalance).toBe(20);
    }
    expect((await arrive('203.0.113.3', traits)).user.messageBalance).toBe(0);
    expect((await arrive('203.0.113.3', { deviceTraits: 'other' })).user.messageBalance).toBe(20);
    expect((await arrive('203.0.113.4', traits)).user.messageBalance).toBe(20);
  });
});

describe('erasing', () => {
  it('removes everything, and the browser starts at 0 with the reason', async () => {
    const { visitor, user } = await arrive('203.0.113.5');
    const id = await visitor.startChat();
    await visitor.send(id, 'forget me');
    const erased = await visitor.to('eraseMe');
    expect(erased.status).toBe(204);
    expect(erased.headers.get('set-cookie')).toContain('Max-Age=0');
    for (const table of ['chat_sessions', 'messages', 'turns', 'balance_entries']) {
      const column = table === 'messages' || table === 'turns' ? 'session_id' : 'user_id';
      const key = column === 'user_id' ? user.id : id;
      const [rows] = await api.db.pool.query('SELECT 1 FROM ?? WHERE ?? = ?', [table, column, key]);
      expect(rows).toEqual([]);
    }
    visitor.cookie = undefined;
    expect((await visitor.to('me')).status).toBe(401);
    const back = await visitor.register();
    expect(back.status).toBe(201);
    expect(back.body.user.messageBalance).toBe(0);
    expect(back.body.user.notice).toContain('erased');
  });

  it('ends the old cookie, and a second call finds nobody', async () => {
    const { visitor } = await arrive('203.0.113.6');
    const cookie = visitor.cookie;
    await visitor.to('eraseMe');
    visitor.cookie = cookie;
    expect((await visitor.to('eraseMe')).status).toBe(401);
  });

  it('while a reply is on its way harms nothing', async () => {
    const { visitor } = await arrive('203.0.113.7');
    const id = await visitor.startChat();
    const sends = Array.from({ length: 5 }, () => visitor.send(id, 'hi'));
    const [erased, ...answers] = await Promise.all([visitor.to('eraseMe'), ...sends]);
    expect(erased.status).toBe(204);
    for (const { status } of answers) expect([200, 401, 404, 502]).toContain(status);
  });
});

describe('exporting', () => {
  it('contains everything except the keys of the account', async () => {
    const { visitor, user } = await arrive('203.0.113.8');
    const id = await visitor.startChat();
    await visitor.send(id, 'remember me');
    const answer = await visitor.to('exportMe');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(answer.body).toMatchObject({
      user: { id: user.id },
      chats: [{ id, messages: [{}, { content: 'remember me' }, {}] }],
      balanceEntries: [{ delta: 20 }, { delta: -1 }],
      payments: [],
    });
    const text = JSON.stringify(answer.body);
    expect(text).not.toContain('browserFingerprint');
    expect(text).not.toContain('keyId');
  });
});

describe('a referral', () => {
  it('earns the reward once per friend, not for one device twice, up to the cap of the day', async () => {
    const { visitor: referrer, user } = await arrive('203.0.113.9');
    const bring = (address: string, traits: string) =>
      arrive(address, { urlParams: { ref: user.id }, deviceTraits: traits });
    const friend = await bring('198.51.100.1', 'a');
    expect(friend.user.messageBalance).toBe(20);
    expect(await read(referrer)).toMatchObject({
      messageBalance: 20 + REFERRAL_REWARD,
      referralCount: 1,
    });
    await friend.visitor.register({ urlParams: { ref: user.id } });
    await bring('198.51.100.1', 'a');
    expect((await read(referrer)).referralCount).toBe(1);
    await bring('198.51.100.2', 'a');
    await bring('198.51.100.3', 'a');
    const again = await bring('198.51.100.2', 'a');
    await again.visitor.to('eraseMe');
    await bring('198.51.100.2', 'a');
    expect(await read(referrer)).toMatchObject({
      messageBalance: 20 + 2 * REFERRAL_REWARD,
      referralCount: 2,
    });
  });

  it.each(['nobody', '0190a000-0000-7000-8000-00000000ffff', "' OR 1=1", ''])(
    'of an unknown ref %j is ignored',
    async (ref) => {
      const { status, user } = await arrive('203.0.113.10', { urlParams: { ref } });
      expect([status, user.messageBalance]).toEqual([201, 20]);
    },
  );

  it('store of a friend’s device only what the secret can verify', async () => {
    const { id } = await api.visitor().then(read);
    await arrive('203.0.113.77', { deviceTraits: 'one-model', urlParams: { ref: id } });
    const [rows] = await api.db.pool.query('SELECT device FROM referrals WHERE referrer_id = ?', [
      id,
    ]);
    const [{ device = '' } = {}] = rows as { device: string }[];
    const network = networkOf('203.0.113.77');
    const open = createHash('sha256').update(`${network} one-model`).digest('hex');
    const keyed = createHmac('sha256', 'new secret').update(`referral:${network} one-model`);
    expect(device).not.toBe(open);
    expect(device).toBe(keyed.digest('hex'));
  });
});

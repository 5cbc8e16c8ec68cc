import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FREE_MESSAGES, REFERRAL_REWARD } from '#contract/limits.ts';
import { newId } from '#db/new-id.ts';
import { findProof } from '../../../site/browser/visitor/proof-of-work.ts';
import { creditHeldReferrals } from '../../domain/user/credit-held-referrals.ts';
import { wideNetworkOf } from '../../domain/user/network-of.ts';
import { isProof } from '../../domain/user/proof-of-work.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const limits = {
  scale: 1,
  freeMessages: FREE_MESSAGES,
  referralDailyCap: 20,
  referralCeiling: 1000,
};
// The limits of a minute are for floods; what is given away has its own.
const api = useApi({ limits }, { RATE_LIMIT_SCALE: '1000' });

let networks = 0;
/** A new address in its own network. */
const elsewhere = () => `10.${(networks >> 8) & 255}.${networks++ & 255}.7`;

beforeEach(() => {
  Object.assign(limits, { scale: 1, referralDailyCap: 20, referralCeiling: 1000 });
});

let devices = 0;
async function arrive(address: string, ref?: string, extra: object = {}) {
  const visitor = api.browser();
  const registration = {
    browserFingerprint: visitor.fingerprint,
    deviceTraits: `device-${devices++}`,
    ...(ref && { urlParams: { ref } }),
    ...extra,
  };
  const call = (proof?: string) =>
    visitor.call<{ user: { id: string }; challenge?: { text: string; bits: number } }>(
      'POST',
      '/api/user/register',
      { ...registration, ...(proof && { proof }) },
      { 'x-forwarded-for': address },
    );
  const answer = await call();
  return { visitor, status: answer.status, answer: answer.body, id: answer.body.user?.id, call };
}

const me = async (visitor: Visitor) => (await visitor.to('me')).body;

/** Has a visitor's messages answered. */
async function write(visitor: Visitor, messages: number) {
  const id = await visitor.startChat();
  for (let n = 0; n < messages; n++)
    expect((await visitor.send(id, `hello ${n}`)).status).toBe(200);
}

describe('a farm', () => {
  it('of five referrers and a hundred fake friends at one address gets a handful of messages, not 10,000', async () => {
    const address = elsewhere();
    const referrers = await Promise.all(Array.from({ length: 5 }, () => arrive(address)));
    const friends = await Promise.all(
      referrers.flatMap(({ id }) => Array.from({ length: 20 }, () => arrive(address, id))),
    );
    await creditHeldReferrals(api.context);
    const earned = await Promise.all(referrers.map(({ visitor }) => visitor.balance()));
    const rewards = earned.reduce((sum, balance) => sum + balance - 20, 0) / REFERRAL_REWARD;
    expect(rewards).toBeLessThanOrEqual(15);
    expect(friends.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(100);
  });

  it('over the addresses of one /24 or /48 is one farm', async () => {
    for (const addressOf of [
      (n: number) => `203.0.113.${n}`,
      (n: number) => `2001:db8:7:${n.toString(16)}::1`,
    ]) {
      const { visitor, id } = await arrive(elsewhere());
      for (let n = 1; n <= 15; n++) await arrive(addressOf(n), id);
      const { referralCount, referralsHeld } = await me(visitor);
      expect([referralCount, referralsHeld]).toEqual([3, 7]);
    }
  });
});

describe('a reward', () => {
  it('comes at once while friends look ordinary', async () => {
    const { visitor, id } = await arrive(elsewhere());
    for (let n = 0; n < 5; n++) await arrive(elsewhere(), id);
    expect(await me(visitor)).toMatchObject({ referralCount: 5, referralsHeld: 0 });
    expect(await visitor.balance()).toBe(20 + 5 * REFERRAL_REWARD);
  });

  it('for a friend without traits is held until the third answered message, and granted once', async () => {
    const { visitor, id } = await arrive(elsewhere());
    const friend = await arrive(elsewhere(), id, { deviceTraits: null });
    await write(friend.visitor, 2);
    await creditHeldReferrals(api.context);
    expect(await me(visitor)).toMatchObject({ referralCount: 0, referralsHeld: 1 });
    await write(friend.visitor, 1);
    await Promise.all(Array.from({ length: 5 }, () => creditHeldReferrals(api.context)));
    expect(await me(visitor)).toMatchObject({ referralCount: 1, referralsHeld: 0 });
    expect(await visitor.balance()).toBe(20 + REFERRAL_REWARD);
  });

  it('for the referrer’s own device in the same network is held, and lapses after 30 days', async () => {
    const address = elsewhere();
    const twin = { deviceTraits: 'twin' };
    const { visitor, id } = await arrive(address, undefined, twin);
    const friend = await arrive(address, id, twin);
    expect(await me(visitor)).toMatchObject({ referralsHeld: 1 });
    await api.db.pool.query('UPDATE referrals SET created_at = ? WHERE id = ?', [
      new Date(Date.now() - 31 * 24 * 3600_000),
      friend.id,
    ]);
    await write(friend.visitor, 3);
    await creditHeldReferrals(api.context);
    expect(await me(visitor)).toMatchObject({ referralCount: 0, referralsHeld: 0 });
  });

  it('beyond the daily limit waits, with an alarm', async () => {
    const { visitor, id } = await arrive(elsewhere());
    limits.referralCeiling = 0;
    const alarm = vi.spyOn(api.context.log, 'error');
    const friend = await arrive(elsewhere(), id);
    expect(alarm.mock.calls).toContainEqual([
      { ceiling: 0 },
      'referral ceiling of the day reached',
    ]);
    await write(friend.visitor, 3);
    await creditHeldReferrals(api.context);
    expect(await me(visitor)).toMatchObject({ referralCount: 0, referralsHeld: 1 });
    limits.referralCeiling = 10_000;
    await creditHeldReferrals(api.context);
    expect(await me(visitor)).toMatchObject({ referralCount: 1, referralsHeld: 0 });
    alarm.mockRestore();
  });
});

describe('a proof of work', () => {
  it('is required of nobody among a thousand visitors behind a carrier’s address', async () => {
    const address = elsewhere();
    const { id } = await arrive(elsewhere());
    for (let n = 0; n < 1000; n += 50) {
      const crowd = await Promise.all(
        Array.from({ length: 50 }, (_, m) => arrive(address, m === 0 ? id : undefined)),
      );
      expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([201]));
    }
  }, 120_000);

  it('is required of everybody when a network creates accounts by the thousand', async () => {
    const address = elsewhere();
    const network = wideNetworkOf(address);
    const rows = Array.from({ length: 1500 }, () => [newId(), newId(), newId(), network, 0]);
    await api.db.pool.query(
      'INSERT INTO users (id, browser_fingerprint, session_id, wide_network, message_balance) VALUES ?',
      [rows],
    );
    expect((await arrive(address)).status).toBe(428);
    expect((await arrive(elsewhere())).status).toBe(201);
  });

  /** As many as one network may invite in an hour. */
  const invited = async (address: string, ref: string) => {
    const crowd = await Promise.all(Array.from({ length: 30 }, () => arrive(address, ref)));
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([201]));
  };

  it('is required of invited friends when a network invites too many, and accepted once', async () => {
    const [address, { id }] = [elsewhere(), await arrive(elsewhere())];
    await invited(address, id);
    const late = await arrive(address, id);
    expect(late.status).toBe(428);
    const { challenge } = late.answer;
    if (!challenge) throw new Error('no challenge');
    const proof = await findProof(challenge);
    expect((await late.call(`${proof}0`)).status).toBe(428);
    expect((await late.call(proof)).status).toBe(201);
    const thief = await arrive(address, id, { proof });
    expect(thief.status).toBe(428);
    expect((await arrive(address)).status).toBe(201);
  });

  it('expires, and cannot be made cheaper', async () => {
    const [address, { id }] = [elsewhere(), await arrive(elsewhere())];
    await invited(address, id);
    const { answer } = await arrive(address, id);
    const { text = '' } = answer.challenge ?? {};
    const cheap = await findProof({ text: text.replace(/^\d+/, '0'), bits: 0 });
    expect(isProof(api.context.secrets, 'x', cheap, new Date())).toBe(false);
    expect(isProof(api.context.secrets, 'x', `${text}:0`, new Date(Date.now() + 3600_000))).toBe(
      false,
    );
  });
});

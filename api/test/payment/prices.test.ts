import { describe, expect, it } from 'vitest';
import { FREE_MESSAGES } from '#contract/limits.ts';
import { PACKS } from '#contract/packs.ts';
import { keepPacks } from '#db/queries/operations/released.ts';
import { featured } from '../../../ops/operator/steering/featured.ts';
import { packs } from '../../../ops/operator/steering/packs.ts';
import { set, settings } from '../../../ops/operator/steering/settings.ts';
import { suspend } from '../../../ops/operator/visitors/suspend.ts';
import { aanya, bela } from '../support/companions.ts';
import { operateOn } from '../support/operate.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const api = useApi();
const operate = async (
  ...given: Parameters<typeof operateOn> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const outcome = await operateOn(api, ...given);
  await api.context.steering.refresh();
  return outcome;
};

const [starter = PACKS[0] as (typeof PACKS)[number]] = PACKS;
const order = async (visitor: Visitor, amount: number, messageCount: number) => {
  const sessionId = await visitor.startChat();
  const body = { sessionId, amount, messageCount, paymentMethod: 'upi' };
  return (await visitor.to('createPayment', undefined, body)).status;
};

describe('a price that an operator sets', () => {
  it('is shown and sold, and the previous one on open pages too, until withdrawn', async () => {
    const visitor = await api.visitor();
    const shown = async () =>
      (await visitor.to('packs')).body.packs.map(({ id, amount, messages, originalPrice }) => [
        id,
        amount,
        messages,
        originalPrice,
      ]);
    const before = await shown();
    expect(await order(visitor, 19, 12)).toBe(422);
    await operate(packs, ['set', 'starter', '19', '12']);
    expect(await shown()).toEqual([['starter', 19, 12, 19], ...before.slice(1)]);
    expect(await order(visitor, 19, 12)).toBe(201);
    expect(await order(visitor, starter.amount, starter.messages)).toBe(201);
    const { told } = await operate(packs, []);
    expect(told).toMatchObject({ earlier: [{ amount: 9, messageCount: 10 }] });
    expect((await operate(packs, ['withdraw', '19', '12'])).code).toBe(1);
    expect((await operate(packs, ['withdraw', '9', '10'])).code).toBe(0);
    expect(await order(visitor, starter.amount, starter.messages)).toBe(422);
    await operate(settings, ['undo', 'pack:starter']);
    expect(await shown()).toEqual(before);
    expect(await order(visitor, starter.amount, starter.messages)).toBe(201);
    expect(await order(visitor, 19, 12)).toBe(201);
  });

  it('may remove a pack, but never the last one', async () => {
    for (const { id } of PACKS.slice(1)) {
      expect((await operate(packs, ['off', id])).code).toBe(0);
    }
    expect((await operate(packs, ['off', 'starter'])).text).toContain('only pack');
    expect((await (await api.visitor()).to('packs')).body.packs).toHaveLength(1);
    for (const { id } of PACKS) await operate(packs, ['default', id]);
  });

  it.each([
    [['set', 'starter', '0', '10']],
    [['set', 'starter', '9']],
    [['set', 'starter', '9', '10', '5']],
    [['set', 'nothing', '9', '10']],
    [['raise', 'starter']],
  ])('%j is refused', async (args) => {
    expect((await operate(packs, args)).code).toBe(1);
  });
});

it('lists what is sold, and withdraws a price of another release, not of this one', async () => {
  await keepPacks(api.db.executor, [{ amount: 11, messageCount: 10, endsAt: null }]);
  expect((await operate(packs, [])).text).toContain('10 messages for 11 rupees');
  expect((await operate(packs, ['withdraw', '99', '50'])).code).toBe(1);
  expect((await operate(packs, ['withdraw'])).code).toBe(1);
  expect((await operate(packs, ['withdraw', '11', '10'])).code).toBe(0);
  expect((await operate(packs, ['withdraw', '11', '10'])).code).toBe(1);
  expect((await operate(packs, [])).text).not.toContain('11 rupees');
});

describe('numbers', () => {
  it('give new visitors more than pages promise, and never less', async () => {
    expect((await operate(set, ['free-messages', '25'])).code).toBe(0);
    expect(await (await api.visitor()).balance()).toBe(25);
    expect((await operate(set, ['free-messages', '5'])).text).toContain('every page promises');
    await operate(set, ['free-messages', 'default']);
    expect(await (await api.visitor()).balance()).toBe(FREE_MESSAGES);
    expect((await operate(set, [])).text).toContain('referrals-per-day');
  });

  it('hold for referrals as they are counted', async () => {
    await operate(set, ['referrals-per-visitor', '3']);
    await operate(set, ['referrals-per-day', '7']);
    expect(api.context.limits).toMatchObject({ referralDailyCap: 3, referralCeiling: 7 });
    await operate(set, ['referrals-per-visitor', 'default']);
    await operate(set, ['referrals-per-day', 'default']);
    expect(api.context.limits.referralDailyCap).toBe(api.context.config.referralDailyCap);
  });
});

describe('whom an operator features', () => {
  it('leads the list, until content decides again', async () => {
    const visitor = await api.visitor();
    const first = async () => (await visitor.to('companions')).body[0]?.urlName;
    await operate(featured, [bela.urlName]);
    expect(await first()).toBe(bela.urlName);
    await operate(featured, [aanya.urlName, bela.urlName]);
    expect(await first()).toBe(aanya.urlName);
    expect((await operate(featured, [])).told).toMatchObject({ featured: [aanya.id, bela.id] });
    expect((await operate(featured, ['nobody'])).code).toBe(1);
    expect((await operate(featured, [bela.urlName, bela.urlName])).code).toBe(1);
    await operate(featured, ['default']);
    expect((await operate(featured, [])).told).toMatchObject({ featured: null });
  });
});

describe('an operator’s suspension', () => {
  it('applies to the device as well: a new account there starts suspended, with the same explanation', async () => {
    const register = async () => {
      const visitor = api.browser();
      const body = {
        browserFingerprint: crypto.randomUUID(),
        deviceTraits: 'the very same device',
      };
      await visitor.to('register', undefined, body);
      return visitor;
    };
    const first = await register();
    const { id } = (await first.to('me')).body;
    await operate(suspend, [id], { reason: 'threats', by: 'Asha' });
    const [{ closed: told }, { closed: again }] = [
      (await first.to('me')).body,
      (await (await register()).to('me')).body,
    ];
    expect(told).toBeTruthy();
    expect(again?.replace(/[0-9a-f-]{36}/, '')).toBe(told?.replace(/[0-9a-f-]{36}/, ''));
  });
});

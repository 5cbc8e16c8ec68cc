import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepPacks } from '#db/queries/operations/released.ts';
import { useEmptyDatabase } from '#db/test/fresh-database.ts';
import type { OperatorCommand } from '../../../ops/operator/command.ts';
import { COMMANDS } from '../../../ops/operator/commands.ts';
import { keys } from '../../../ops/operator/keys/keys.ts';
import { needsReview } from '../../../ops/operator/orders/needs-review.ts';
import { order } from '../../../ops/operator/orders/order.ts';
import { recheck } from '../../../ops/operator/orders/recheck.ts';
import { refund } from '../../../ops/operator/orders/refund.ts';
import { packs } from '../../../ops/operator/steering/packs.ts';
import { adjust } from '../../../ops/operator/visitors/adjust.ts';
import { reinstate } from '../../../ops/operator/visitors/reinstate.ts';
import { reports } from '../../../ops/operator/visitors/reports.ts';
import { createProviders } from '../../domain/payment/providers.ts';
import { buy, deliver } from '../support/buy.ts';
import { operateOn } from '../support/operate.ts';
import { paymentEvent, scriptedProvider, signed } from '../support/scripted-provider.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { useApi } from '../support/use-api.ts';

const OPS = join(import.meta.dirname, '../../../ops/operator/ops.ts');
const scripted = scriptedProvider();
const { script } = scripted;
const empty = useEmptyDatabase();
const api = useApi({
  paymentProviders: createProviders(scripted.provider.name, [scripted.provider]),
});

beforeEach(() => {
  script.faults = [];
  script.refundsBecome = 'success';
});

/** Runs a command as the operator's command line does; what it said and reported. */
const operate = (command: OperatorCommand, args: string[], reference?: string) =>
  operateOn(api, command, args, { reference });

async function ordered({ paid = true } = {}) {
  const purchase = await buy(api);
  (scripted.orders.get(purchase.orderId) as { state: string }).state = 'paid';
  if (paid) await deliver(api, paymentEvent(scripted, purchase.orderId, 'SUCCESS'));
  return purchase;
}

describe('needs-review', () => {
  it('lists what a person has to look into, and nothing that went well', async () => {
    const fine = await ordered();
    const odd = await buy(api);
    await deliver(api, paymentEvent(scripted, odd.orderId, 'SUCCESS', { amount: 1 }));
    const dispute = { id: 'd-1', orderId: fine.orderId, amount: 9, status: 'open' as const };
    const respondBy = new Date('2026-12-01T18:29:59Z');
    const said = { ...dispute, stage: 'DISPUTE', reason: 'Duplicate', respondBy };
    await deliver(api, signed('DISPUTE_CREATED', { dispute: said }));
    const { code, text, told } = await operate(needsReview, []);
    expect(code).toBe(0);
    expect(text).toContain(`order ${odd.orderId}: PAYMENT_WEBHOOK → mismatch`);
    expect(text).toContain('compare with the dashboard');
    expect(text).toContain('Dispute d-1, answer by 2026-12-01 18:29:59');
    expect(text.split(fine.orderId)).toHaveLength(2);
    expect(told).toMatchObject({ events: [{ orderId: odd.orderId, outcome: 'mismatch' }] });
    await deliver(
      api,
      signed('DISPUTE_CLOSED', { dispute: { ...said, status: 'closed' } }, '2026-11-23T10:00:00Z'),
    );
    await api.db.pool.query('UPDATE webhook_events SET received_at = NOW() - INTERVAL 8 DAY');
    expect((await operate(needsReview, ['7'])).text).toBe('Nothing in the last 7 days.');
    expect((await operate(needsReview, ['some'])).code).toBe(1);
  });

  it('lists a refund that a provider refused without an event, until another one is made', async () => {
    const { orderId } = await ordered();
    script.refundsBecome = 'refused';
    await operate(refund, [orderId, 'asked for']);
    const { text, told } = await operate(needsReview, []);
    expect(text).toContain(`order ${orderId}: refund ${orderId} of ₹9 failed`);
    expect(told).toMatchObject({ refunds: [{ orderId, id: orderId, amount: 9 }] });
    script.refundsBecome = 'success';
    await operate(refund, [orderId, 'asked for']);
    expect((await operate(needsReview, [])).told).toMatchObject({ refunds: [] });
  });
});

describe('order', () => {
  it('shows everything, by any of its names', async () => {
    const { orderId, userId } = await ordered();
    await operate(refund, [orderId, 'asked', 'for', 'it']);
    for (const name of [orderId, `cf-${orderId}`, `pay-${orderId}`]) {
      const { code, text, told } = await operate(order, [name]);
      expect(code).toBe(0);
      for (const part of [
        `Order ${orderId}: refunded`,
        userId,
        'pack +10',
        'refund -10',
        'made, ₹9, 10 messages taken back, by operator: asked for it',
        'PAYMENT_WEBHOOK → credited, once',
      ]) {
        expect(text).toContain(part);
      }
      expect(told).toMatchObject({ order: { id: orderId }, refunds: [{ id: orderId }] });
      expect(JSON.stringify(told)).not.toContain('checkoutToken');
    }
  });

  it.each([[[]], [['nobody']], [[crypto.randomUUID()]]])('refuses %j', async (args) => {
    expect(await operate(order, args)).toMatchObject({
      code: 1,
      told: { error: expect.stringMatching(/order/i) },
    });
  });
});

describe('recheck', () => {
  it('finds a payment that nobody has reported to us', async () => {
    const { orderId, visitor } = await ordered({ paid: false });
    const { code, text } = await operate(recheck, [orderId]);
    expect([code, text]).toEqual([0, 'The order was pending and is success now.']);
    expect(await visitor.balance()).toBe(30);
    expect((await operate(recheck, [orderId])).text).toBe('The order is success, as before.');
  });

  it('finds a refund that was made after it had failed', async () => {
    const { orderId, visitor } = await ordered();
    script.refundsBecome = 'refused';
    expect(await operate(refund, [orderId, 'why'])).toMatchObject({ code: 1 });
    expect(await visitor.balance()).toBe(30);
    scripted.refunds.set(orderId, { id: orderId, orderId, amount: 9, status: 'success' });
    expect((await operate(recheck, [orderId])).text).toContain('was success and is refunded now');
    expect(await visitor.balance()).toBe(20);
  });

  it('finds a refund started at the provider, for which no event ever came', async () => {
    const { orderId, visitor } = await ordered();
    scripted.refunds.set('dash-9', { id: 'dash-9', orderId, amount: 9, status: 'success' });
    const { code, text } = await operate(recheck, [orderId]);
    expect([code, text]).toEqual([
      0,
      'The order was success and is refunded now.\nRefund dash-9 is made.',
    ]);
    expect(await visitor.balance()).toBe(20);
  });

  it('sends a refund that nobody has sent', async () => {
    const { orderId } = await ordered();
    script.faults = ['before'];
    await operate(refund, [orderId, 'why']);
    expect((await operate(recheck, [orderId])).text).toContain(`Refund ${orderId} is made.`);
  });

  it('says so when the provider does not answer, or the order is not its', async () => {
    const { orderId } = await ordered({ paid: false });
    script.faults = ['before'];
    expect(await operate(recheck, [orderId])).toMatchObject({
      code: 1,
      told: { error: expect.stringMatching(/be asked/) },
    });
    await api.db.pool.query("UPDATE payments SET provider = 'other' WHERE id = ?", [orderId]);
    expect(await operate(recheck, [orderId])).toMatchObject({ code: 1 });
    expect(await operate(recheck, ['nobody'])).toMatchObject({ code: 1 });
  });
});

describe('refund', () => {
  it('says what became of it, and does it once', async () => {
    const { orderId, visitor } = await ordered();
    const first = await operate(refund, [orderId, 'double', 'payment']);
    expect(first).toMatchObject({ code: 0, told: { orderId, refund: { note: 'double payment' } } });
    expect(first.text).toContain('10 messages taken back: made.');
    const again = await operate(refund, [orderId, 'double', 'payment']);
    expect([again.code, again.text]).toEqual([
      0,
      `Nothing to do: refund ${orderId} of ₹9 is made.`,
    ]);
    expect(await visitor.balance()).toBe(20);
  });

  it('is kept and sent later when the provider does not answer', async () => {
    const { orderId } = await ordered();
    script.faults = ['before'];
    const { code, text } = await operate(refund, [orderId, 'why']);
    expect([code, text]).toEqual([2, expect.stringContaining('asks it again by itself')]);
    expect(text).toContain(`recheck ${orderId}`);
  });

  it('says so when the provider refunded a different amount', async () => {
    const { orderId } = await ordered();
    scripted.refunds.set(orderId, { id: orderId, orderId, amount: 5, status: 'success' });
    const { code, text } = await operate(refund, [orderId, 'why']);
    expect([code, text]).toEqual([1, expect.stringContaining('another amount')]);
  });

  it('is refused without a reason, for an unknown order, and for one that is not paid', async () => {
    const { orderId } = await ordered({ paid: false });
    for (const args of [[orderId], [], ['nobody', 'why'], [orderId, 'why']]) {
      expect(await operate(refund, args)).toMatchObject({
        code: 1,
        told: { error: expect.stringMatching(/./) },
      });
    }
  });
});

describe('adjust', () => {
  it('changes the balance, keeps the note, and under one reference does it once', async () => {
    const { userId } = await buy(api);
    const args = [userId, '+5', 'we', 'were', 'away'];
    expect(await operate(adjust, args, 'ticket-7')).toMatchObject({
      code: 0,
      text: 'Done. The balance is 25.',
      told: { kind: 'adjusted', balance: 25, reference: 'ticket-7' },
    });
    expect(await operate(adjust, args, 'ticket-7')).toMatchObject({
      code: 0,
      told: { kind: 'made-before', balance: 25 },
    });
    expect((await operate(adjust, [userId, '-25', 'abuse'])).text).toBe('Done. The balance is 0.');
    const [rows] = await api.db.pool.query(
      "SELECT delta, note FROM balance_entries WHERE reason = 'adjustment' AND user_id = ? ORDER BY id",
      [userId],
    );
    expect(rows).toEqual([
      { delta: 5, note: 'we were away' },
      { delta: -25, note: 'abuse' },
    ]);
  });

  it('refuses a reference already used for another change', async () => {
    const [one, two] = [await buy(api), await buy(api)];
    await operate(adjust, [one.userId, '5', 'sorry'], 'ticket-8');
    for (const args of [
      [two.userId, '5', 'sorry'],
      [one.userId, '6', 'sorry'],
    ]) {
      expect(await operate(adjust, args, 'ticket-8')).toMatchObject({
        code: 1,
        told: { error: expect.stringMatching(/ticket-8/) },
      });
    }
    expect([await one.visitor.balance(), await two.visitor.balance()]).toEqual([25, 20]);
  });

  it('refuses more than the balance, an unknown user, no number and no reason', async () => {
    const { userId } = await buy(api);
    for (const args of [
      [userId, '-21', 'why'],
      [crypto.randomUUID(), '5', 'why'],
      ['nobody', '5', 'why'],
      [userId, '0', 'why'],
      [userId, '1.5', 'why'],
      [userId, '999999', 'why'],
      [userId, 'five', 'why'],
      [userId, '5'],
      [userId, '5', 'x'.repeat(201)],
      [],
    ]) {
      expect(await operate(adjust, args)).toMatchObject({
        code: 1,
        told: { error: expect.stringMatching(/./) },
      });
    }
  });
});

describe('reinstate', () => {
  it('ends a suspension, and says so again when repeated', async () => {
    const { visitor, userId, sessionId } = await buy(api);
    await visitor.send(sessionId, 'I am 16');
    expect(await operate(reinstate, [userId, 'showed', 'a', 'proof'])).toMatchObject({
      code: 0,
      told: { userId, outcome: 'reinstated' },
    });
    expect((await visitor.send(sessionId, 'hi')).status).toBe(200);
    expect(await operate(reinstate, [userId, 'again'])).toMatchObject({
      code: 0,
      told: { outcome: 'not-suspended' },
    });
  });

  it('refuses an unknown user and a missing reason', async () => {
    const { userId } = await buy(api);
    for (const args of [
      ['nobody', 'why'],
      [crypto.randomUUID(), 'why'],
      [userId],
      [userId, 'x'.repeat(201)],
      [],
    ]) {
      expect(await operate(reinstate, args)).toMatchObject({
        code: 1,
        told: { error: expect.stringMatching(/./) },
      });
    }
  });
});

describe('reports', () => {
  it('are listed with what may be read, and closed once', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    await visitor.send(id, 'hello');
    const hers = (await visitor.messages(id)).at(-1);
    const report = { reason: 'It is rude', consent: true };
    const made = (await visitor.to('reportMessage', hers?.id, report)).body.id;
    const listed = await operate(reports, []);
    expect(listed.text).toContain('reason: It is rude');
    expect(listed.text).toContain(`message: ${hers?.content}`);
    expect((await operate(reports, ['close', made])).code).toBe(0);
    expect((await operate(reports, ['close', made])).code).toBe(1);
    expect((await operate(reports, ['close', 'x'])).code).toBe(1);
    expect((await operate(reports, [])).text).toBe('No report is open.');
  });
});

// Each of them starts several processes.
describe('the command line', { timeout: 60_000 }, () => {
  const run = (program: string, url: string, args: string[]) =>
    promisify(execFile)(process.execPath, [program, '--state', join(tmpdir(), 'none'), ...args], {
      env: { ...TEST_ENVIRONMENT, DATABASE_URL: url, LOG_LEVEL: 'debug' },
    }).catch((error: { code: number; stdout: string; stderr: string }) => error);
  const ops = (...args: string[]) => run(OPS, api.url, args);

  it('says in a sentence that a database has not been set up', async () => {
    const sentence = /^This database has not been set up .*npm run migrate.*\n$/;
    const asked = await run(OPS, empty.url, ['needs-review']);
    expect(asked).toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
    const audited = await run(OPS, empty.url, ['audit']);
    expect(audited).toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
  });

  it('prints one JSON object and nothing else with --json', async () => {
    const { userId, orderId } = await ordered();
    await api.db.pool.query("UPDATE payments SET provider = 'sandbox' WHERE id = ?", [orderId]);
    const given = await ops('adjust', userId, '-3', 'taken', 'by', 'hand', '--json');
    expect(JSON.parse(given.stdout)).toMatchObject({ kind: 'adjusted', balance: 27 });
    const sent = await ops('refund', orderId, 'why', '--json');
    expect(JSON.parse(sent.stdout)).toMatchObject({ settlement: 'refund-failed' });
    expect(sent).toMatchObject({ code: 1 });
    const malformed = await ops('order', orderId, '--verbose', '--json');
    expect(JSON.parse(malformed.stdout)).toMatchObject({
      error: expect.stringMatching(/--verbose/),
    });
    const unknown = await ops('order', 'nobody', '--json');
    expect(JSON.parse(unknown.stdout)).toMatchObject({ error: expect.stringMatching(/nobody/) });
  });

  it('lists the commands, and refuses unknown options', async () => {
    const help = await ops();
    expect(help).toMatchObject({ code: 1 });
    for (const name of Object.keys(COMMANDS)) {
      expect(help.stdout).toContain(`\n  ${name} `);
    }
    const byItsOldName = await ops('trouble', 'some');
    expect(byItsOldName.stdout).toContain('How many days?');
    expect((await ops('reopen', 'nobody', 'why')).stdout).toContain('There is no visitor nobody');
    expect(await ops('order', '--verbose')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/--verbose/),
    });
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

it('makes a key, and says what to set in which round', async () => {
  const { code, text } = await operate(keys, ['new', 'chat', '2027a']);
  expect(code).toBe(0);
  expect(text).toMatch(/CHAT_KEYS=<as it is>,2027a:[\w+/]{43}=\n/);
  expect(text).toMatch(/CHAT_KEYS=2027a:[\w+/]{43}=,<as it was>/);
  expect((await operate(keys, ['new', 'session'])).text).toContain('SESSION_SECRET=');
  expect((await operate(keys, ['new', 'chat', 'two words'])).code).toBe(1);
});

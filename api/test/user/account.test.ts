import { describe, expect, it } from 'vitest';
import { PACKS } from '#contract/packs.ts';
import { account } from '#contract/schemas/account.ts';
import { firstIdAt } from '#db/id-time.ts';
import { newId } from '#db/new-id.ts';
import { requestRefund } from '../../domain/payment/request-refund.ts';
import type { ReplyEngine } from '../../domain/ports.ts';
import { indianDay, nameOfDay } from '../../domain/user/indian-day.ts';
import { aanya } from '../support/companions.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

let isIll = false;
const replyEngine: ReplyEngine = {
  historyLimit: 4,
  reply: (turn, signal) => {
    if (isIll) throw new Error('ill');
    return echoEngine.reply(turn, signal);
  },
};

const api = useApi({ replyEngine });
const DAY_MS = 24 * 60 * 60 * 1000;

const read = async (who: Visitor, before?: string) => {
  const query = before === undefined ? '' : `?before=${before}`;
  const answer = await who.call('GET', `/api/user/me/account${query}`);
  expect(answer.status).toBe(200);
  return account.parse(answer.body);
};

const userIdOf = async (who: Visitor): Promise<string> => (await who.to('me')).body.id;

/** Gives a visitor messages directly, some days ago. */
async function adjust(who: Visitor, delta: number, daysAgo: number, note: string | null = null) {
  const userId = await userIdOf(who);
  const time = firstIdAt(Date.now() - daysAgo * DAY_MS).slice(0, 13);
  const id = time + newId().slice(13);
  const entry = [id, userId, delta, 'adjustment', id, note];
  await api.db.pool.query(
    'insert into balance_entries (id, user_id, delta, reason, reference, note) values (?)',
    [entry],
  );
  await api.db.pool.query('update users set message_balance = message_balance + ? where id = ?', [
    delta,
    userId,
  ]);
}

const today = () => nameOfDay(indianDay(Date.now()));

describe('the ledger', () => {
  it('sums up the messages of a chat and a day, and says with whom they were', async () => {
    const visitor = await api.visitor();
    const [one, two] = [
      await visitor.startChat({ chatType: 'friendly', companionId: aanya.id }),
      await visitor.startChat(),
    ];
    for (const id of [one, one, one, two]) await visitor.send(id, 'hi');
    const { messageBalance, ledger, nextBefore } = await read(visitor);
    expect(messageBalance).toBe(16);
    expect(nextBefore).toBeNull();
    expect(ledger.map(({ kind, delta }) => [kind, delta])).toEqual([
      ['messages', -1],
      ['messages', -3],
      ['signup', 20],
    ]);
    expect(ledger[1]).toMatchObject({ companionName: aanya.name, day: today(), note: null });
  });

  it('leaves out a message that was refunded', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    await visitor.send(id, 'hi');
    isIll = true;
    expect((await visitor.send(id, 'are you well?')).status).toBe(502);
    isIll = false;
    const { ledger } = await read(visitor);
    expect(ledger.map(({ kind, delta }) => [kind, delta])).toEqual([
      ['messages', -1],
      ['signup', 20],
    ]);
  });

  it('shows whole days, and older ones when asked', async () => {
    const visitor = await api.visitor();
    for (let n = 0; n < 60; n++) await adjust(visitor, 1, 2, `two days ago: ${n}`);
    for (let n = 0; n < 60; n++) await adjust(visitor, 1, 3, `three days ago: ${n}`);
    await adjust(visitor, 5, 400, 'long ago');
    const first = await read(visitor);
    // The sign-up and both days: the hundredth row is of the third day.
    expect(first.ledger).toHaveLength(121);
    expect(first.ledger[1]?.note).toMatch(/^two days ago/);
    expect(first.nextBefore).toBe(nameOfDay(indianDay(Date.now()) - 3));
    const second = await read(visitor, first.nextBefore ?? '');
    expect(second.ledger.map(({ note, delta }) => [note, delta])).toEqual([['long ago', 5]]);
    expect(second.nextBefore).toBeNull();
    expect(second.purchases).toEqual(first.purchases);
  });

  it.each(['yesterday', '2026-02-31', '../x', ''])('refuses %s as a day', async (before) => {
    const visitor = await api.visitor();
    const answer = await visitor.call('GET', `/api/user/me/account?before=${before}`);
    expect(answer.status).toBe(422);
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await api.visitor(), await api.visitor()];
    await owner.send(await owner.startChat(), 'hi');
    expect((await read(other)).ledger).toMatchObject([{ kind: 'signup', delta: 20 }]);
    expect((await api.browser().to('account')).status).toBe(401);
  });
});

describe('purchases', () => {
  it('are the orders with their ids, and what became of them', async () => {
    const visitor = await api.visitor();
    const sessionId = await visitor.startChat();
    const [pack] = PACKS;
    const order = { sessionId, amount: pack?.amount, messageCount: pack?.messages };
    const body = { ...order, paymentMethod: 'upi' };
    const ids: string[] = [];
    for (let n = 0; n < 2; n++) {
      const made = await visitor.to('createPayment', undefined, body);
      ids.unshift(made.body.orderId);
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await visitor.call('POST', `/sandbox/upi/${ids[0]}`, 'action=pay', form);
    const { purchases, ledger, messageBalance } = await read(visitor);
    expect(messageBalance).toBe(30);
    expect(purchases.map(({ orderId }) => orderId)).toEqual(ids);
    expect(purchases).toMatchObject([
      { status: 'success', amount: 9, messageCount: 10, isRefunding: false },
      { status: 'pending', amount: 9, messageCount: 10, isRefunding: false },
    ]);
    expect(ledger[0]).toMatchObject({ kind: 'pack', delta: 10, day: today(), companionName: null });

    await requestRefund(api.context, { orderId: ids[0] ?? '', note: 'asked for' });
    const later = await read(visitor);
    expect(later.purchases[0]).toMatchObject({ status: 'success', isRefunding: true });
    expect(later.ledger[0]).toMatchObject({ kind: 'refund', delta: -10 });
  });
});

import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { audit } from '#db/audit.ts';
import { newId } from '#db/new-id.ts';
import { findPayment } from '#db/queries/payment/payments.ts';
import { refundsOf } from '#db/queries/payment/refunds.ts';
import { watchQueries } from '#db/test/watch-queries.ts';
import { createProviders } from '../../domain/payment/providers.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { isSettled } from '../../domain/payment/transitions.ts';
import { aanya } from '../support/companions.ts';
import { paymentStep } from '../support/payment-steps.ts';
import { deliverAgain, type Play, play, reconcileAll } from '../support/play-payment.ts';
import { refundEvent, scriptedProvider } from '../support/scripted-provider.ts';
import { useApi } from '../support/use-api.ts';

const scripted = scriptedProvider();
const api = useApi({
  paymentProviders: createProviders(scripted.provider.name, [scripted.provider]),
});

/** Statements until the connection breaks; undefined: it holds. */
let cut: { left: number; moment: 'before' | 'after' } | undefined;

function maybeCut(moment: 'before' | 'after'): void {
  if (!cut) return;
  if (moment === 'before') cut.left--;
  if (cut.left > 0 || cut.moment !== moment) return;
  cut = undefined;
  throw Object.assign(new Error('cut'), { code: 'PROTOCOL_CONNECTION_LOST', fatal: true });
}

beforeAll(() => {
  watchQueries(api.db, { before: () => maybeCut('before'), after: () => maybeCut('after') });
});

/** A visitor with 20 messages and a chat, without the calls and limits of a browser. */
async function newPerson() {
  const [userId, chatId] = [newId(), newId()];
  await api.db.pool.query(
    `INSERT INTO users (id, session_id, browser_fingerprint, message_balance) VALUES (?, ?, ?, 20);
     INSERT INTO balance_entries (id, user_id, delta, reason, reference) VALUES (?, ?, 20, 'signup', ?);
     INSERT INTO chat_sessions (id, user_id, companion_id, companion_name, chat_type, prompt_version) VALUES (?, ?, ?, 'Aanya', 'friendly', 'v1.0')`,
    [userId, userId, userId, newId(), userId, userId, chatId, userId, aanya.id],
  );
  return { userId, chatId };
}

async function begin(): Promise<Play> {
  scripted.orders.clear();
  scripted.refunds.clear();
  await api.db.pool.query('UPDATE payments SET next_look_at = NULL');
  const people = await Promise.all([newPerson(), newPerson()]);
  const plan = (left: number, moment: 'before' | 'after') => {
    cut = { left, moment };
  };
  return { api, scripted, people, orders: [], events: [], cut: plan };
}

/** Everything works again: what is on its way arrives, and the jobs have had their time. */
async function heal(run: Play): Promise<void> {
  cut = undefined;
  scripted.script.faults = [];
  scripted.script.refundsBecome = 'success';
  for (const event of run.events) await deliverAgain(run, event);
  await reconcileAll(run);
  for (const refund of scripted.refunds.values()) {
    if (refund.status !== 'pending') continue;
    refund.status = 'success';
    await deliverAgain(run, refundEvent(refund));
  }
  await reconcileAll(run);
  await sendAgain(run);
}

/** A refund of an erased buyer that the provider refused is left to an operator, who requests it once more. */
async function sendAgain({ orders }: Play): Promise<void> {
  for (const orderId of orders) {
    const refunds = await refundsOf(api.db.executor, orderId);
    const isLeft = refunds.some(({ cause, status }) => cause === 'erased' && status === 'failed');
    if (isLeft) await refundOrder(api.context, { orderId, note: 'refused before' });
  }
}

/** What the provider did is what our books say, of every order. */
async function compare(orderId: string): Promise<void> {
  const theirs = scripted.orders.get(orderId);
  const ours = await findPayment(api.db.executor, orderId);
  expect(isSettled(ours?.status)).toBe(theirs?.state === 'paid');
  expect(ours?.status === 'refunded').toBe(
    theirs?.state === 'paid' && scripted.leftOf(orderId) === 0,
  );
  const made = (all: { id: string; amount: number; status: string }[]) =>
    all
      .filter(({ status }) => status === 'success')
      .map(({ id, amount }) => `${id} ${amount}`)
      .sort();
  const refunds = await refundsOf(api.db.executor, orderId);
  expect(made(refunds)).toEqual(
    made([...scripted.refunds.values()].filter((it) => it.orderId === orderId)),
  );
  expect(refunds.filter(({ status }) => status === 'requested' || status === 'pending')).toEqual(
    [],
  );
}

it('whatever happens concurrently or is interrupted, payments are credited once and refunds revoked once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(paymentStep, { minLength: 1, maxLength: 6 }), {
        minLength: 3,
        maxLength: 10,
      }),
      async (rounds) => {
        const run = await begin();
        for (const order of [0, 1]) {
          await play({ do: 'create', person: order }, run);
          await play({ do: 'pay', order }, run);
        }
        // One is credited from the beginning, the other is not.
        await play({ do: 'deliver', event: 0 }, run);
        for (const together of rounds) {
          await Promise.all(together.map((step) => play(step, run)));
        }
        await heal(run);
        expect(await audit(api.db)).toEqual([]);
        for (const orderId of run.orders) await compare(orderId);
      },
    ),
    {
      // A refund that never arrived holds the whole pack, and lets go of it among three that did.
      examples: [
        [
          [
            [{ do: 'refund', order: 0, becomes: 'success', fault: 'before' }],
            [{ do: 'dashboard', order: 0, amount: 2.5, status: 'success' }],
            [{ do: 'dashboard', order: 0, amount: 2.5, status: 'success' }],
            [{ do: 'dashboard', order: 0, amount: 4, status: 'success' }],
          ],
        ],
      ],
      numRuns: 60,
      interruptAfterTimeLimit: 15_000,
      markInterruptAsFailure: false,
    },
  );
});

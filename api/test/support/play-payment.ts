import { isMissingParent, isUnavailable } from '#db/errors.ts';
import { newId } from '#db/new-id.ts';
import { readBalance } from '#db/queries/user/balance.ts';
import { DomainError } from '../../domain/errors.ts';
import { createPayment } from '../../domain/payment/create-payment.ts';
import { handleWebhook } from '../../domain/payment/handle-webhook.ts';
import { reconcilePayments } from '../../domain/payment/reconcile-payments.ts';
import { reconcileRefunds } from '../../domain/payment/reconcile-refunds.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { verifyPayment } from '../../domain/payment/verify-payment.ts';
import { adjustBalance } from '../../domain/user/adjust-balance.ts';
import { erase } from '../../domain/user/erase.ts';
import type { PaymentStep } from './payment-steps.ts';
import {
  type Delivery,
  paymentEvent,
  refundEvent,
  type ScriptedProvider,
} from './scripted-provider.ts';
import type { TestApi } from './use-api.ts';

/** What happens in one run: who there is, and what the provider has sent so far. */
export interface Play {
  api: TestApi;
  scripted: ScriptedProvider;
  people: { userId: string; chatId: string }[];
  /** Orders that the provider knows, in the order of their making. */
  orders: string[];
  /** Every event so far; any may be delivered at any time, and again. */
  events: Delivery[];
  /** Breaks the connection at a statement from now, before or after it was carried out. */
  cut(statements: number, moment: 'before' | 'after'): void;
}

/** Does one step. What breaks because something or somebody is gone is left to the reconcile job; anything else is a bug. */
export async function play(step: PaymentStep, run: Play): Promise<void> {
  try {
    await act(step, run);
  } catch (error) {
    const away =
      error instanceof Error && /^The (provider is away|answer was lost)$/.test(error.message);
    const gone = isUnavailable(error) || isMissingParent(error) || error instanceof DomainError;
    if (!away && !gone) throw error;
  }
}

async function act(step: PaymentStep, run: Play): Promise<unknown> {
  const { scripted, orders, events, people } = run;
  const { context } = run.api;
  const who = 'person' in step ? people[step.person] : undefined;
  const orderId = ('order' in step && orders[step.order % Math.max(orders.length, 1)]) || undefined;
  switch (step.do) {
    case 'create':
      return who && create(run, who);
    case 'deliver':
      return deliverAgain(run, events[step.event % Math.max(events.length, 1)]);
    case 'reconcile':
      return reconcileAll(run);
    case 'spend':
      return who && spend(run, who.userId, step.keep);
    case 'erase':
      return who && erase(context, who.userId);
    case 'fault':
      return scripted.script.faults.push(step.moment);
    case 'cut':
      return run.cut(step.statements, step.moment);
    case 'end':
      return end(run, [...scripted.refunds.values()][step.refund], step.status);
    default:
      return orderId && onOrder(step, orderId, run, who);
  }
}

async function onOrder(
  step: Extract<PaymentStep, { order: number }>,
  orderId: string,
  { api: { context }, scripted, events }: Play,
  who: Play['people'][number] | undefined,
): Promise<unknown> {
  const known = scripted.orders.get(orderId);
  if (!known) return undefined;
  switch (step.do) {
    case 'pay':
      // One more event though it was paid before: providers repeat themselves in other words.
      known.state = 'paid';
      return events.push(paymentEvent(scripted, orderId, 'SUCCESS'));
    case 'attempt':
      return events.push(paymentEvent(scripted, orderId, step.status));
    case 'verify':
      return verifyPayment(context, { orderId, userId: who?.userId, token: undefined });
    case 'refund':
      scripted.script.refundsBecome = step.becomes;
      if (step.fault) scripted.script.faults.push(step.fault);
      return refundOrder(context, { orderId, note: 'asked for it' });
    case 'dashboard': {
      if (scripted.leftOf(orderId) < step.amount) return undefined;
      const made = { id: newId(), orderId, amount: step.amount, status: step.status };
      scripted.refunds.set(made.id, made);
      return events.push(refundEvent(made));
    }
  }
}

async function create({ api, scripted, orders }: Play, { userId, chatId }: Play['people'][number]) {
  const before = new Set(scripted.orders.keys());
  const pack = { requestKey: null, amount: 9, messageCount: 10, origin: 'http://localhost' };
  try {
    await createPayment(api.context, { userId, chatId, ...pack });
  } finally {
    for (const id of scripted.orders.keys()) {
      if (!before.has(id) && !orders.includes(id)) orders.push(id);
    }
  }
}

export const deliverAgain = async ({ api, scripted }: Play, event: Delivery | undefined) =>
  event && handleWebhook(api.context, scripted.provider, Buffer.from(event.body), event.headers);

/** Spends all but a few messages. */
async function spend({ api }: Play, userId: string, keep: number): Promise<void> {
  const delta = keep - (await readBalance(api.db.executor, userId));
  if (delta >= 0) return;
  await adjustBalance(api.context, { userId, delta, note: 'spent', reference: newId() });
}

function end(
  { events }: Play,
  refund: ReturnType<ScriptedProvider['refunds']['get']>,
  status: 'success' | 'failed',
) {
  if (refund?.status !== 'pending') return;
  refund.status = status;
  events.push(refundEvent(refund));
}

/** Reconciles as if every pause were over. */
export async function reconcileAll({ api }: Play): Promise<void> {
  for (const table of ['payments', 'refunds']) {
    await api.db.pool.query(
      `UPDATE ${table} SET next_look_at = CURRENT_TIMESTAMP(3) WHERE next_look_at IS NOT NULL`,
    );
  }
  await reconcilePayments(api.context);
  await reconcileRefunds(api.context);
}

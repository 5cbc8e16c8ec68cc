import { CHANGED_ONE, inBatch } from '#db/batch.ts';
import { isDuplicate } from '#db/errors.ts';
import {
  findPayment,
  markPaid,
  moveStatus,
  type PaymentRow,
  TRANSACTION_KEY,
} from '#db/queries/payment/payments.ts';
import { BALANCE_ENTRY_KEY, changeBalance, insertBalanceEntry } from '#db/queries/user/balance.ts';
import type { Services } from '../ports.ts';
import type { ProviderState } from './provider.ts';
import { settleErased } from './settle-erased.ts';
import { BECOMES, isSettled } from './transitions.ts';

/** What a provider's word on an order led to. */
export type Settlement =
  | 'credited'
  /** Paid, but its buyer was erased: it goes back. */
  | 'to-be-refunded'
  /** Failed, cancelled or expired. */
  | 'moved'
  /** Nothing new. */
  | 'unchanged'
  /** Paid, but another amount or currency than ordered. */
  | 'mismatch'
  /** Paid a second time, by another payment; the provider has to give that one back. */
  | 'second-payment'
  /** This payment has settled another order. */
  | 'reused-payment';

type Needs = Pick<Services, 'db' | 'log'>;

/**
 * Brings an order to the status the provider reports; the only writer of bought messages. Webhook, verify
 * and the reconcile job all end here, in any order and as often as they like: the order's row decides, and the
 * ledger takes one entry for an order.
 * @param said a provider's own word: signed, or fetched by us
 */
export async function settlePayment(
  { db, log }: Needs,
  payment: PaymentRow,
  said: ProviderState,
): Promise<Settlement> {
  const { state } = said;
  if (state === 'open' || state === 'bank' || state === 'absent') return 'unchanged';
  if (state !== 'paid') {
    const [moved] = await moveStatus(db.executor, payment.id, state, BECOMES[state]);
    return moved.affectedRows === 1 ? 'moved' : 'unchanged';
  }
  const settlement =
    said.amount === payment.amount && said.currency === 'INR'
      ? await credit(db, payment, said).catch(refuseReused)
      : 'mismatch';
  const { id: orderId, amount, messageCount } = payment;
  if (settlement === 'credited') log.info({ orderId, messages: messageCount }, settlement);
  else if (settlement === 'to-be-refunded') log.info({ orderId }, settlement);
  else if (settlement !== 'unchanged') log.error({ orderId, amount, said }, settlement);
  return settlement;
}

function refuseReused(error: unknown): Settlement {
  if (isDuplicate(error, TRANSACTION_KEY)) return 'reused-payment';
  throw error;
}

async function credit(
  db: Services['db'],
  { id, userId, chatId, messageCount }: PaymentRow,
  said: ProviderState,
): Promise<Settlement> {
  const done =
    userId !== null &&
    (await inBatch(
      db,
      [
        // The buyer's row first, in the order in which erasing takes them; who is erased in this moment is
        // not credited.
        changeBalance({ userId, delta: messageCount }),
        CHANGED_ONE,
        moveStatus(db.executor, id, 'success', BECOMES.success, said),
        CHANGED_ONE,
        insertBalanceEntry({ userId, delta: messageCount, reason: 'pack', reference: id }),
        ...(chatId === null ? [] : [markPaid({ chatId })]),
      ],
      {
        hasCommitted: async () => isSettledBy(await findPayment(db.executor, id), said),
        repeatKey: BALANCE_ENTRY_KEY,
      },
    ));
  return done ? 'credited' : unlessSettled(db, id, said, userId);
}

/** The order is settled, by this very payment where the provider has named it. */
const isSettledBy = (
  payment: PaymentRow | undefined,
  { providerPaymentId }: ProviderState,
): boolean =>
  isSettled(payment?.status) &&
  (!providerPaymentId || providerPaymentId === payment?.providerPaymentId);

/** Nothing was credited: the order was settled elsewhere, or its buyer was erased. */
async function unlessSettled(
  db: Services['db'],
  id: string,
  said: ProviderState,
  tried: string | null,
): Promise<Settlement> {
  const payment = await findPayment(db.executor, id);
  // Its buyer's account was joined to another one meanwhile: that one is credited.
  if (payment?.userId && payment.userId !== tried && !isSettled(payment.status)) {
    return credit(db, payment, said);
  }
  if (payment?.userId === null && !isSettled(payment.status)) return settleErased(db, id, said);
  const { providerPaymentId } = payment ?? {};
  const other =
    providerPaymentId && said.providerPaymentId && said.providerPaymentId !== providerPaymentId;
  return other ? 'second-payment' : 'unchanged';
}

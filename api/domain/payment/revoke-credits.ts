import type { PaymentRow } from '#db/queries/payment/payments.ts';
import type { RefundRow } from '#db/queries/payment/refunds.ts';
import { changeBalance, findEntry, insertBalanceEntry } from '#db/queries/user/balance.ts';
import { run } from '#db/statement.ts';
import type { LockedOrder } from './locked-order.ts';

type Revoker = Pick<RefundRow, 'id' | 'amount' | 'messagesTaken'>;

const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
const paise = (rupees: number) => Math.round(rupees * 100);

/** Refunds that were made, or are on their way. */
export const alive = (refunds: RefundRow[]): RefundRow[] =>
  refunds.filter(({ status }) => status !== 'failed');

/** What of an order's price is not in these refunds, in rupees. */
export const leftToRefund = (payment: PaymentRow, refunds: RefundRow[]): number =>
  (paise(payment.amount) - total(refunds.map(({ amount }) => paise(amount)))) / 100;

/** Whole messages of an order's pack that a part of its price pays for. */
const paidFor = ({ amount, messageCount }: PaymentRow, back: number): number =>
  Math.floor((messageCount * Math.min(back, paise(amount))) / paise(amount));

/**
 * Revokes what is still unspent of the messages that a refund pays for: its share of the pack, and never
 * more than the balance holds or than the order's other refunds have left. Shares are rounded down over all that
 * came back so far, so that the last part takes what the rounding of the others has left. Gives back what a
 * share has lost, for a refund before it has failed.
 * @param reference names the ledger row
 * @returns how many it revoked in this call; below zero, how many it gave back
 */
export async function revokeCredits(
  order: LockedOrder,
  refund: Revoker,
  reference = refund.id,
): Promise<number> {
  const { tx, payment, balance = 0 } = order;
  const others = alive(order.refunds).filter(({ id }) => id !== refund.id);
  const elsewhere = paise(payment.amount) - paise(leftToRefund(payment, others));
  const share = paidFor(payment, elsewhere + paise(refund.amount)) - paidFor(payment, elsewhere);
  const left = payment.messageCount - total(others.map(({ messagesTaken }) => messagesTaken));
  const more = Math.min(share, left) - refund.messagesTaken;
  const taken = Math.min(Math.max(balance, 0), more);
  await change(order, tx, -taken, reference);
  return taken;
}

/** Restores what a refund had revoked, for it has failed. */
export const restoreCredits = (order: LockedOrder, { id, messagesTaken }: Revoker): Promise<void> =>
  change(order, order.tx, messagesTaken, `${id}:back`);

/** A name that the ledger does not hold yet, for a refund that revokes a second time. */
export async function againReference({ tx }: LockedOrder, { id }: Revoker): Promise<string> {
  for (let n = 1; ; n++) {
    const reference = n === 1 ? `${id}:again` : `${id}:again-${n}`;
    if (!(await findEntry(tx, { reason: 'refund', reference }))) return reference;
  }
}

async function change(
  order: LockedOrder,
  tx: LockedOrder['tx'],
  delta: number,
  reference: string,
): Promise<void> {
  const { userId } = order.payment;
  if (delta === 0 || userId === null || order.balance === undefined) return;
  await run(tx, changeBalance({ userId, delta }));
  await run(tx, insertBalanceEntry({ userId, delta, reason: 'refund', reference }));
  order.balance += delta;
}

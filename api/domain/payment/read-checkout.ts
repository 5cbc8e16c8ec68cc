import { PAGES } from '#contract/pages.ts';
import { findOwnPayment } from '#db/queries/payments.ts';
import { notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { returnPath } from './return-address.ts';
import { isSettled } from './transitions.ts';

/** How an order stands before its buyer; addresses are paths of ours. */
export type Checkout =
  | { kind: 'settled'; returnPath: string }
  | { kind: 'over'; packsPath: string }
  | {
      kind: 'open';
      packsPath: string;
      amount: number;
      messageCount: number;
      checkoutToken: string;
    };

/** An order as somebody asks for it, at one provider. */
export interface OrderOfBuyer {
  orderId: string;
  userId: string;
  provider: string;
}

/** An order as its own buyer may go on with it. Throws not_found for everyone else. */
export async function readCheckout(
  { db, secrets, now }: Services,
  { orderId: id, userId, provider }: OrderOfBuyer,
): Promise<Checkout> {
  const found = isUuid(id)
    ? await findOwnPayment(db.executor, { id, userId, provider })
    : undefined;
  if (!found?.chatId) throw notFound('Order');
  const { chatId, amount, messageCount, status, checkoutToken, expiresAt } = found;
  if (isSettled(status))
    return { kind: 'settled', returnPath: returnPath(secrets, { id, chatId }) };
  const packsPath = PAGES.paywall(chatId);
  if (!checkoutToken || status === 'expired' || expiresAt <= now())
    return { kind: 'over', packsPath };
  return { kind: 'open', packsPath, amount, messageCount, checkoutToken };
}

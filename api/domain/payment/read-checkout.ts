import { PAGES } from '#contract/pages.ts';
import { findOwnPayment } from '#db/queries/payment/payments.ts';
import { notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { returnPath } from './return-address.ts';
import { isSettled } from './transitions.ts';

/** An order's status as shown to its buyer; addresses are paths of ours. */
export type Checkout =
  | { kind: 'settled'; returnPath: string }
  | { kind: 'over'; packsPath: string }
  | {
      kind: 'open';
      packsPath: string;
      amount: number;
      messageCount: number;
      checkoutToken: string;
      returnPath: string;
      secondsLeft: number;
    };

/** An order as somebody asks for it, at one provider. */
export interface OrderOfBuyer {
  orderId: string;
  userId: string;
  provider: string;
}

/** An order as its own buyer may continue it. Throws not_found for everyone else. */
export async function readCheckout(
  { db, secrets, now }: Services,
  { orderId: id, userId, provider }: OrderOfBuyer,
): Promise<Checkout> {
  const found = isUuid(id)
    ? await findOwnPayment(db.executor, { id, userId, provider })
    : undefined;
  if (!found?.chatId) throw notFound('Order');
  const { chatId, amount, messageCount, status, checkoutToken, expiresAt } = found;
  const back = returnPath(secrets, { id, chatId });
  if (isSettled(status)) return { kind: 'settled', returnPath: back };
  const packsPath = PAGES.paywall(chatId);
  if (!checkoutToken || status === 'expired' || expiresAt <= now())
    return { kind: 'over', packsPath };
  const secondsLeft = Math.floor((expiresAt.getTime() - now().getTime()) / 1000);
  const order = { amount, messageCount, checkoutToken, returnPath: back, secondsLeft };
  return { kind: 'open', packsPath, ...order };
}

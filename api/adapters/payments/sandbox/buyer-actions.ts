import type { SandboxBooks, SandboxOrder } from '#db/queries/payment/sandbox-orders.ts';
import type { ProviderParts } from '../provider-module.ts';
import { type SandboxEvent, writeWebhook } from './webhook.ts';

/** What a visitor may do on the sandbox's payment page. */
export const SANDBOX_ACTIONS = ['pay', 'fail', 'cancel', 'hold'] as const;
type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

/** The sandbox's payment page: what a buyer does there, and the webhook that reports it. */
export interface BuyerActions {
  /** The amount in whole rupees; undefined when there is no such order. */
  open(orderId: string): Promise<{ amount: number; paid: boolean } | undefined>;
  /**
   * Does it, sends the signed webhook a real provider would, and returns where the browser goes next.
   * @param self where this server listens; undefined is answered when there is no such order
   */
  act(orderId: string, action: SandboxAction, self: string): Promise<string | undefined>;
}

/** What each action makes of the order, and the event it sends; a held payment sends none. */
const ACTIONS: Record<
  SandboxAction,
  { state: SandboxOrder['state']; type?: SandboxEvent['type'] }
> = {
  pay: { state: 'paid', type: 'PAYMENT_SUCCESS_WEBHOOK' },
  fail: { state: 'active', type: 'PAYMENT_FAILED_WEBHOOK' },
  cancel: { state: 'active', type: 'PAYMENT_USER_DROPPED_WEBHOOK' },
  hold: { state: 'held' },
};

export function createBuyerActions(
  books: SandboxBooks,
  {
    secret,
    newId,
    now,
    fetch,
  }: Pick<ProviderParts, 'newId' | 'now' | 'fetch'> & {
    /** Signs its webhooks. */
    secret: string;
  },
): BuyerActions {
  const notify = async (order: SandboxOrder, type: SandboxEvent['type'], self: string) => {
    const { id: orderId, paymentId, amount } = order;
    const { body, headers } = writeWebhook(secret, {
      type,
      time: now().toISOString(),
      payment: { orderId, paymentId: paymentId ?? newId(), amount },
    });
    const url = `${self}/api/payment/webhook/sandbox`;
    // A lost webhook is no drama: the buyer's return and the reconcile job look the order up.
    await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) }).catch(
      () => {},
    );
  };

  return {
    async open(orderId) {
      const order = await books.find(orderId);
      return order && { amount: order.amount, paid: order.state === 'paid' };
    },
    async act(orderId, action, self) {
      const order = await books.find(orderId);
      if (!order) return undefined;
      const { state, type } = ACTIONS[action];
      if (order.state !== 'paid') {
        const paymentId = state === 'paid' ? newId() : order.paymentId;
        await books.update(orderId, { state, paymentId });
        // From the stored order: it may have been paid meanwhile, under another name.
        const now = (await books.find(orderId)) ?? order;
        if (type) await notify(now, type, self);
      }
      const back = new URL(order.returnUrl);
      if (action === 'cancel') back.searchParams.set('status', 'CANCELLED');
      return back.href;
    },
  };
}

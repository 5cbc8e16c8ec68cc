import type { SandboxAction, SandboxDesk } from '../../../domain/ports.ts';
import { signedHeaders } from '../signature.ts';
import type { SandboxOrder, SandboxParts } from './parts.ts';

/** What each action makes of the order, and the event it sends; a held payment sends none. */
const ACTIONS: Record<
  SandboxAction,
  { state: SandboxOrder['state']; type?: string; status?: string }
> = {
  pay: { state: 'paid', type: 'PAYMENT_SUCCESS_WEBHOOK', status: 'SUCCESS' },
  fail: { state: 'active', type: 'PAYMENT_FAILED_WEBHOOK', status: 'FAILED' },
  cancel: { state: 'active', type: 'PAYMENT_USER_DROPPED_WEBHOOK', status: 'USER_DROPPED' },
  hold: { state: 'held' },
};

/** The sandbox's payment page: what a buyer does there, and the webhook that tells us of it. */
export function createDesk({ store, secret, newId, now, fetch }: SandboxParts): SandboxDesk {
  const notify = async (order: SandboxOrder, type: string, status: string, self: string) => {
    const body = JSON.stringify({
      type,
      event_time: now().toISOString(),
      data: {
        order: { order_id: order.id, order_amount: order.amount, order_currency: 'INR' },
        payment: {
          cf_payment_id: order.paymentId ?? newId(),
          payment_status: status,
          payment_amount: order.amount,
          payment_currency: 'INR',
        },
      },
    });
    const headers = signedHeaders(secret, String(now().getTime()), body);
    const url = `${self}/api/payment/webhook/sandbox`;
    // A lost webhook is no drama: the buyer's return and the sweeper look the order up.
    await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) }).catch(
      () => {},
    );
  };

  return {
    async open(orderId) {
      const order = await store.find(orderId);
      return order && { amount: order.amount, paid: order.state === 'paid' };
    },
    async act(orderId, action, self) {
      const order = await store.find(orderId);
      if (!order) return undefined;
      const { state, type, status } = ACTIONS[action];
      if (order.state !== 'paid') {
        const paymentId = state === 'paid' ? newId() : order.paymentId;
        await store.update(orderId, { state, paymentId });
        // As the books say: somebody else may have paid it meanwhile, under another name.
        const now = (await store.find(orderId)) ?? order;
        if (type && status) await notify(now, type, status, self);
      }
      const back = new URL(order.returnUrl);
      if (action === 'cancel') back.searchParams.set('status', 'CANCELLED');
      return back.href;
    },
  };
}

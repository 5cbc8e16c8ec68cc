import { moveStatus } from '#db/queries/payment/payments.ts';
import type { Services } from '../ports.ts';
import { inLockedOrder } from './locked-order.ts';
import type { ProviderState } from './provider.ts';
import { requestErasedRefund } from './request-refund.ts';
import { BECOMES } from './transitions.ts';

/**
 * Settles an order that was paid after its buyer was erased: there is no account to credit, so it becomes
 * `success` and requests its own refund in one transaction. The reconcile job sends it.
 */
export async function settleErased(
  db: Services['db'],
  orderId: string,
  said: ProviderState,
): Promise<'to-be-refunded' | 'unchanged'> {
  const settled = await inLockedOrder({ db }, orderId, async (order) => {
    const { tx } = order;
    const [moved] = await moveStatus(tx, orderId, 'success', BECOMES.success, said);
    if (moved.affectedRows === 0) return 'unchanged';
    await requestErasedRefund(order);
    return 'to-be-refunded';
  });
  return settled ?? 'unchanged';
}

import { findOrder } from '../../../api/domain/payment/find-order.ts';
import { readOrder } from '../../../api/domain/payment/read-order.ts';
import { recheckOrder } from '../../../api/domain/payment/recheck-order.ts';
import { type OperatorCommand, refuse } from '../command.ts';
import { inactive, REFUND_WORDS } from '../words.ts';

/** Asks the provider for an order's status and refunds, and settles accordingly. */
export const recheck: OperatorCommand = {
  atDesk: { look: 'support', act: 'support' },
  usage:
    '<order id> — asks the provider how an order stands and what went back of it, and settles that',
  acts: () => true,
  async run(call) {
    const [name = ''] = call.args;
    const services = await call.services();
    const payment = await findOrder(services, name);
    if (!payment) return refuse(call, `There is no order called ${name || '…'}.`);
    if (!services.paymentProviders.find(payment.provider)) {
      return refuse(call, inactive(payment.provider));
    }
    try {
      await recheckOrder(services, payment);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return refuse(call, `The provider could not be asked: ${reason}`);
    }
    const file = await readOrder(services, payment.id);
    const after = file?.order.status ?? payment.status;
    call.say(
      after === payment.status
        ? `The order is ${after}, as before.`
        : `The order was ${payment.status} and is ${after} now.`,
    );
    for (const { id, status } of file?.refunds ?? [])
      call.say(`Refund ${id} is ${REFUND_WORDS[status]}.`);
    call.tell({ orderId: payment.id, before: payment.status, after, refunds: file?.refunds ?? [] });
    return 0;
  },
};

import { findPayment, paymentsSince } from '#db/queries/payment/payments.ts';
import { recheckOrder } from '../../../api/domain/payment/recheck-order.ts';
import { type OperatorCommand, refuse } from '../command.ts';
import { instantOf } from '../since.ts';

/** Asks the providers after every order of some hours: after a restore, for what was paid since the backup. */
export const reconcile: OperatorCommand = {
  atDesk: {},
  usage:
    '--since 48h — asks the providers how every order of the last hours stands and what went back of it',
  async run(call) {
    if (call.options.since === undefined)
      return refuse(call, 'Since when? For example: reconcile --since 48h');
    const services = await call.services();
    const counts = { asked: 0, changed: 0, unanswered: 0, inactive: 0 };
    for await (const payment of paymentsSince(call.db.executor, instantOf(call.options.since))) {
      if (call.signal.aborted) break;
      if (!services.paymentProviders.find(payment.provider)) {
        counts.inactive++;
        continue;
      }
      try {
        counts.asked++;
        await recheckOrder(services, payment);
        const after = await findPayment(call.db.executor, payment.id);
        if (!after || after.status === payment.status) continue;
        counts.changed++;
        call.say(`${payment.id}: was ${payment.status}, is ${after.status}`);
      } catch {
        counts.unanswered++;
        call.say(`${payment.id}: its provider does not answer; run it again`);
      }
    }
    const { asked, changed, unanswered, inactive } = counts;
    call.say(
      `${asked} asked after, ${changed} changed, ${unanswered} without an answer, ${inactive} of providers that are not active.`,
    );
    call.say(
      'Orders made after the backup are not among them: compare the provider’s list by hand.',
    );
    call.tell(counts);
    return unanswered === 0 ? 0 : 2;
  },
};

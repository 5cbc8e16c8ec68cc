import { findOrder } from '../../../api/domain/payment/find-order.ts';
import { type RefundOutcome, refundOrder } from '../../../api/domain/payment/refund-order.ts';
import { type OperatorCommand, refuse } from '../command.ts';
import { inactive, REFUND_WORDS } from '../words.ts';

const NOTE_LENGTH = 200;

const REFUSALS = {
  'unknown-order': 'There is no such order.',
  'not-paid': 'This order is not paid, so there is nothing to send back.',
};

const FAILURES = new Set(['refund-failed', 'mismatch']);

/** Refunds an order and revokes what is unspent of its pack. */
export const refund: OperatorCommand = {
  atDesk: { look: 'support', act: 'support' },
  usage: '<order id> <reason…> — sends the money back and takes back what is unspent of the pack',
  acts: () => true,
  async run(call) {
    const [name = '', ...reason] = call.args;
    const note = reason.join(' ');
    if (name === '' || note === '' || note.length > NOTE_LENGTH) {
      return refuse(call, `Which order, and why (up to ${NOTE_LENGTH} characters)?`);
    }
    const services = await call.services();
    const payment = await findOrder(services, name);
    if (!payment) return refuse(call, `There is no order called ${name}.`);
    const outcome = await refundOrder(services, { orderId: payment.id, note });
    if (outcome.kind === 'inactive-provider') return refuse(call, inactive(payment.provider));
    if (outcome.kind in REFUSALS) {
      return refuse(call, REFUSALS[outcome.kind as keyof typeof REFUSALS]);
    }
    call.say(wordsOf(outcome));
    call.tell({ orderId: payment.id, ...outcome });
    return exitCode(outcome);
  },
};

/** The exit code for scripts: 0 done or in progress, 1 needs review, 2 not confirmed yet. */
function exitCode(outcome: RefundOutcome): number {
  if (!('settlement' in outcome)) return 0;
  if (outcome.settlement === 'unanswered') return 2;
  return FAILURES.has(outcome.settlement) ? 1 : 0;
}

function wordsOf(outcome: RefundOutcome): string {
  if (!('refund' in outcome)) return '';
  const { refund: it } = outcome;
  if (outcome.kind === 'already') {
    return `Nothing to do: refund ${it.id} of ₹${it.amount} is ${REFUND_WORDS[it.status]}.`;
  }
  const what = `Refund ${it.id} of ₹${it.amount}, ${it.messagesTaken} messages taken back`;
  if (outcome.settlement === 'refund-settled') return `${what}: made.`;
  if (outcome.settlement === 'refund-failed') {
    return `Refund ${it.id}: the provider refuses it. The messages are given back; nothing has changed.`;
  }
  if (outcome.settlement === 'mismatch') {
    return `${what}: the provider has one of another amount under this name. Look there.`;
  }
  if (outcome.settlement === 'unanswered') {
    return `${what}: the provider does not answer, so nobody knows whether the money is on its way. \
The server asks it again by itself, every minute at first. Do not send the money back at the dashboard meanwhile. \
Look in a few minutes: npm run ops -- order ${it.orderId}; or ask now: npm run ops -- recheck ${it.orderId}`;
  }
  return `${what}: on its way; its end is noted by itself.`;
}

import { openDisputes } from '#db/queries/payment/disputes.ts';
import { strandedOrders } from '#db/queries/payment/polls.ts';
import { failedRefunds } from '#db/queries/payment/refunds.ts';
import { eventsWith } from '#db/queries/payment/webhook-events.ts';
import { type OperatorCommand, refuse } from '../command.ts';
import { instantWords } from '../words.ts';

const DAYS = 30;
/** How many open disputes, failed refunds, and orders of inactive providers, are listed. */
const LISTED = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What to do about a refund that failed. */
const FIND_ANOTHER_WAY =
  'the provider could not send the money back: find another way to the buyer';

/** What an event may lead to that a person has to look into, and what to do then. */
const ADVICE: Record<string, string> = {
  'second-payment': 'paid a second time: give that payment back at the provider’s dashboard',
  mismatch:
    'another amount or currency than ordered, or another refund’s name: compare with the dashboard',
  'reused-payment': 'this payment has settled another order: compare with the dashboard',
  'unknown-order': 'an order we do not know: is another product on the same account?',
  'unpaid-order': 'a refund of an order that is not paid: npm run ops -- recheck <order>',
  'refund-failed': FIND_ANOTHER_WAY,
  received:
    'not taken to its end; the provider delivers it again, or: npm run ops -- recheck <order>',
};

/** Lists what providers have said that a person has to look into. */
export const needsReview: OperatorCommand = {
  atDesk: { look: 'support' },
  usage: `[days] — what payment providers have said of the last ${DAYS} days that a person has to look into`,
  async run(call) {
    const days = Number(call.args[0] ?? DAYS);
    if (!Number.isInteger(days) || days < 1) {
      return refuse(call, 'How many days? For example: npm run ops -- needs-review 7');
    }
    const since = new Date(Date.now() - days * DAY_MS);
    const disputes = await openDisputes(call.db.executor, LISTED);
    for (const { orderId, id, amount, stage, reason, respondBy } of disputes) {
      call.say(`Dispute ${id}, answer by ${instantWords(respondBy)}: order ${orderId}, ₹${amount}`);
      call.say(`  ${stage}: ${reason}; answer at the provider’s dashboard, or lose the money`);
    }
    // A provider may say so in its answer, or when it is asked, and send no event.
    const refunds = await failedRefunds(call.db.executor, since, LISTED);
    for (const { createdAt, orderId, id, amount } of refunds) {
      call.say(`${instantWords(createdAt)} order ${orderId}: refund ${id} of ₹${amount} failed`);
      call.say(`  ${FIND_ANOTHER_WAY}`);
    }
    const named = new Set<string | null>(refunds.map(({ orderId }) => orderId));
    const events = (await eventsWith(call.db.executor, Object.keys(ADVICE), since)).filter(
      ({ outcome, orderId }) => outcome !== 'refund-failed' || !named.has(orderId),
    );
    for (const { receivedAt, orderId, type, outcome } of events) {
      call.say(`${instantWords(receivedAt)} order ${orderId ?? '-'}: ${type} → ${outcome}`);
      call.say(`  ${ADVICE[outcome] ?? ''}`);
    }
    const stranded = await strandedOrders(call.db.executor, call.activeProviders, LISTED);
    for (const { orderId, provider, status, createdAt } of stranded) {
      call.say(`${instantWords(createdAt)} order ${orderId}: ${status}, of ${provider}`);
      call.say(`  ${provider} is not active, so nobody asks after this order: set its credentials`);
    }
    if (disputes.length + refunds.length + events.length + stranded.length === 0)
      call.say(`Nothing in the last ${days} days.`);
    const advised = events.map((event) => ({ ...event, advice: ADVICE[event.outcome] ?? '' }));
    call.tell({ disputes, refunds, events: advised, stranded });
    return 0;
  },
};

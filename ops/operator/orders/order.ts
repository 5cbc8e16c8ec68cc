import { type OrderFile, readOrder } from '../../../api/domain/payment/read-order.ts';
import { type OperatorCommand, refuse } from '../command.ts';
import { instantWords, REFUND_WORDS } from '../words.ts';

/** Shows everything about one order. */
export const order: OperatorCommand = {
  atDesk: { look: 'support', act: 'support' },
  usage:
    '<order id | the provider’s order id | transaction id | UPI reference> — everything about one order',
  async run(call) {
    const [name = ''] = call.args;
    if (name === '') return refuse(call, 'Which order? For example: npm run ops -- order <id>');
    const file = await readOrder(await call.services(), name);
    if (!file) return refuse(call, `There is no order called ${name}.`);
    for (const line of wordsOf(file)) call.say(line);
    call.tell(file);
    return 0;
  },
};

function wordsOf({ order: it, ledger, refunds, events }: OrderFile): string[] {
  return [
    `Order ${it.id}: ${it.status}`,
    `  ₹${it.amount} for ${it.messageCount} messages, ordered ${instantWords(it.createdAt)} UTC, expires ${instantWords(it.expiresAt)}`,
    `  buyer ${it.userId ?? '- (erased)'}, chat ${it.chatId ?? '-'}`,
    `  ${it.provider} calls it ${it.providerOrderId ?? '-'}, paid by ${it.providerPaymentId ?? '-'}, bank ${it.bankReference ?? '-'}`,
    `  looked up ${it.polls} times, next ${instantWords(it.nextPollAt)}`,
    ...section('Ledger', ledger.map(entryWords)),
    ...section('Refunds', refunds.map(refundWords)),
    ...section('Events of the provider', events.map(eventWords)),
  ];
}

const section = (title: string, lines: string[]): string[] =>
  lines.length === 0 ? [`${title}: none`] : [`${title}:`, ...lines.map((line) => `  ${line}`)];

const entryWords = ({ createdAt, reason, delta, reference }: OrderFile['ledger'][number]) =>
  `${instantWords(createdAt)} ${reason} ${delta > 0 ? '+' : ''}${delta} (${reference})`;

const refundWords = (it: OrderFile['refunds'][number]) =>
  [
    `${instantWords(it.createdAt)} ${it.id}: ${REFUND_WORDS[it.status]}, ₹${it.amount},`,
    `${it.messagesTaken} messages taken back, by ${it.cause}${it.note ? ':' : ''}`,
    it.note ?? '',
  ].join(' ');

const eventWords = ({ receivedAt, type, outcome, deliveries }: OrderFile['events'][number]) =>
  `${instantWords(receivedAt)} ${type} → ${outcome}, ${deliveries === 1 ? 'once' : `${deliveries} times`}`;

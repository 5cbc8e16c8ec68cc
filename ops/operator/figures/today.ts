import { readToday, type Today } from '../../../api/domain/figures/today.ts';
import type { OperatorCommand } from '../command.ts';
import { instantWords } from '../words.ts';

/** The current day's figures, from the tables themselves and not from sums. */
export const today: OperatorCommand = {
  atDesk: { look: 'see' },
  usage: '— how this Indian day stands: who came, what was answered and paid, and what waits',
  async run(call) {
    const day = await readToday(await call.services());
    for (const line of wordsOf(day)) call.say(line);
    call.tell(day);
    return 0;
  },
};

function wordsOf(it: Today): string[] {
  const waiting = Object.entries(it.backlog).filter(([, count]) => count > 0);
  return [
    `${it.day} in India, as of ${instantWords(new Date(it.asOf))} UTC`,
    `  ${it.registrations} registrations, ${it.answered} messages answered, ${it.unanswered} not`,
    `  ${it.orders} orders, ${it.paid} paid: ₹${it.rupees}; ${it.refunds} refunds of ₹${it.refunded}`,
    ...it.packs.map(({ pack, paid, rupees }) => `  pack ${pack}: ${paid} paid, ₹${rupees}`),
    ...waiting.map(([what, count]) => `  ${what}: ${count}`),
    ...(it.maintenance ? [`  maintenance: ${it.maintenance}`] : []),
    ...(it.notice ? [`  notice: ${it.notice}`] : []),
  ];
}

import {
  accountsSince,
  outcomesSince,
  unansweredSince,
} from '#db/queries/figures/operator-figures.ts';
import { type OperatorCommand, refuse } from '../command.ts';
import { instantWords } from '../words.ts';

const LISTED = 100;
const UNITS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Whom an outage has hit. */
export const affected: OperatorCommand = {
  atDesk: { look: 'support' },
  usage:
    '--since <90m|2h|1d|instant> — who was here since then, whose messages got no reply, and how orders stand',
  async run(call) {
    const since = sinceOf(call.options.since ?? '', call.now().getTime());
    if (!since) return refuse(call, 'Since when? For example: npm run ops -- affected --since 2h');
    const { turns, orders } = await outcomesSince(call.db.executor, since);
    const visitors = await unansweredSince(call.db.executor, since, LISTED);
    const accounts = await accountsSince(call.db.executor, since);
    call.say(`Since ${instantWords(since)}`);
    call.say(`  accounts: ${accounts.since} were here since, of ${accounts.all}`);
    for (const row of turns) call.say(`  turns: ${row.kind} ${row.status} ${row.count}`);
    for (const row of orders)
      call.say(`  orders: ${row.status} ${row.count} of ${row.buyers} buyers`);
    call.say(
      visitors.length === 0
        ? 'Everybody who wrote got a reply.'
        : `Without a reply, up to ${LISTED} visitors; each message was given back, or will be:`,
    );
    for (const { userId, turns: count } of visitors) call.say(`  ${userId}  ${count}`);
    call.tell({ since, accounts, turns, orders, visitors });
    return 0;
  },
};

/** A span back from now, or an instant; undefined: neither. */
function sinceOf(given: string, now: number): Date | undefined {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(given) ?? [];
  if (count && unit) return new Date(now - Number(count) * (UNITS[unit] ?? 0));
  const at = Date.parse(given);
  return Number.isNaN(at) ? undefined : new Date(at);
}

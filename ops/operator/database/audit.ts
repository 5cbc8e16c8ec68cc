import { audit as auditDatabase } from '#db/audit.ts';
import type { OperatorCommand } from '../command.ts';
import { instantOf } from '../since.ts';

/** Checks the stored data against its own rules; 1 and the rows when something does not add up. */
export const audit: OperatorCommand = {
  atDesk: {},
  usage:
    '[--since 26h] — whether balances, turns, orders, refunds and erasures add up; with --since what was written in the last hours alone',
  async run({ db, options: { since }, say, tell }) {
    const failures = await auditDatabase(db, since === undefined ? undefined : instantOf(since));
    for (const { name, rows } of failures) {
      say(`\n${name}: ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`);
      for (const row of rows) say(`  ${JSON.stringify(row)}`);
    }
    say(failures.length === 0 ? 'Audit: all is well.' : '\nAudit: this does not add up.');
    tell({ failures });
    return failures.length === 0 ? 0 : 1;
  },
};

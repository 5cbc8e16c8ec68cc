import { audit } from '#db/audit.ts';
import { openDatabase, PATIENT } from '#db/client.ts';
import { requireMigrations } from '#db/queries/health.ts';
import { createProgress } from '../bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../process/lifecycle.ts';
import { readState } from '../setup/local-state.ts';
import { startStorage } from '../setup/storage.ts';

const progress = createProgress();
await runCommand(progress, runAudit);

/** `--since 26h` looks at what was written in the last hours alone. */
function sinceOf(args: string[]): Date | undefined {
  const at = args.indexOf('--since');
  if (at < 0) return undefined;
  const [, hours] = /^(\d{1,5})h$/.exec(args[at + 1] ?? '') ?? [];
  if (hours === undefined) throw new Error('--since takes hours, such as 26h.');
  return new Date(Date.now() - Number(hours) * 3_600_000);
}

/** Checks the stored data against its own rules; 1 and the rows when something does not add up. */
async function runAudit(life: Lifecycle): Promise<number> {
  const databaseUrl = await startStorage(progress, life, readState(process.argv.slice(2)));
  const db = openDatabase(databaseUrl, PATIENT);
  life.defer(() => db.close());
  await requireMigrations(db.executor);
  const since = sinceOf(process.argv);
  const failures = await audit(db, since);
  for (const { name, rows } of failures) {
    progress.line(`\n${name}: ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`);
    for (const row of rows) progress.line(`  ${JSON.stringify(row)}`);
  }
  progress.line(failures.length === 0 ? 'Audit: all is well.' : '\nAudit: this does not add up.');
  return failures.length === 0 ? 0 : 1;
}

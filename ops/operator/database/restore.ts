import { audit } from '#db/audit.ts';
import { openDatabase, PATIENT } from '#db/connection/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { countAllRows, isEmptyDatabase } from '#db/queries/operations/backups.ts';
import { readIdentity } from '../../backup/keys.ts';
import { fingerprintsOf, type Label, missingKeys, type Rows } from '../../backup/label.ts';
import { loadBackup, readLabel, refuseDifference } from '../../backup/read-backup.ts';
import { type Answer, refuse, type SetUpCall, type SetUpCommand } from '../command.ts';

/** Loads a backup into an empty database and verifies it. */
export const restore: SetUpCommand = {
  usage:
    '<file> — loads a backup into an empty database, as its owner, then counts, migrates and audits it',
  acts: true,
  async setUp(call) {
    const { say, tell } = call;
    const asked = await readAsked(call);
    if (!asked) return refuse(call, 'Which file?');
    const { missing, ...backup } = asked;
    if (missing.length > 0) {
      return refuse(call, `The settings here lack what this backup needs: ${missing.join(', ')}.`);
    }
    const databaseUrl = await call.databaseUrl();
    const restored = await restoreInto(databaseUrl, { ...backup, say });
    if (!restored) return refuse(call, 'This database is not empty: make a new one.');
    await call.note(databaseUrl);
    say(
      'Now: erase-again with the lists of who was erased since, then reconcile with the hours since.',
    );
    tell(restored);
    return restored.failures.length === 0 ? 0 : 1;
  },
};

/**
 * The backup that a command names: its file, its key, its metadata, and which keys the settings here
 * lack for it; undefined where none is named.
 */
export async function readAsked({ args: [file], settings }: Pick<SetUpCall, 'args' | 'settings'>) {
  if (!file) return undefined;
  const identity = readIdentity(process.env);
  const label = await readLabel(file, identity);
  return { file, identity, label, missing: missingKeys(label, fingerprintsOf(settings())) };
}

interface Restored {
  takenAt: string;
  seconds: number;
  rows: Rows;
  /** Rules of the audit that do not hold. */
  failures: string[];
}

/** Loads, counts, migrates, audits. @returns undefined where the database is not empty */
export async function restoreInto(
  databaseUrl: string,
  {
    file,
    identity,
    label,
    say,
  }: { file: string; identity: string; label: Label } & Pick<Answer, 'say'>,
): Promise<Restored | undefined> {
  const startedAt = Date.now();
  const db = openDatabase(databaseUrl, PATIENT);
  try {
    if (!(await isEmptyDatabase(db.executor))) return undefined;
    say(`Taken ${label.takenAt} by ${label.version} (${label.commit}).`);
    const rows = await loadBackup(file, { identity, databaseUrl });
    refuseDifference(rows, await countAllRows(db.executor), 'in the database');
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
    say(`${all} rows in ${Object.keys(rows).length} tables, as many as were written.`);
    const applied = await migrateDatabase(databaseUrl, { say });
    if (applied.length === 0) say('No migration is pending.');
    const failures = (await audit(db)).map(({ name }) => name);
    const seconds = (Date.now() - startedAt) / 1000;
    say(failures.length === 0 ? 'Audit: all is well.' : `Audit: ${failures.join('; ')}`);
    say(`${seconds.toFixed(1)} s.`);
    return { takenAt: label.takenAt, seconds, rows, failures };
  } finally {
    await db.close();
  }
}

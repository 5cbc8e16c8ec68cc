import { audit } from '#db/audit.ts';
import { openDatabase, PATIENT } from '#db/connection/client.ts';
import { countAllRows } from '#db/queries/operations/backups.ts';
import { readIdentity } from '../../backup/keys.ts';
import { readLogPosition } from '../../backup/read-backup.ts';
import { replayLog } from '../../backup/replay-log.ts';
import { refuse, type SetUpCommand } from '../command.ts';

/** Brings a restored backup up to an instant, by the binary log of the server that was lost. */
export const catchUp: SetUpCommand = {
  usage:
    '<backup> <log files…> [--until 2026-11-22T18:04:00Z] — after restore, before the product starts: does again what the binary log has since that backup, once',
  acts: true,
  async setUp(call) {
    const { args, options, say, tell } = call;
    const [file, ...files] = args;
    if (!file || files.length === 0)
      return refuse(
        call,
        'Which backup was restored, and which files of the binary log are there?',
      );
    const until = options.until === undefined ? undefined : new Date(options.until);
    if (until && Number.isNaN(until.getTime()))
      return refuse(call, '--until takes an instant, such as 2026-11-22T18:04:00Z.');
    const startedAt = Date.now();
    const position = await readLogPosition(file, readIdentity(process.env));
    const databaseUrl = await call.databaseUrl();
    const db = openDatabase(databaseUrl, PATIENT);
    try {
      const before = await countAllRows(db.executor);
      await replayLog(databaseUrl, position, { files, until });
      await call.note(databaseUrl);
      const rows = await countAllRows(db.executor);
      const sum = (counts: Record<string, number>) =>
        Object.values(counts).reduce((all, count) => all + count, 0);
      const more = sum(rows) - sum(before);
      const failures = (await audit(db)).map(({ name }) => name);
      const seconds = (Date.now() - startedAt) / 1000;
      say(
        `From ${position.file}, ${position.position} on: ${more} rows more, ${sum(rows)} in all.`,
      );
      say(failures.length === 0 ? 'Audit: all is well.' : `Audit: ${failures.join('; ')}`);
      say(`${seconds.toFixed(1)} s. Now: erase-again, then reconcile.`);
      tell({ seconds, rows, failures });
      return failures.length === 0 ? 0 : 1;
    } finally {
      await db.close();
    }
  },
};

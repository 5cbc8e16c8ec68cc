import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openDatabase, PATIENT } from '#db/connection/client.ts';
import { hasBinaryLog } from '#db/queries/operations/backups.ts';
import { readRecipient } from '../../backup/keys.ts';
import { fingerprintsOf, labelNow } from '../../backup/label.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { refuse, type SetUpCommand } from '../command.ts';

/** Writes a backup of the whole database, beside the running product. */
export const backup: SetUpCommand = {
  usage:
    '<folder> — one consistent snapshot of the database, compressed and encrypted, as a new file there',
  async setUp(call) {
    const { args, say, tell, settings, life } = call;
    const [folder] = args;
    if (!folder) return refuse(call, 'Into which folder? For example: backup /var/backups/jaanu');
    const recipient = readRecipient(process.env);
    const databaseUrl = await call.databaseUrl();
    const label = labelNow(fingerprintsOf(settings()), new Date());
    const name = `jaanu-${label.takenAt.replaceAll(':', '-')}.sql.zst.age`;
    const file = join(resolve(folder), name);
    const db = openDatabase(databaseUrl, PATIENT);
    life.defer(() => db.close());
    const withLogPosition = await hasBinaryLog(db.executor);
    const startedAt = Date.now();
    const rows = await writeBackup({ databaseUrl, file, recipient, label, withLogPosition });
    const { size } = await stat(file);
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
    const seconds = (Date.now() - startedAt) / 1000;
    say(`${all} rows in ${(size / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s.`);
    say(file);
    tell({ file, bytes: size, seconds, rows });
    return 0;
  },
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeLocalServer, startLocalServer } from '#db/local-server.ts';
import { fingerprintsOf, missingKeys } from '../backup/label.ts';
import { readLabel } from '../backup/read-backup.ts';
import { readIdentity } from '../backup/settings.ts';
import { refuse, type SetUpCommand } from './command.ts';
import { restoreInto } from './restore.ts';

/** Restores a backup into a server of its own that is thrown away, and audits it there. */
export const verifyBackup: SetUpCommand = {
  usage:
    '<file> — restores a backup into a private server that is thrown away, counts and audits it there',
  async setUp(call) {
    const { args, say, tell, settings } = call;
    const [file] = args;
    if (!file) return refuse(call, 'Which file?');
    const identity = readIdentity(process.env);
    const label = await readLabel(file, identity);
    const missing = missingKeys(label, fingerprintsOf(settings()));
    if (missing.length > 0)
      say(`NOT HERE, and needed to open what it holds: ${missing.join(', ')}.`);
    const folder = await mkdtemp(join(tmpdir(), 'jaanu-verify-'));
    try {
      const server = await startLocalServer({ dir: join(folder, 'db') });
      const restored = await restoreInto(server.url, { file, identity, label, say }).finally(
        server.stop,
      );
      tell({ ...restored, missing });
      return restored?.failures.length === 0 && missing.length === 0 ? 0 : 1;
    } finally {
      await removeLocalServer(join(folder, 'db'));
      await rm(folder, { recursive: true, force: true });
    }
  },
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeLocalServer, startLocalServer } from '#db/local-server.ts';
import { refuse, type SetUpCommand } from '../command.ts';
import { readAsked, restoreInto } from './restore.ts';

/** Restores a backup into a temporary server and audits it there. */
export const verifyBackup: SetUpCommand = {
  usage:
    '<file> — restores a backup into a private server that is thrown away, counts and audits it there',
  async setUp(call) {
    const { say, tell } = call;
    const asked = await readAsked(call);
    if (!asked) return refuse(call, 'Which file?');
    const { missing, ...backup } = asked;
    if (missing.length > 0)
      say(`NOT HERE, and needed to open what it holds: ${missing.join(', ')}.`);
    const folder = await mkdtemp(join(tmpdir(), 'jaanu-verify-'));
    try {
      const server = await startLocalServer({ dir: join(folder, 'db') });
      const restored = await restoreInto(server.url, { ...backup, say }).finally(server.stop);
      tell({ ...restored, missing });
      return restored?.failures.length === 0 && missing.length === 0 ? 0 : 1;
    } finally {
      await removeLocalServer(join(folder, 'db'));
      await rm(folder, { recursive: true, force: true });
    }
  },
};

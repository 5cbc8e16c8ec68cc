import { makeBackupKey } from '../backup/settings.ts';
import type { SetUpCommand } from './command.ts';

/** Makes the pair of keys of backups; keeps neither. */
export const backupKey: SetUpCommand = {
  usage: '— makes the two keys of backups: one that closes them, one that opens them',
  async setUp({ say, tell }) {
    const { identity, recipient } = await makeBackupKey();
    say(`BACKUP_RECIPIENT=${recipient}`);
    say(`BACKUP_KEY=${identity}`);
    say(
      'The first belongs where backups are made. The second opens them: keep it elsewhere, twice.',
    );
    tell({ recipient, key: identity });
    return 0;
  },
};

import { makeKeyPair } from '../../backup/keys.ts';
import type { SetUpCommand } from '../command.ts';

/** Makes the pair of keys of backups; keeps neither. */
export const backupKey: SetUpCommand = {
  usage: '— makes the two keys of backups: one that closes them, one that opens them',
  async setUp({ say, tell }) {
    const { identity, recipient } = await makeKeyPair();
    say(`BACKUP_RECIPIENT=${recipient}`);
    say(`BACKUP_KEY=${identity}`);
    say(
      'The first belongs where backups are made. The second opens them: keep it elsewhere, twice.',
    );
    tell({ recipient, key: identity });
    return 0;
  },
};

/** The same for what is kept of the erased. */
export const sealingKey: SetUpCommand = {
  usage:
    '— makes the two keys of what is kept of the erased: one that closes it, one that opens it',
  async setUp({ say, tell }) {
    const { identity, recipient } = await makeKeyPair();
    say(`RETAIN_ERASED_RECIPIENT=${recipient}`);
    say(`RETAIN_ERASED_KEY=${identity}`);
    say(
      'The first belongs to the settings of the product. The second opens what is kept: keep it away from every machine.',
    );
    tell({ recipient, key: identity });
    return 0;
  },
};

import { setBusy } from '#db/queries/companions.ts';
import type { OperatorCommand } from './command.ts';

/** Makes a companion busy for a while, or free again. */
export const busy: OperatorCommand = {
  usage: '<urlName> <minutes> — makes a companion busy for that long; 0 frees her',
  async run({ db, args: [urlName = '', minutes = ''], say }) {
    if (!/^\d{1,5}$/.test(minutes)) {
      say('How many minutes? For example: npm run ops -- busy kavya 30');
      return 1;
    }
    const found = await setBusy(db.executor, urlName, Number(minutes));
    const free = minutes === '0' ? 'is free' : `is busy for ${minutes} minutes`;
    say(found ? `${urlName} ${free}.` : `There is no companion called ${urlName}.`);
    return found ? 0 : 1;
  },
};

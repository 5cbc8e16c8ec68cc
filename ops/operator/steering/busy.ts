import { setBusy } from '#db/queries/companion/companions.ts';
import { type OperatorCommand, refuse } from '../command.ts';

/** Makes a companion busy for a while, or free again. */
export const busy: OperatorCommand = {
  atDesk: { act: 'support' },
  usage: '<urlName> <minutes> — makes a companion busy for that long; 0 frees her',
  acts: () => true,
  async run(call) {
    const [urlName = '', minutes = ''] = call.args;
    if (!/^\d{1,5}$/.test(minutes)) {
      return refuse(call, 'How many minutes? For example: npm run ops -- busy kavya 30');
    }
    const found = await setBusy(call.db.executor, urlName, Number(minutes));
    if (!found) return refuse(call, `There is no companion called ${urlName}.`);
    call.say(`${urlName} ${minutes === '0' ? 'is free' : `is busy for ${minutes} minutes`}.`);
    call.tell({ urlName, minutes: Number(minutes) });
    return 0;
  },
};

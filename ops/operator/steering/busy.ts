import { findAnyCompanion } from '#db/queries/companion/companions.ts';
import { type OperatorCommand, refuse } from '../command.ts';
import { busySetting, setByOperator } from '../set-by-operator.ts';

const MINUTE_MS = 60_000;

/** Makes a companion busy for a while, or free again. */
export const busy: OperatorCommand = {
  atDesk: { act: 'support' },
  usage: '<urlName> <minutes> — makes a companion busy for that long; 0 frees her',
  acts: () => true,
  async run(call) {
    const [urlName = '', given = ''] = call.args;
    if (!/^\d{1,5}$/.test(given)) {
      return refuse(call, 'How many minutes? For example: npm run ops -- busy kavya 30');
    }
    const found = await findAnyCompanion(call.db.executor, urlName);
    if (!found) return refuse(call, `There is no companion called ${urlName}.`);
    const minutes = Number(given);
    const until = new Date(call.now().getTime() + minutes * MINUTE_MS).toISOString();
    await setByOperator(call, busySetting(found.id), minutes === 0 ? null : { until });
    call.say(`${urlName} ${minutes === 0 ? 'is free' : `is busy for ${minutes} minutes`}.`);
    call.tell({ urlName, minutes });
    return 0;
  },
};

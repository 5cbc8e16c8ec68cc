import { findAnyCompanion } from '#db/queries/companion/companions.ts';
import { type OperatorCommand, refuse } from '../command.ts';
import { setByOperator } from '../set-by-operator.ts';

const LONGEST = 200;

/** Takes a companion out of all chats for a while, the existing ones too. */
export const companion: OperatorCommand = {
  atDesk: { look: 'see', act: 'owner' },
  usage:
    '<urlName> off [words…]|on — nobody can chat with her, in existing chats either; the words are shown in her place',
  acts: () => true,
  async run(call) {
    const [urlName = '', what, ...words] = call.args;
    const found = await findAnyCompanion(call.db.executor, urlName);
    if (!found) return refuse(call, `There is no companion called ${urlName}.`);
    const text = words.join(' ').trim() || `${found.name} is away for a while. Your chat is kept.`;
    if ((what !== 'on' && what !== 'off') || text.length > LONGEST) {
      return refuse(
        call,
        'On or off? For example: npm run ops -- companion kavya off Kavya is away until Monday.',
      );
    }
    const isOff = what === 'off';
    await setByOperator(call, `companion:${found.id}`, isOff ? { text } : null);
    call.say(
      isOff
        ? `Within seconds nobody can chat with ${found.name}: "${text}"`
        : `${found.name} is back.`,
    );
    call.tell({ urlName, isOff, text: isOff ? text : null });
    return 0;
  },
};

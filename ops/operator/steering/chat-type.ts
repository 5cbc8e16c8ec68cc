import { CHAT_TYPES, isChatType } from '#contract/chat-types.ts';
import { type OperatorCommand, refuse } from '../command.ts';
import { setByOperator } from '../set-by-operator.ts';

const DEFAULT = 'This kind of chat is closed for a while. Your chat is kept.';

/** Closes a kind of chat for a while. */
export const chatType: OperatorCommand = {
  atDesk: { look: 'see', act: 'owner' },
  usage: `<${CHAT_TYPES.join('|')}> off [words…]|on — nobody can chat in this way, in existing chats either`,
  acts: () => true,
  async run(call) {
    const [type = '', what, ...words] = call.args;
    if (!isChatType(type) || (what !== 'on' && what !== 'off')) {
      return refuse(call, `Which of ${CHAT_TYPES.join(', ')}, and on or off?`);
    }
    const text = words.join(' ').trim() || DEFAULT;
    await setByOperator(call, `chat-type:${type}`, what === 'off' ? { text } : null);
    call.say(
      what === 'off'
        ? `Within seconds nobody can chat in ${type} chats: "${text}"`
        : `${type} chats are open.`,
    );
    call.tell({ type, isOff: what === 'off' });
    return 0;
  },
};

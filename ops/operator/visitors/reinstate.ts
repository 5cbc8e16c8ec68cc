import { isUuid } from '../../../api/domain/is-uuid.ts';
import { reinstate as reinstateAccount } from '../../../api/domain/user/reinstate.ts';
import { type OperatorCommand, refuse } from '../command.ts';

const NOTE_LENGTH = 200;

/** Reinstates the account of a visitor who was wrongly taken for under 18. */
export const reinstate: OperatorCommand = {
  atDesk: { look: 'support', act: 'support' },
  usage: '<user id> <reason…> — reinstates an account that was suspended as under age',
  acts: () => true,
  async run(call) {
    const [userId = '', ...reason] = call.args;
    const note = reason.join(' ');
    if (note === '' || note.length > NOTE_LENGTH) {
      return refuse(
        call,
        `Whose, and why (up to ${NOTE_LENGTH} characters)? The visitor can read it.`,
      );
    }
    const outcome = isUuid(userId)
      ? await reinstateAccount(await call.services(), { userId, note })
      : 'unknown-user';
    if (outcome === 'unknown-user') return refuse(call, `There is no visitor ${userId}.`);
    call.say(
      outcome === 'reinstated'
        ? 'Done. This account is reinstated; its chats are open again.'
        : 'Nothing to do: this account is not suspended.',
    );
    call.tell({ userId, outcome });
    return 0;
  },
};

import { isUuid } from '../../api/domain/is-uuid.ts';
import { reopen as reopenAccount } from '../../api/domain/user/reopen.ts';
import { type OperatorCommand, refuse } from './command.ts';

const NOTE_LENGTH = 200;

/** Opens the chats of someone who was taken for under 18. */
export const reopen: OperatorCommand = {
  usage: '<user id> <reason…> — opens the chats of an account that was closed as under age',
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
      ? await reopenAccount(await call.services(), { userId, note })
      : 'unknown-user';
    if (outcome === 'unknown-user') return refuse(call, `There is no visitor ${userId}.`);
    call.say(
      outcome === 'reopened'
        ? 'Done. The chats of this account are open again.'
        : 'Nothing to do: the chats of this account are open.',
    );
    call.tell({ userId, outcome });
    return 0;
  },
};

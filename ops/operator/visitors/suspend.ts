import { isUuid } from '../../../api/domain/is-uuid.ts';
import { suspend as suspendAccount } from '../../../api/domain/user/suspend.ts';
import { type OperatorCommand, refuse } from '../command.ts';

/** Suspends an account: its chats close immediately, what was bought stays. */
export const suspend: OperatorCommand = {
  atDesk: { look: 'support', act: 'support' },
  usage: '<user id> --reason "…" — closes an account for chats at once; reinstate opens it again',
  acts: () => true,
  async run(call) {
    const [userId = ''] = call.args;
    if (!call.options.reason)
      return refuse(call, 'Why? Add --reason "…"; it stays among ourselves.');
    const outcome = isUuid(userId)
      ? await suspendAccount(await call.services(), userId)
      : 'unknown-user';
    if (outcome === 'unknown-user') return refuse(call, `There is no visitor ${userId}.`);
    call.say(
      outcome === 'suspended'
        ? 'Done. This account can chat no more. Money goes back only by refund.'
        : 'Nothing to do: this account is suspended already.',
    );
    call.tell({ userId, outcome });
    return 0;
  },
};

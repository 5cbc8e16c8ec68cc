import { newId } from '#db/new-id.ts';
import { isUuid } from '../../../api/domain/is-uuid.ts';
import { adjustBalance } from '../../../api/domain/user/adjust-balance.ts';
import { type OperatorCommand, refuse } from '../command.ts';

const NOTE_LENGTH = 200;
const MOST = 100_000;

/** Gives a visitor messages, or takes some. */
export const adjust: OperatorCommand = {
  atDesk: { look: 'support', act: 'support' },
  usage:
    '<user id> <messages> <reason…> [--reference <name>] — gives messages, or takes them (below 0); under the same reference once',
  acts: () => true,
  async run(call) {
    const [userId = '', messages = '', ...reason] = call.args;
    const note = reason.join(' ');
    const delta = /^[+-]?\d{1,6}$/.test(messages) ? Number(messages) : 0;
    if (delta === 0 || Math.abs(delta) > MOST) {
      return refuse(call, `How many messages? A whole number other than 0, up to ${MOST}.`);
    }
    if (note === '' || note.length > NOTE_LENGTH) {
      return refuse(call, `Why (up to ${NOTE_LENGTH} characters)? The visitor can read it.`);
    }
    const reference = call.reference ?? newId();
    const done = isUuid(userId)
      ? await adjustBalance(call, { userId, delta, note, reference })
      : ({ kind: 'unknown-user' } as const);
    if (done.kind === 'unknown-user') return refuse(call, `There is no visitor ${userId || '…'}.`);
    if (done.kind === 'reference-taken') {
      return refuse(call, `${reference} names another change; nothing has changed.`);
    }
    if (done.kind === 'too-little') {
      return refuse(call, `There are ${done.balance} messages; ${-delta} cannot be taken.`);
    }
    call.say(
      done.kind === 'made-before'
        ? `${reference} was done before; nothing has changed. The balance is ${done.balance}.`
        : `Done. The balance is ${done.balance}.`,
    );
    call.tell({ userId, delta, reference, ...done });
    return 0;
  },
};

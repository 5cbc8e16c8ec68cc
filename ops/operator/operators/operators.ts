import { listActions } from '#db/queries/operations/operator-log.ts';
import type { OperatorCommand } from '../command.ts';
import { instantWords } from '../words.ts';

const LISTED = 100;

/** The operators' log. */
export const operators: OperatorCommand = {
  atDesk: { look: 'owner' },
  usage:
    '[subject] — what operators did, and why, the newest first; about one order, visitor or companion, or all of it',
  async run({ db, args: [subject], say, tell }) {
    const actions = await listActions(db.executor, subject, LISTED);
    for (const { createdAt, doneBy, command, words, reason } of actions) {
      say(
        `${instantWords(createdAt)}  ${doneBy ?? 'nobody named'}  ${command} ${words.join(' ')}${reason ? `  (${reason})` : ''}`,
      );
    }
    if (actions.length === 0) say('Nobody has done anything.');
    tell({ actions });
    return 0;
  },
};

import { listDeeds } from '#db/queries/operator-log.ts';
import type { OperatorCommand } from './command.ts';
import { instantWords } from './words.ts';

const LISTED = 100;

/** What operators did by hand. */
export const operators: OperatorCommand = {
  usage:
    '[subject] — what operators did, and why, the newest first; about one order, visitor or companion, or all of it',
  async run({ db, args: [subject], say, tell }) {
    const deeds = await listDeeds(db.executor, subject, LISTED);
    for (const { createdAt, doneBy, command, words, reason } of deeds) {
      say(
        `${instantWords(createdAt)}  ${doneBy ?? 'nobody named'}  ${command} ${words.join(' ')}${reason ? `  (${reason})` : ''}`,
      );
    }
    if (deeds.length === 0) say('Nobody has done anything.');
    tell({ deeds });
    return 0;
  },
};

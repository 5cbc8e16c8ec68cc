import { destroySealed, standingOfSealed } from '#db/queries/retention/sealed-visitors.ts';
import { isUuid } from '../../../api/domain/is-uuid.ts';
import { type OperatorCommand, refuse } from '../command.ts';
import { instantWords } from '../words.ts';

/** Prints how much is kept of erased visitors, without identities. */
export const sealed: OperatorCommand = {
  atDesk: {},
  usage: '— how many erased visitors are kept sealed, and when the next of them is destroyed',
  async run({ db, say, tell }) {
    const { records, nextDueAt } = await standingOfSealed(db.executor);
    say(`Erased visitors that are kept sealed: ${records}.`);
    if (nextDueAt) say(`The next is destroyed on ${instantWords(nextDueAt)}.`);
    tell({ records, nextDueAt });
    return 0;
  },
};

/** Destroys what is kept of a visitor before its time. */
export const destroySealedOf: OperatorCommand = {
  atDesk: {},
  usage: '<visitor> — destroys what is kept sealed of an erased visitor, before its day',
  acts: () => true,
  wantsReason: true,
  async run(call) {
    const [id = ''] = call.args;
    if (!isUuid(id)) return refuse(call, 'Of whom? The id that the visitor had.');
    if (!(await destroySealed(call.db.executor, id))) {
      return refuse(call, `Nothing is kept of ${id}.`);
    }
    call.say('Done. It is destroyed.');
    call.tell({ id, destroyed: true });
    return 0;
  },
};

import { rollUp, rollUpDay } from '../../../api/domain/figures/roll-up.ts';
import { dayNamed, indianDay, nameOfDay } from '../../../api/domain/user/indian-day.ts';
import { type OperatorCommand, refuse } from '../command.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

const dayIn = (name: string): number => (DAY.test(name) ? dayNamed(name) : Number.NaN);

/** Makes the sums of days that a report is made of: those that are due, or some from nothing. */
export const rollUpDays: OperatorCommand = {
  atDesk: {},
  usage:
    '[from] [to] — adds up what is due for reports; with days (YYYY-MM-DD) those from nothing, without whom was erased since',
  acts: ([from]) => from !== undefined,
  async run(call) {
    const [from, to = from] = call.args;
    if (from === undefined) {
      const days = await rollUp(call, call.signal);
      call.say(days.length > 0 ? `Added up ${days.length} days.` : 'Nothing was due.');
      call.tell({ days });
      return 0;
    }
    const today = indianDay(call.now().getTime());
    const [first, last] = [dayIn(from), dayIn(to ?? from)];
    // What is no day compares with nothing.
    if (!(first <= last && last <= today)) {
      return refuse(
        call,
        'From which day to which? For example: npm run ops -- roll-up 2026-11-01 2026-11-20',
      );
    }
    const days: string[] = [];
    for (let day = first; day <= last && !call.signal.aborted; day++) {
      if (await rollUpDay(call, day, { fromScratch: true })) days.push(nameOfDay(day));
      else call.say(`${nameOfDay(day)} is being added up by a process at this moment.`);
    }
    call.say(`Added up ${days.length} days from nothing.`);
    call.tell({ days });
    return 0;
  },
};

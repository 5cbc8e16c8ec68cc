import { historyOf, readSettings } from '#db/queries/operations/setting-changes.ts';
import { isNumberName, NUMBERS } from '../../../api/domain/steering/numbers.ts';
import { type OperatorCall, type OperatorCommand, refuse } from '../command.ts';
import { isOver, setByOperator } from '../set-by-operator.ts';
import { instantWords } from '../words.ts';

const LISTED = 50;
const NAMES = Object.keys(NUMBERS).join('|');

/** Sets a number. */
export const set: OperatorCommand = {
  atDesk: { look: 'see', act: 'owner' },
  usage: `[<${NAMES}> <number>|default] — a number in place of the environment's; without words all there are`,
  acts: (words) => words.length > 0,
  async run(call) {
    const [name = '', given = ''] = call.args;
    if (name === '') return listNumbers(call);
    if (!isNumberName(name) || !/^(default|\d{1,7})$/.test(given)) {
      return refuse(call, `Which of ${NAMES.replaceAll('|', ', ')}, and how many?`);
    }
    const value = given === 'default' ? null : Number(given);
    const { least, most } = NUMBERS[name];
    if (value !== null && (value < least || value > most)) {
      return refuse(
        call,
        `${name} is ${least} to ${most}${name === 'free-messages' ? ': every page promises as many' : ''}.`,
      );
    }
    await setByOperator(call, name, value);
    call.say(
      value === null
        ? `${name} is what the environment says.`
        : `${name} is ${value} within seconds.`,
    );
    call.tell({ name, value });
    return 0;
  },
};

async function listNumbers({ db, say, tell }: OperatorCall): Promise<number> {
  const held = await readSettings(db.executor);
  const numbers = Object.entries(NUMBERS).map(([name, { what, least, most }]) => {
    const value = held.get(name);
    return { name, what, least, most, value: typeof value === 'number' ? value : null };
  });
  for (const { name, what, value } of numbers)
    say(`${name}: ${value ?? 'as the environment says'} (${what})`);
  tell({ numbers });
  return 0;
}

/** What is set, by whom, and how to undo it. */
export const settings: OperatorCommand = {
  atDesk: { look: 'see', act: 'owner' },
  usage:
    '[history [name] | undo <name>] — what operators have set, with who and why; undo goes back to what was before',
  acts: ([what]) => what === 'undo',
  async run(call) {
    const [what, name] = call.args;
    if (what === undefined) return list(call);
    if (what === 'history') return history(call, name);
    if (what === 'undo' && name) return undo(call, name);
    return refuse(call, 'Say nothing, history [name], or undo <name>.');
  },
};

async function list({ db, now, say, tell }: OperatorCall): Promise<number> {
  const all = await readSettings(db.executor);
  const held = new Map([...all].filter(([name, value]) => !isOver(name, value, now())));
  for (const [name, value] of held) say(`${name}: ${JSON.stringify(value)}`);
  if (held.size === 0) say('Nothing is set: all is as content and environment say.');
  tell({ settings: Object.fromEntries(held) });
  return 0;
}

async function history({ db, say, tell }: OperatorCall, name?: string): Promise<number> {
  const rows = await historyOf(db.executor, name, LISTED);
  for (const { createdAt, setBy, reason, value, ...row } of rows) {
    say(
      `${instantWords(createdAt)}  ${setBy}  ${row.name}: ${JSON.stringify(value)}${reason ? `  (${reason})` : ''}`,
    );
  }
  if (rows.length === 0) say('Nothing was ever set.');
  tell({ changes: rows });
  return 0;
}

async function undo(call: OperatorCall, name: string): Promise<number> {
  const [last, before] = await historyOf(call.db.executor, name, 2);
  if (!last) return refuse(call, `${name} was never set.`);
  const value = before?.value ?? null;
  await setByOperator(call, name, value);
  call.say(`${name} is ${value === null ? 'not set' : JSON.stringify(value)} again.`);
  call.tell({ name, value });
  return 0;
}

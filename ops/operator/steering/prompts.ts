import { diff } from 'node:util';
import {
  activatePrompt,
  listPrompts,
  type PromptVersion,
  versionsOf,
} from '#db/queries/companion/prompts.ts';
import { readSettings } from '#db/queries/operations/setting-changes.ts';
import { inTransaction } from '#db/transaction.ts';
import { activeVersion, versionBefore } from '../../../api/domain/chat/prompt-version.ts';
import { type OperatorCall, type OperatorCommand, refuse } from '../command.ts';
import { setByOperator } from '../set-by-operator.ts';
import { instantWords } from '../words.ts';

const USAGE =
  'Say list, diff <type> <version> <version>, activate <type> <version>, rollback <type>, withdraw <type> <version> or restore <type> <version>. For example: npm run ops -- prompts activate romantic v1.1';

/** Lines around a change that are shown. */
const AROUND = 2;

/** Lists prompts, compares versions, and switches the version that new chats start with. */
export const prompts: OperatorCommand = {
  atDesk: { look: 'see', act: 'owner' },
  usage:
    'list | diff <type> <version> <version> | activate <type> <version> | rollback <type> | withdraw|restore <type> <version> — which prompt new chats begin with; a chat keeps its own, unless that was withdrawn',
  acts: ([what]) =>
    what !== undefined && ['activate', 'rollback', 'withdraw', 'restore'].includes(what),
  async run(call) {
    const [what, promptFor = '', ...versions] = call.args;
    if (what === undefined || what === 'list') return list(call);
    if (what === 'diff') return compare(call, promptFor, versions);
    if (what === 'activate') return activate(call, promptFor, versions[0] ?? '');
    if (what === 'rollback') return rollback(call, promptFor);
    if (what === 'withdraw') return withdraw(call, promptFor, versions[0] ?? '', true);
    if (what === 'restore') return withdraw(call, promptFor, versions[0] ?? '', false);
    return refuse(call, USAGE);
  },
};

async function list({ db, say, tell }: OperatorCall): Promise<number> {
  const all = await listPrompts(db.executor);
  const held = await readSettings(db.executor);
  const rows = all.map(({ promptText, ...row }) => ({
    ...row,
    isInUse: activeVersion(all.filter(ofType(row.promptFor))) === row.promptVersion,
    isWithdrawn: held.has(`prompt:${row.promptFor}:${row.promptVersion}`),
    letters: promptText.length,
  }));
  for (const row of rows) {
    const use = row.isWithdrawn ? 'withdrawn' : row.isInUse ? 'in use' : '';
    say(
      [
        row.promptFor.padEnd(9),
        row.promptVersion.padEnd(8),
        use.padEnd(9),
        `${row.chats} chats`.padStart(12),
        `${row.letters} letters`.padStart(14),
        row.activatedAt ? `activated ${instantWords(row.activatedAt)}` : '',
      ]
        .join('  ')
        .trimEnd(),
    );
  }
  if (rows.length === 0)
    say('There are no prompts yet: a start brings them in from content/prompts.');
  tell({ prompts: rows });
  return 0;
}

const ofType =
  (promptFor: string) =>
  (row: PromptVersion): boolean =>
    row.promptFor === promptFor;

async function compare(call: OperatorCall, promptFor: string, [from, to]: string[]) {
  const all = (await listPrompts(call.db.executor)).filter(ofType(promptFor));
  const textOf = (version?: string) =>
    all.find(({ promptVersion }) => promptVersion === version)?.promptText.split('\n');
  const [before, after] = [textOf(from), textOf(to)];
  if (!before || !after) return refuse(call, whatThereIs(promptFor, all));
  const lines = diff(before, after).map(([kind, text]) => ({
    sign: kind === 0 ? ' ' : kind < 0 ? MARKS.added : MARKS.taken,
    text,
  }));
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ sign }) => sign !== ' ');
  const shown = lines.flatMap(({ sign, text }, at) => (isNear(at) ? [`${sign} ${text}`] : []));
  for (const line of shown) call.say(line);
  if (shown.length === 0) call.say('They say the same.');
  call.tell({ promptFor, from, to, lines: shown });
  return 0;
}

const MARKS = { added: '+', taken: '-' };

async function activate(call: OperatorCall, promptFor: string, promptVersion: string) {
  const which = { promptFor, promptVersion };
  const isThere = await inTransaction(call.db, (tx) => activatePrompt(tx, which));
  if (!isThere) {
    const all = (await listPrompts(call.db.executor)).filter(ofType(promptFor));
    return refuse(call, whatThereIs(promptFor, all));
  }
  call.say(`New ${promptFor} chats begin with ${promptVersion}; the others keep theirs.`);
  call.tell(which);
  return 0;
}

async function rollback(call: OperatorCall, promptFor: string) {
  const before = versionBefore(await versionsOf(call.db.executor, promptFor));
  if (!before) return refuse(call, `There is no version of ${promptFor || 'that'} to go back to.`);
  return activate(call, promptFor, before);
}

/** A version that was withdrawn is not used: chats pinned to it use the active one. */
async function withdraw(
  call: OperatorCall,
  promptFor: string,
  version: string,
  isWithdrawn: boolean,
): Promise<number> {
  const all = (await listPrompts(call.db.executor)).filter(ofType(promptFor));
  const found = all.find(({ promptVersion }) => promptVersion === version);
  if (!found) return refuse(call, whatThereIs(promptFor, all));
  const { executor } = call.db;
  const settings = await readSettings(executor);
  const nameOf = (each: string) => `prompt:${promptFor}:${each}`;
  const left = all.filter(
    ({ promptVersion }) => promptVersion !== version && !settings.has(nameOf(promptVersion)),
  );
  if (isWithdrawn && left.length === 0) {
    return refuse(call, `${version} is the only version of ${promptFor} that is left.`);
  }
  const value = isWithdrawn ? { withdrawn: true } : null;
  await setByOperator(call, nameOf(version), value);
  const chats = `${found.chats} chats that keep to it`;
  call.say(
    isWithdrawn
      ? `${version} of ${promptFor} answers nobody from now on: ${chats} hear ${activeVersion(left) ?? left.at(-1)?.promptVersion} within a minute.`
      : `${version} of ${promptFor} answers again in ${chats}.`,
  );
  call.tell({ promptFor, version, isWithdrawn, chats: found.chats });
  return 0;
}

const whatThereIs = (promptFor: string, all: readonly PromptVersion[]): string =>
  all.length > 0
    ? `Of ${promptFor} there are ${all.map(({ promptVersion }) => promptVersion).join(', ')}.`
    : `There is no prompt for ${promptFor || 'that'}. ${USAGE}`;

import { openDatabase, PATIENT } from '#db/connection/client.ts';
import { requireMigrations } from '#db/queries/operations/health.ts';
import { createCipher } from '#db/sealing/cipher.ts';
import { createContext } from '../../api/context.ts';
import { createLog } from '../../api/log.ts';
import { createProgress } from '../bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../process/lifecycle.ts';
import { wordsOf } from '../process/output.ts';
import { readState } from '../setup/local-state.ts';
import { readSettings } from '../setup/settings.ts';
import { startStorage } from '../setup/storage.ts';
import { readArguments } from './arguments.ts';
import { type Answer, refuse } from './command.ts';
import { ALIASES, COMMANDS } from './commands.ts';
import { helpOfAll, helpOfOne } from './help.ts';
import { namelessly, noteAndRun, noteSetUp } from './note-and-run.ts';

const STDERR = 2;

const line = process.argv.slice(2);
const json = line.includes('--json');
const csv = line.includes('--csv');
// A program that asked reads standard output, and wants nothing there but its answer.
const progress = createProgress(json || csv ? process.stderr : process.stdout);
await runCommand(progress, operate);

/** `npm run ops -- <command> …`: the operators' commands, on the product's database. */
async function operate(life: Lifecycle): Promise<number> {
  const answer = {
    say: (text: string) => void (json || progress.line(text)),
    write: (text: string) => void process.stdout.write(text),
    tell: (result: object) => void (json && process.stdout.write(`${JSON.stringify(result)}\n`)),
  };
  try {
    return await runIn(life, answer);
  } catch (error) {
    answer.tell({ error: wordsOf(error) });
    throw error;
  }
}

async function runIn(life: Lifecycle, answer: Answer): Promise<number> {
  const { name: first, args: words, help: asked, reference, options } = readArguments(line);
  const help = asked || first === 'help';
  const [name = '', ...args] = first === 'help' ? words : [first, ...words];
  const known = ALIASES[name] ?? name;
  const command = COMMANDS[known];
  if (help) {
    answer.say(command ? helpOfOne(known, command) : helpOfAll(COMMANDS));
    return 0;
  }
  if (!command) return refuse(answer, helpOfAll(COMMANDS));
  const state = readState(line);
  const isProduction = process.env.NODE_ENV === 'production';
  const databaseUrl = () => startStorage(progress, life, state);
  if ('setUp' in command) {
    // Its own file of settings names no provider of payments, and it takes no order.
    const settings = () => readSettings(state, { ALLOW_SANDBOX_PAYMENTS: '1' });
    if (command.acts && isProduction && !options.by) return refuse(answer, namelessly(known));
    const note = (url: string) => noteSetUp(url, known, { args, options });
    return command.setUp({ databaseUrl, settings, args, options, note, progress, life, ...answer });
  }
  const config = readSettings(state);
  const db = openDatabase(await databaseUrl(), PATIENT);
  life.defer(() => db.close());
  await requireMigrations(db.executor);
  const cipher = createCipher(config.chatKeys);
  const services = async () => ({
    ...(await createContext(config, db)),
    log: createLog(config.logLevel, STDERR),
  });
  const activeProviders = config.payments.active.map((provider) => provider.name);
  const { signal } = life;
  const now = () => new Date();
  const given = { args, reference, options, desk: config.desk };
  const call = { db, cipher, services, activeProviders, ...given, now, ...answer, signal };
  return noteAndRun(known, command, call, { isProduction });
}

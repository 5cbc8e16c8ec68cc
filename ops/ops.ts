import { createCipher } from '#db/cipher.ts';
import { openDatabase } from '#db/client.ts';
import { createProgress } from './bootstrap/progress.mjs';
import { busy } from './commands/busy.ts';
import type { OperatorCommand } from './commands/command.ts';
import { rekey } from './commands/rekey.ts';
import { readState } from './environment.ts';
import { type Lifecycle, runCommand } from './lifecycle.ts';
import { readSettings } from './settings.ts';
import { startStorage } from './storage.ts';

const COMMANDS: Record<string, OperatorCommand> = { busy, rekey };

const progress = createProgress();
await runCommand(progress, operate);

/** `npm run ops -- <command> …`: what an operator does by hand, on the database the product uses. */
async function operate(life: Lifecycle): Promise<number> {
  const state = readState(process.argv.slice(2));
  const [name = '', ...args] = process.argv.slice(2).filter(notState);
  const command = COMMANDS[name];
  if (!command) {
    const list = Object.entries(COMMANDS).map(([key, { usage }]) => `  ${key} ${usage}`);
    progress.line(['Usage: npm run ops -- <command>', ...list].join('\n'));
    return 1;
  }
  const config = readSettings(state);
  const db = openDatabase(await startStorage(progress, life, state));
  life.defer(() => db.close());
  const cipher = createCipher(config.chatKeys);
  return command.run({ db, cipher, args, say: (line) => progress.line(line), signal: life.signal });
}

function notState(arg: string, index: number, all: string[]): boolean {
  return arg !== '--state' && all[index - 1] !== '--state';
}

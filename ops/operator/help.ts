import { Command } from 'commander';
import { OPTIONS } from './arguments.ts';
import type { OperatorCommand, SetUpCommand } from './command.ts';

type Described = Pick<OperatorCommand | SetUpCommand, 'usage' | 'acts'>;

/** What every command takes. */
const GENERAL = ['json', 'help'] as const;
/** What every one takes that changes something. */
const OF_ACTS = ['by', 'reason'] as const;

/** Its arguments, and what it does. */
function parts({ usage }: Described): [words: string, does: string] {
  const [words = '', does = ''] = usage.startsWith('— ')
    ? ['', usage.slice(2)]
    : usage.split(/ — (.*)/s);
  return [words, does];
}

/** All commands, a line each. */
export function helpOfAll(commands: Record<string, Described>): string {
  const program = new Command('npm run ops --').usage('<command> [--json] [--help]');
  program.helpOption('-h, --help', 'all commands; behind a command: what it takes');
  program.helpCommand('help <command>', 'what a command takes');
  for (const [name, command] of Object.entries(commands)) {
    program.command(name).summary(parts(command)[1]).helpOption(false);
  }
  return program.helpInformation().trimEnd();
}

/** One command, with what it takes. */
export function helpOfOne(name: string, command: Described): string {
  const [words, does] = parts(command);
  const program = new Command(`npm run ops -- ${name}`).usage(words).description(does);
  const named = (Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]).filter((option) =>
    command.usage.includes(`--${option}`),
  );
  const all = new Set([...named, ...(command.acts ? OF_ACTS : []), ...GENERAL]);
  program.helpOption(false);
  for (const option of all) program.addOption(OPTIONS[option]);
  return program.helpInformation().trimEnd();
}

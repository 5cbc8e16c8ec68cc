import { Command, CommanderError, Option } from 'commander';

/** A command line, taken apart. */
export interface CommandLine {
  name: string;
  args: string[];
  /** Answer with one JSON object and nothing else. */
  json: boolean;
  /** Show help, and do nothing. */
  help: boolean;
  reference: string | undefined;
  options: Options;
}

/** What some commands take beside their arguments. */
export interface Options {
  /** Who does it: the name written to the operators' log. */
  by: string | undefined;
  /** Why, in an operator's words. */
  reason: string | undefined;
  /** How far back to look: `2h`, `3d`, or an instant. */
  since: string | undefined;
  /** Up to which instant. */
  until: string | undefined;
  /** Answer as a table for a spreadsheet. */
  csv: boolean;
}

/** A command line without any. */
export const NO_OPTIONS: Options = {
  by: undefined,
  reason: undefined,
  since: undefined,
  until: undefined,
  csv: false,
};

/** Every option, as shown in the help. */
export const OPTIONS = {
  json: new Option('--json', 'answer with one JSON object and nothing else'),
  help: new Option('-h, --help', 'say what there is, and do nothing'),
  by: new Option('--by <name>', 'who does it, for the operators’ log; required in production'),
  reason: new Option('--reason <words>', 'why, for the operators’ log'),
  reference: new Option('--reference <name>', 'names the change, so that a repeat does nothing'),
  since: new Option('--since <span>', 'how far back to look, such as 26h'),
  until: new Option('--until <instant>', 'up to when, such as 2026-11-22T18:04:00Z'),
  csv: new Option('--csv', 'answer as a table for a spreadsheet'),
  // Read by `readState`.
  state: new Option('--state <folder>', 'where a checkout keeps its private database').hideHelp(),
};

/** Takes the options out of a command line, wherever they stand. Throws when there is another one. */
export function readArguments(line: string[]): CommandLine {
  const program = new Command()
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .helpOption(false)
    .argument('[words...]');
  for (const option of Object.values(OPTIONS)) program.addOption(option);
  try {
    program.parse(line, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    throw new Error(error.message.replace(/^error: /, ''));
  }
  const { json = false, help = false, csv = false, ...given } = program.opts();
  const { reference, by, reason, since, until } = given as Record<string, string | undefined>;
  if (reference !== undefined && !/^[\w.:-]{1,64}$/.test(reference)) {
    throw new Error('--reference needs a name of up to 64 letters, digits, dots and dashes.');
  }
  if (by !== undefined && !/^[\p{L}\p{N} .@_-]{2,60}$/u.test(by.trim())) {
    throw new Error('--by needs a name of 2 to 60 letters, digits and blanks.');
  }
  const [name = '', ...args] = program.args;
  const options = { by: by?.trim(), reason: reason?.trim(), since, until, csv };
  return { name, args, json, help, reference, options };
}

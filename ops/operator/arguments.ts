import { parseArgs } from 'node:util';

/** A command line, taken apart. */
export interface CommandLine {
  name: string;
  args: string[];
  /** Answer with one JSON object and nothing else. */
  json: boolean;
  /** Say what there is, and do nothing. */
  help: boolean;
  reference: string | undefined;
  /** How far back: hours, such as 26h. */
  since: string | undefined;
}

const OPTIONS = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  reference: { type: 'string' },
  since: { type: 'string' },
  /** Read by `readState`. */
  state: { type: 'string' },
} as const;

/** A number below zero, which would be taken for an option. */
const BELOW_ZERO = /^-(?=\d)/;
const MINUS = '\u2212';
const SHIELDED = /^\u2212(?=\d)/;

/** Takes the options out of a command line, wherever they stand. Throws when there is another one. */
export function readArguments(line: string[]): CommandLine {
  const { values, positionals } = parseArgs({
    args: line.map((word) => word.replace(BELOW_ZERO, MINUS)),
    options: OPTIONS,
    allowPositionals: true,
  });
  const { json, help, reference, since } = values;
  if (reference !== undefined && !/^[\w.:-]{1,64}$/.test(reference)) {
    throw new Error('--reference needs a name of up to 64 letters, digits, dots and dashes.');
  }
  const [name = '', ...args] = positionals.map((word) => word.replace(SHIELDED, '-'));
  return { name, args, json, help, reference, since };
}

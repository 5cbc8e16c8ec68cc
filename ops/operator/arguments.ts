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
  options: Options;
}

/** What some commands take beside their arguments. */
export interface Options {
  /** Who does it: a name that stands in the operators' log. */
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

const OPTIONS = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  reference: { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  csv: { type: 'boolean', default: false },
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
  const { json, help, reference, by, reason, since, until, csv } = values;
  if (reference !== undefined && !/^[\w.:-]{1,64}$/.test(reference)) {
    throw new Error('--reference needs a name of up to 64 letters, digits, dots and dashes.');
  }
  const [name = '', ...args] = positionals.map((word) => word.replace(SHIELDED, '-'));
  if (by !== undefined && !/^[\p{L}\p{N} .@_-]{2,60}$/u.test(by.trim())) {
    throw new Error('--by needs a name of 2 to 60 letters, digits and blanks.');
  }
  const options = { by: by?.trim(), reason: reason?.trim(), since, until, csv };
  return { name, args, json, help, reference, options };
}

import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A pattern that ran, and some of the texts it ran on. */
export interface SeenPattern {
  pattern: RegExp;
  inputs: string[];
}

const INPUTS_KEPT = 3;

/** Records every pattern that runs during `work`, libraries' too: test, match, replace and split all use `exec`. */
export async function patternsOf(work: () => Promise<unknown>): Promise<SeenPattern[]> {
  const seen = new Map<string, SeenPattern>();
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const known = seen.get(this.source);
    if (!known) seen.set(this.source, { pattern: this, inputs: [String(text)] });
    else if (known.inputs.length < INPUTS_KEPT) known.inputs.push(String(text));
    return exec.call(this, text);
  };
  try {
    await work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return [...seen.values()];
}

/** Every pattern that is written in these files, whether anything has run it or not. */
export function writtenIn(files: string[]): SeenPattern[] {
  const written = new Map<string, SeenPattern>();
  const collect = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      written.set(node.text, { pattern, inputs: [] });
    }
    ts.forEachChild(node, collect);
  };
  for (const file of files) {
    collect(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  }
  return [...written.values()];
}

const SHORT = 512;
const LONG = 4096;
/** Eight times the text: a search that starts over takes 64 times as long. */
const MOST_GROWTH = 24;
/** Some ten million steps, which are what it starts over with, take longer than this. */
const AT_ONCE_MS = 0.5;
const RUNS = 5;
const TRIES = 4;
/** So few characters need no time at all, unless each of them doubles it. */
const FEW = [16, 24, 32, 40, 48, 64, 80, 96];
const DOUBLED_MS = 3;

/** What many patterns start with, and what none continues with. */
const ANY = [
  ' ',
  'a',
  'a ',
  '1',
  '1 ',
  '.',
  ',',
  '-',
  '/',
  '%',
  '=',
  ';',
  ':',
  '"',
  '\\',
  '@',
  '\n',
  '\t',
  '<',
  '(',
  '[',
  'क',
  '\u200d',
  '😀',
];
const ENDS = ['', '\u0001!'];

/** The plain words of a pattern, which are what it starts to match at. */
const wordsOfSource = (source: string): string[] =>
  source
    .replaceAll(/\\[a-zA-Z](\{[^}]*\})?|\\u[\da-fA-F]{4}|\(\?[:=!]|\(\?<[=!]/g, '|')
    .split(/[|()[\]{}?*+^$\\]+/)
    .filter((word) => word !== '');

/** Texts of one repeated piece, of which a pattern might start over at each. */
function* attacks({ pattern, inputs }: SeenPattern): Generator<(length: number) => string> {
  const words = wordsOfSource(pattern.source).slice(0, 60);
  const said = inputs.flatMap((input) => input.slice(0, 200).split(/(?<=\s)/)).slice(0, 12);
  const units = new Set([...ANY, ...words, ...words.map((word) => `${word} `), ...said]);
  units.delete('');
  for (const unit of units) {
    for (const end of ENDS) {
      yield (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end;
    }
  }
}

/** The shortest of some runs: what else the machine does only makes one longer. */
export function fastest(work: () => unknown, runs = RUNS): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** By how much longer eight times the text takes; 0 where it finishes immediately. */
export function growth(run: (text: string) => unknown, textOf: (length: number) => string): number {
  const [short, long] = [textOf(SHORT), textOf(LONG)];
  let least = Number.POSITIVE_INFINITY;
  // A machine that is busy makes one look slow; whatever starts over is so each time.
  for (let tries = 0; tries < TRIES && least > MOST_GROWTH; tries++) {
    if (fastest(() => run(long), 2) < AT_ONCE_MS) return 0;
    // A short run is measured badly; many of them are not.
    const few = fastest(() => run(short), RUNS * 4);
    least = Math.min(least, fastest(() => run(long)) / Math.max(few, 0.01));
  }
  return least;
}

/** Whether the time doubles with every piece of the text: looked for in steps, as the next one might not end. */
const doubles = (run: (text: string) => unknown, textOf: (length: number) => string): boolean =>
  FEW.some((length) => {
    const text = textOf(length);
    return fastest(() => run(text), 1) > DOUBLED_MS && fastest(() => run(text)) > DOUBLED_MS;
  });

/** What has to stand before a part that repeats. */
const leadsOf = ({ pattern }: SeenPattern): string[] => {
  const words = wordsOfSource(pattern.source).slice(0, 12);
  return ['', 'x ', ...words, ...words.map((word) => `${word} `)];
};

/** A text on which a pattern grows faster than the text does; undefined: none was found. */
export function attackOn(seen: SeenPattern): { text: string; growth: number } | undefined {
  const { source, flags } = seen.pattern;
  const pattern = new RegExp(source, flags.replace('y', ''));
  const run = (text: string) => (pattern.global ? text.replace(pattern, '') : pattern.test(text));
  for (const textOf of attacks(seen)) {
    const bad = leadsOf(seen).find((lead) => doubles(run, (length) => lead + textOf(length)));
    if (bad !== undefined) return { text: bad + textOf(60), growth: Number.POSITIVE_INFINITY };
    const found = growth(run, textOf);
    if (found > MOST_GROWTH) return { text: textOf(60), growth: Math.round(found) };
  }
  return undefined;
}

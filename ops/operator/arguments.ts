/** A command line, taken apart. */
export interface CommandLine {
  name: string;
  args: string[];
  /** Answer with one JSON object and nothing else. */
  json: boolean;
  reference: string | undefined;
}

/**
 * Takes the options out of a command line, wherever they stand; `--state` is read elsewhere.
 * Throws when there is another one. A number below zero is no option.
 */
export function readArguments(line: string[]): CommandLine {
  const words: string[] = [];
  let json = false;
  let reference: string | undefined;
  const rest = line.values();
  for (const word of rest) {
    if (word === '--json') json = true;
    else if (word === '--state') rest.next();
    else if (word === '--reference') {
      reference = rest.next().value;
      if (!/^[\w.:-]{1,64}$/.test(reference ?? '')) {
        throw new Error('--reference needs a name of up to 64 letters, digits, dots and dashes.');
      }
    } else if (word.startsWith('--')) throw new Error(`There is no option ${word}.`);
    else words.push(word);
  }
  const [name = '', ...args] = words;
  return { name, args, json, reference };
}

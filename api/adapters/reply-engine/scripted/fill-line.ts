/** What an editor may write in braces in a line of `content/replies`. */
export const PLACEHOLDERS = [
  'name',
  'age',
  'city',
  'work',
  'interest',
  'pet',
  'emoji',
  'echo',
  'visitor',
  'home',
] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Values for the placeholders; one that is unknown is absent. */
export type Fillings = Partial<Record<Placeholder, string>>;

const BRACES = /(\ba )?\{([^{}]*)\}/gi;

/** The names in braces of a line, known or not. */
export const placeholdersOf = (line: string): string[] =>
  [...line.matchAll(BRACES)].map((found) => found[2] ?? '');

/** Whether every placeholder of the line has a value. */
export const canFill = (line: string, fillings: Fillings): boolean =>
  placeholdersOf(line).every((name) => fillings[name as Placeholder] !== undefined);

/** The line with its placeholders filled; "a" before a vowel becomes "an", the first letter a capital. */
export const fillLine = (line: string, fillings: Fillings): string => {
  const filled = line.replace(BRACES, (_, article: string | undefined, name: string) => {
    const value = fillings[name as Placeholder] ?? '';
    if (article === undefined) return value;
    return `${article.trimEnd()}${/^[aeiou]/i.test(value) ? 'n' : ''} ${value}`;
  });
  return filled.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

/** Whether a sent message was made from this line, however its placeholders were filled. */
export const isMadeFrom = (message: string, line: string): boolean => {
  const sent = message.toLowerCase();
  let from = 0;
  for (const fixed of line.toLowerCase().split(/(?:\ba )?\{[^{}]*\}/)) {
    const at = sent.indexOf(fixed, from);
    if (at === -1) return false;
    from = at + fixed.length;
  }
  return true;
};

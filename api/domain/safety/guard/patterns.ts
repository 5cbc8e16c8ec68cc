import { foldWord } from '../../text/fold.ts';
import { type GuardWord, guardWords } from './words.ts';

/** Words that `..` may stand for, at most. */
const GAP = 3;

/** One place of a pattern. */
interface Step {
  /** Words that may come before it. */
  gap: number;
  /** As written. */
  plain: Set<string>;
  /** As they sound. */
  keys: Set<string>;
  /** How they begin, as they sound. */
  starts: string[];
  /** The words end here. */
  isEnd?: true;
}

/** Words in a row, with or without others between them. */
export interface Pattern {
  steps: Step[];
  /** Words ahead of it and behind it that it speaks for too. */
  before: number;
  after: number;
}

/** Named groups of words that patterns share. */
export type Groups = Readonly<Record<string, readonly string[]>>;

/** A phrase, whose words are compared as they are written. */
export function phrase(text: string): Pattern {
  const steps = guardWords(text).map(
    ({ plain }): Step => ({ gap: 0, plain: new Set([plain]), keys: new Set(), starts: [] }),
  );
  return { steps, before: 0, after: 0 };
}

/**
 * A rule: words compared as they sound, in whichever script. `a|b` is either, `@name` any of a group, `=word` only as
 * it is written, `word*` whatever begins so, `..` up to three words between; ahead of all or behind all it takes in
 * the words that stand there. `$` behind all is the end of the sentence.
 * @throws where a group is not known, or nothing but gaps is left
 */
export function rule(text: string, groups: Groups): Pattern {
  const pattern: Pattern = { steps: [], before: 0, after: 0 };
  let gap = 0;
  for (const part of text.trim().split(/\s+/)) {
    if (/^\.+$/.test(part)) gap += GAP * (part.length - 1);
    else if (part === '$') {
      pattern.steps.push({ gap, plain: new Set(), keys: new Set(), starts: [], isEnd: true });
      gap = 0;
    } else {
      const next = step(part, pattern.steps.length === 0 ? 0 : gap, groups);
      // Padding, which sentences are read without.
      if (next.plain.size + next.keys.size + next.starts.length === 0) continue;
      if (pattern.steps.length === 0) pattern.before = gap;
      pattern.steps.push(next);
      gap = 0;
    }
  }
  if (pattern.steps.length === 0) throw new Error(`"${text}" has no word`);
  return { ...pattern, after: gap };
}

function step(part: string, gap: number, groups: Groups): Step {
  const made: Step = { gap, plain: new Set(), keys: new Set(), starts: [] };
  const add = (word: string): void => {
    if (word.startsWith('@')) {
      const group = groups[word.slice(1)];
      if (!group) throw new Error(`There is no group ${word}`);
      for (const one of group) add(one);
    } else if (word.startsWith('=')) {
      for (const { plain } of guardWords(word.slice(1))) made.plain.add(plain);
    } else if (word.endsWith('*')) made.starts.push(foldWord(word.slice(0, -1)));
    else for (const { key } of guardWords(word)) made.keys.add(key);
  };
  for (const word of part.split('|')) add(word);
  return made;
}

const fits = ({ plain, keys, starts }: Step, word: GuardWord): boolean =>
  plain.has(word.plain) ||
  keys.has(word.key) ||
  (starts.length > 0 && starts.some((start) => word.key.startsWith(start)));

/** The end of steps that begin at a word; undefined where they do not. Blocked words are no part of them. */
function endOf(
  steps: readonly Step[],
  words: readonly GuardWord[],
  at: number,
  blocked: Uint8Array | undefined,
  which = 0,
): number | undefined {
  const wanted = steps[which];
  if (!wanted) return at;
  if (wanted.isEnd) return words.length - at <= wanted.gap ? at : undefined;
  for (let skip = 0; skip <= wanted.gap; skip++) {
    const word = words[at + skip];
    if (!word) return undefined;
    if (blocked?.[at + skip] || !fits(wanted, word)) continue;
    const end = endOf(steps, words, at + skip + 1, blocked, which + 1);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** Where a pattern stands among words. */
export interface Place {
  /** With the words it speaks for. */
  from: number;
  /** The word behind it. */
  to: number;
}

/** Looks for many patterns at once. Linear in the number of words. */
export interface Finder {
  /** The places where one stands, without those that have a blocked word. */
  places(words: readonly GuardWord[], blocked?: Uint8Array): Place[];
}

/** How much of a word its patterns are filed under where only its beginning is known. */
const START = 2;

/** Makes one search of patterns; each is filed under what its first word may be. */
export function createFinder(patterns: readonly Pattern[]): Finder {
  const [byPlain, byKey, byStart] = [1, 2, 3].map(() => new Map<string, Pattern[]>());
  const file = (map: Map<string, Pattern[]> | undefined, name: string, pattern: Pattern) =>
    map?.set(name, [...(map.get(name) ?? []), pattern]);
  for (const pattern of patterns) {
    const [first] = pattern.steps;
    for (const plain of first?.plain ?? []) file(byPlain, plain, pattern);
    for (const key of first?.keys ?? []) file(byKey, key, pattern);
    const starts = new Set(first?.starts.map((start) => start.slice(0, START)));
    for (const start of starts) file(byStart, start, pattern);
  }
  return {
    places(words, blocked) {
      const found: Place[] = [];
      words.forEach(({ plain, key }, at) => {
        const filed = [byPlain?.get(plain), byKey?.get(key), byStart?.get(key.slice(0, START))];
        for (const pattern of filed.flatMap((some) => some ?? [])) {
          const end = endOf(pattern.steps, words, at, blocked);
          if (end === undefined) continue;
          found.push({
            from: Math.max(0, at - pattern.before),
            to: Math.min(words.length, end + pattern.after),
          });
        }
      });
      return found;
    },
  };
}

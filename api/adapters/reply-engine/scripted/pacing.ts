/** Milliseconds she looks at a message before she begins: a base, then for each of its words. */
const NOTICING = 700;
const READING = 45;
const LONGEST_READING = 2200;

/** Milliseconds a word takes to type, least and most. */
const TYPING = [70, 130] as const;

/** Milliseconds a reply may take in all, least and most. */
export const SHORTEST = 2000;
export const LONGEST = 7000;

const between = ([least, most]: readonly [number, number], random: () => number): number =>
  least + (most - least) * random();

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * The pause in milliseconds before each of `count` words: she reads what was written, then types. The pauses add
 * up to two to seven seconds.
 * @param heard the visitor's message; empty for a welcome, which comes sooner
 */
export const pausesFor = (count: number, heard: string, random: () => number): number[] => {
  const reading =
    NOTICING + Math.min(wordsIn(heard) * READING, LONGEST_READING) * (0.8 + random() * 0.4);
  const typing = Array.from({ length: count }, () => between(TYPING, random));
  const total = reading + typing.reduce((sum, pause) => sum + pause, 0);
  const least = heard === '' ? SHORTEST / 2 : SHORTEST;
  const scale = Math.min(1, LONGEST / total) * Math.max(1, least / total);
  return typing.map((pause, index) => Math.round((pause + (index === 0 ? reading : 0)) * scale));
};

/** A text in pieces of one word each with the space before it; together they are the text again. */
export const wordPieces = (text: string): string[] => text.match(/(?<!\s)\s*\S+/g) ?? [];

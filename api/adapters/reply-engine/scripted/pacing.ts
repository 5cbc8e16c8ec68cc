/** Milliseconds she thinks before the first word, least and most. */
const THINKING = [350, 900] as const;

/** Milliseconds a word takes to type, least and most. */
const TYPING = [25, 60] as const;

/** Milliseconds the longest reply may take in all. */
export const LONGEST = 4000;

const between = ([least, most]: readonly [number, number], random: () => number): number =>
  least + (most - least) * random();

/** The pause in milliseconds before each of `count` words, thinking included in the first. */
export const pausesFor = (count: number, random: () => number): number[] => {
  const thinking = between(THINKING, random);
  const typing = Array.from({ length: count }, () => between(TYPING, random));
  const total = typing.reduce((sum, pause) => sum + pause, 0);
  const scale = Math.min(1, (LONGEST - thinking) / total);
  return typing.map((pause, index) => Math.round(pause * scale + (index === 0 ? thinking : 0)));
};

/** A text in pieces of one word each with the space before it; together they are the text again. */
export const wordPieces = (text: string): string[] => text.match(/\s*\S+/g) ?? [];

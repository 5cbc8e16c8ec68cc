import { fold, foldWord, plainText } from './fold.ts';

/** The beginning of a word is looked for from so many letters of its sound on. */
const LEAST_PREFIX = 3;

/**
 * Whether a text has all of some words in it: as they are written, as they sound in either script ("chai", चाय), or as
 * the beginning of one.
 */
export function createFinder(words: string): (text: string) => boolean {
  const wanted = plainText(words).trim().split(/\s+/).filter(Boolean);
  const keys = wanted.map((word) => stem(foldWord(word)));
  return (text) => {
    const plain = plainText(text);
    const sounds = fold(text).map(stem);
    return wanted.every((word, at) => {
      if (plain.includes(word)) return true;
      const key = keys[at] ?? '';
      if (key === '') return false;
      return sounds.some(
        (sound) => sound === key || (key.length >= LEAST_PREFIX && sound.startsWith(key)),
      );
    });
  };
}

/** The silent end of English words is not written in Devanagari: "office" is ऑफिस. */
const stem = (key: string): string => (key.length > LEAST_PREFIX ? key.replace(/e$/, '') : key);

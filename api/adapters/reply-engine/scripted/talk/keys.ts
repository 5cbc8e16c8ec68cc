import { romanised } from '../../../../domain/text/devanagari.ts';
import { foldedWords } from '../../../../domain/text/fold.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;
const LAST_NASAL = /[ँं]$/;
/** Spellings of one sound. */
const SOUNDS: [RegExp, string][] = [
  [/['’]s$/, ''],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/(.)\1+/g, '$1'],
];

/**
 * The words of a text, alike in their usual spellings alone: the keys that everything else is compared by make one of
 * "chhath" and "chat", and of "bhola" and "bola".
 */
export const keysOf = (text: string): string[] =>
  foldedWords(text).map(({ written }) => {
    const word = written.toLowerCase();
    const plain = DEVANAGARI.test(word) ? romanised(word.replace(LAST_NASAL, '')) : word;
    return SOUNDS.reduce((key, [sound, letters]) => key.replace(sound, letters), plain);
  });

import { languageOf } from './voices.ts';

/** A stretch of a text that one voice reads. */
export interface Piece {
  lang: 'en-IN' | 'hi-IN';
  text: string;
}

/** Chrome goes silent in the middle of longer ones. */
const LONGEST = 200;

/** What nobody wants to hear read out. */
const UNSPOKEN = /\p{Extended_Pictographic}|\ufe0f|\u200d/gu;

/** A text in sentences, each for the voice of its script; without emoji. */
export function piecesOf(text: string): Piece[] {
  const plain = text.replace(UNSPOKEN, '');
  const sentences = plain.match(/[^.!?\u0964\n]+[.!?\u0964]*/gu) ?? [];
  return sentences
    .flatMap(split)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => ({ lang: `${languageOf(sentence)}-IN`, text: sentence }));
}

/** A sentence in parts that are short enough, cut between words. */
const split = (sentence: string): string[] => {
  const parts: string[] = [''];
  for (const word of sentence.split(/\s+/)) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= LONGEST) parts.push(word);
    else parts[parts.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return parts;
};

/** A sentence without an end is checked in parts of this length. */
const LONGEST = 240;

/**
 * A full stop within an address or a number ends nothing, so what follows has to be a space; and between two
 * figures nothing ends at all, or a number could come in two halves.
 */
const END = /(?:[.!?…।][.!?…।"'”’)\]]{0,8}\s|\n)(?:(?<!\d\P{L}{1,9})|\s*(?=[^\s\d]))/u;

/** Ends a sentence at the end of the text. */
const LAST_END = /(?:[.!?…।]["'”’)\]]*|\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)\s*$/u;

/** Whether a text comes to its end with a sentence. */
export const endsSentence = (text: string): boolean => LAST_END.test(text);

/** Whether a sentence comes to its end anywhere in a text. */
export const hasSentence = (text: string): boolean => END.test(text) || endsSentence(text);

/** A sentence, or a part of a very long one. */
export interface Piece {
  /** With the space behind it: all pieces together are the text. */
  text: string;
  /** The sentence from its start; the same as `text` if it came as a whole. */
  sentence: string;
}

/** Cuts a text that comes bit by bit into sentences, each as soon as it is whole. */
export function createSentences() {
  let waiting = '';
  /** The parts of the sentence under way that were cut off before. */
  let begun = '';

  const cut = (length: number, isEnd: boolean): Piece => {
    const text = waiting.slice(0, length);
    waiting = waiting.slice(length);
    const sentence = begun + text;
    begun = isEnd ? '' : sentence.slice(-LONGEST);
    return { text, sentence };
  };

  return {
    /** The sentences that are whole with these words. */
    add(words: string): Piece[] {
      waiting += words;
      const pieces: Piece[] = [];
      for (let end = END.exec(waiting); end; end = END.exec(waiting)) {
        pieces.push(cut(end.index + end[0].length, true));
      }
      while (waiting.length > LONGEST) {
        const space = waiting.lastIndexOf(' ', LONGEST);
        pieces.push(cut(space > 0 ? space + 1 : LONGEST, false));
      }
      return pieces;
    },
    /** What is left when no more words come. */
    end: (): Piece[] => (waiting === '' ? [] : [cut(waiting.length, true)]),
  };
}

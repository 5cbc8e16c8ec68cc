/** A sentence without an end is checked in parts of this length. */
const LONGEST = 240;

/**
 * A full stop within an address or a number ends nothing, so what follows has to be a space; and between two
 * figures nothing ends at all, or a number could come in two halves. Nor does one end anything behind a space or a
 * letter by itself, or "t . me" and "t. me" could.
 */
const END =
  /(?:(?:(?<!\s|(?<![\p{L}\p{M}\p{N}'’])(?:[a-z]|wa))\.|[!?…।])[.!?…।"'”’)\]]{0,8}\s|\n)(?:(?<!\d\P{L}{1,9})|\s*(?=[^\s\d]))/u;

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
export class Sentences {
  #waiting = '';
  /** The parts of the sentence under way that were cut off before. */
  #begun = '';

  /** The sentences that are whole with these words. */
  add(words: string): Piece[] {
    this.#waiting += words;
    const pieces: Piece[] = [];
    for (let end = END.exec(this.#waiting); end; end = END.exec(this.#waiting)) {
      pieces.push(this.#cut(end.index + end[0].length, true));
    }
    while (this.#waiting.length > LONGEST) {
      const space = this.#waiting.lastIndexOf(' ', LONGEST);
      pieces.push(this.#cut(space > 0 ? space + 1 : LONGEST, false));
    }
    return pieces;
  }

  /** What is left when no more words come. */
  end(): Piece[] {
    return this.#waiting === '' ? [] : [this.#cut(this.#waiting.length, true)];
  }

  #cut(length: number, isEnd: boolean): Piece {
    const text = this.#waiting.slice(0, length);
    this.#waiting = this.#waiting.slice(length);
    const sentence = this.#begun + text;
    this.#begun = isEnd ? '' : sentence.slice(-LONGEST);
    return { text, sentence };
  }
}

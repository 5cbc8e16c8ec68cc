import { createConcepts, type Mark } from './concepts.ts';
import { heardWords } from './heard-words.ts';
import type { Heard } from './signs.ts';

const SENTENCE_END = /(?<=[?!.।\n…])\s+/u;
/** A question, or an order that asks: "tell me", "batao". */
const ASKING = /\?|\b(?:tell|guess|say)\b|bata|btao|bolo|बता|बोलो/iu;
const isAskingAge = ({ concept }: Mark): boolean => concept === 'asksage';
/** A part of "umar bhar", "was born". */
const isWithin = ({ from, to }: Mark, marks: readonly Mark[]): boolean =>
  marks.some((other) => other.concept === 'lifelong' && other.from <= from && other.to >= to);

/**
 * Takes a text to words and to the concepts among them.
 * @param concepts `content/safety/concepts.yaml`
 */
export function createListeners(concepts: Record<string, string>) {
  const conceptsOf = createConcepts(concepts);
  // A message is looked at several times on its way.
  let last: { text: string; heard: Heard } | undefined;
  const listen = (text: string): Heard => {
    if (last?.text === text) return last.heard;
    const words = heardWords(text);
    const heard = { words, marks: conceptsOf(words) };
    last = { text, heard };
    return heard;
  };
  /** What she said: of age only where a sentence of hers asks for it, not where she tells of a lifetime or of a birth. */
  const listenToHer = (text: string): Heard => {
    const heard = listen(text);
    if (!heard.marks.some(isAskingAge)) return heard;
    const asks = text
      .split(SENTENCE_END)
      .filter((sentence) => ASKING.test(sentence))
      .map(listen)
      .some(({ marks }) => marks.some((mark) => isAskingAge(mark) && !isWithin(mark, marks)));
    return asks ? heard : { ...heard, marks: heard.marks.filter((mark) => !isAskingAge(mark)) };
  };
  return { listen, listenToHer };
}

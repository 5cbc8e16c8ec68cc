import { fnv1a } from '../../../../../domain/text/fnv.ts';
import { wordsAtPlaces } from '../texts.ts';
import type { Written } from './written.ts';

/** What an answer shares with a message. */
export interface Shared {
  /** The telling words that are in a wording of its question. */
  asked: ReadonlySet<string>;
  /** The telling words that are in what is said. */
  said: ReadonlySet<string>;
  /** By sentence: how many words it shares with a wording, of all that are in either; the most. */
  words: Float64Array;
}

/**
 * Makes what looks at the words that an answer shares with the sentences of a message.
 * @param sentences the folded words of each
 * @param telling all telling words that are looked for
 */
export function sharingOf(
  sentences: readonly (readonly string[])[],
  telling: Iterable<string>,
): (written: Written) => Shared {
  const tellingByNumber = new Map([...telling].map((key) => [fnv1a(key), key]));
  const tellingIn = (numbers: Uint32Array): Set<string> => {
    const found = new Set<string>();
    for (const number of numbers) {
      const key = tellingByNumber.get(number);
      if (key !== undefined) found.add(key);
    }
    return found;
  };
  const most = mostWordsShared(sentences);
  return ({ asks, says }) => ({
    asked: tellingIn(asks.telling),
    said: tellingIn(says.telling),
    words: most(asks.words),
  });
}

/** All sentences at once: the words of wordings are many, and hardly any of them stands in the message. */
function mostWordsShared(sentences: readonly (readonly string[])[]) {
  const sets = sentences.map(wordsAtPlaces);
  const holders = new Map<number, number[]>();
  sets.forEach((words, sentence) => {
    for (const word of words) holders.set(word, [...(holders.get(word) ?? []), sentence]);
  });
  return ({ numbers, starts }: Written['asks']['words']): Float64Array => {
    const most = new Float64Array(sets.length);
    const counts = new Uint16Array(sets.length);
    for (let one = 0; one + 1 < starts.length; one++) {
      const [from, to] = [starts[one] ?? 0, starts[one + 1] ?? 0];
      let isShared = false;
      for (let at = from; at < to; at++) {
        const having = holders.get(numbers[at] ?? 0);
        if (!having) continue;
        isShared = true;
        for (const sentence of having) counts[sentence] = (counts[sentence] ?? 0) + 1;
      }
      if (!isShared) continue;
      sets.forEach(({ size }, sentence) => {
        const shared = counts[sentence] ?? 0;
        const share = shared / (size + to - from - shared);
        if (share > (most[sentence] ?? 0)) most[sentence] = share;
      });
      counts.fill(0);
    }
    return most;
  };
}

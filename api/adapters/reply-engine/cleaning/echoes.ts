/** Shorter than this, words are said again for good reasons: "Hi!", "Good night". */
const LEAST_WORDS = 4;
const LEAST_LETTERS = 18;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const isLong = (text: string): boolean =>
  text.length >= LEAST_LETTERS && text.split(' ').length >= LEAST_WORDS;

/**
 * A weak model starts by repeating what was just said. Sentences at the beginning of a reply are held for as
 * long as they may be such a repeat, and left out when they are.
 * @param texts what was said last: the visitor's text, and hers before it
 */
export function withoutEchoes(texts: readonly string[]) {
  const known = texts.map(plain).filter(isLong);
  let held = '';
  /** What was left out. */
  let echo = '';
  let isPast = known.length === 0;
  const settle = (): string => {
    isPast = true;
    const text = held;
    held = '';
    return text;
  };
  return {
    /** What may be said with this sentence. */
    add(sentence: string): string {
      if (isPast) return sentence;
      held += sentence;
      const said = plain(held);
      if (said === '') return '';
      if (known.includes(said)) {
        echo += held;
        held = '';
        return '';
      }
      return known.some((text) => text.startsWith(said)) ? '' : settle();
    },
    /**
     * What was held to the end.
     * @param isAll nothing else was said: repeating it is better than saying nothing
     */
    end: (isAll: boolean): string => (isAll ? echo + settle() : settle()),
  };
}

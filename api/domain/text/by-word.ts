const MOST_KEPT = 40_000;
/** Nobody's word is longer; what is longer comes once. */
const LONGEST_KEPT = 20;

/** A function of a word that keeps what it made of the first words it met: the same ones come over and over. */
export function byWord<T>(make: (word: string) => T): (word: string) => T {
  const kept = new Map<string, T>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    const made = make(word);
    if (kept.size < MOST_KEPT && word.length <= LONGEST_KEPT) kept.set(word, made);
    return made;
  };
}

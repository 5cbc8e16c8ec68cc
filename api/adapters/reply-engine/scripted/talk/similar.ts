import { fold } from '../../../../domain/text/fold.ts';

/** Words that stand in questions of any kind. They count little, so that what is asked about decides. */
interface Entry<T> {
  value: T;
  vector: Map<string, number>;
}

/** The nearest of a set of texts. */
export interface Similar<T> {
  value: T;
  /** 0 to 1: the cosine of both texts, rare words weighing more. */
  score: number;
}

const pieces = (text: string): string[] => {
  const keys = fold(text).slice(0, 60);
  return keys.flatMap((key, at) => [
    key,
    ...(at > 0 ? [`${keys[at - 1]} ${key}`] : []),
    ...(key.length > 4 ? [`${key.slice(0, 4)}-`] : []),
  ]);
};

/** Finds the text most like another by the words they share. */
export function similarTo<T>(
  texts: { text: string; value: T }[],
): (text: string) => Similar<T> | undefined {
  const split = texts.map(({ text, value }) => ({ value, keys: pieces(text) }));
  const seenIn = new Map<string, number>();
  for (const { keys } of split)
    for (const key of new Set(keys)) seenIn.set(key, (seenIn.get(key) ?? 0) + 1);
  const rarity = (key: string) => Math.log((texts.length + 1) / ((seenIn.get(key) ?? 0) + 0.5));
  const vectorOf = (keys: string[]): Map<string, number> => {
    const vector = new Map<string, number>();
    for (const key of new Set(keys)) vector.set(key, Math.max(rarity(key), 0.05));
    const length = Math.hypot(...vector.values()) || 1;
    for (const [key, weight] of vector) vector.set(key, weight / length);
    return vector;
  };
  const entries = split.map(({ value, keys }): Entry<T> => ({ value, vector: vectorOf(keys) }));
  const holders = new Map<string, Entry<T>[]>();
  for (const entry of entries) {
    for (const key of entry.vector.keys()) {
      const list = holders.get(key);
      if (list) list.push(entry);
      else holders.set(key, [entry]);
    }
  }
  return (text) => {
    const scores = new Map<Entry<T>, number>();
    for (const [key, weight] of vectorOf(pieces(text))) {
      for (const entry of holders.get(key) ?? []) {
        scores.set(entry, (scores.get(entry) ?? 0) + weight * (entry.vector.get(key) ?? 0));
      }
    }
    let best: Similar<T> | undefined;
    for (const [{ value }, score] of scores)
      if (score > (best?.score ?? 0)) best = { value, score };
    return best;
  };
}

/** The telling words of a text: those that are no words of questions. */
export const tellingWords = (text: string): string[] =>
  [...new Set(fold(text))].filter((key) => !QUESTION_WORDS.has(key));

/** Words of questions, folded: they say nothing of what is asked after. */
const QUESTION_WORDS = new Set(
  fold(
    'who what where when why how which is are was were do does did your you u the a an of in on to for it its that this my me i and or have has had tell about like name mean called so but there her his she he they them with not no yes ' +
      'kya kaun kaise kaisi kab kahan kyun kitna kitni hai hain ho tha thi the tum tumhara tumhari tumhare aap aapka aapki aapke ka ki ke ko se mein main par ye wo woh batao naam matlab aur toh bhi na hi kar karta karti karte',
  ),
);

/**
 * Finds texts by the telling words they share with another: the best first, each with how rare what they share is.
 * @returns at most five; none where nothing telling is shared
 */
export function ranked<T>(
  texts: { text: string; value: T }[],
  least = 4.4,
): (text: string) => Similar<T>[] {
  const entries = texts.map(({ text, value }) => ({ value, keys: new Set(fold(text)) }));
  const seenIn = new Map<string, number>();
  for (const { keys } of entries)
    for (const key of keys) seenIn.set(key, (seenIn.get(key) ?? 0) + 1);
  return (text) => {
    const telling = tellingWords(text).filter((key) => seenIn.has(key));
    const rarity = (key: string) =>
      Math.log((entries.length + 1) / (seenIn.get(key) ?? entries.length));
    return entries
      .map(({ value, keys }) => ({
        value,
        score: telling.reduce((sum, key) => sum + (keys.has(key) ? rarity(key) : 0), 0),
      }))
      .filter(({ score }) => score > least)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 5);
  };
}

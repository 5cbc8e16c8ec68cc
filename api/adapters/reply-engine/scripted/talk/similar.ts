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

import { foldWord } from '../../text/fold.ts';
import type { Groups } from './patterns.ts';
import { type GuardWord, guardWords } from './words.ts';

/** How much of a word the beginnings are filed under. */
const START = 2;

/**
 * Makes the function that tells which of the named groups a word is in.
 * @param groups words as rules have them: `=word` only as it is written, `word*` whatever begins so
 */
export function createWordGroups(groups: Groups): (word: GuardWord) => readonly string[] {
  const [byPlain, byKey] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const byStart = new Map<string, { start: string; group: string }[]>();
  const note = (map: Map<string, Set<string>>, word: string, group: string) =>
    map.set(word, (map.get(word) ?? new Set()).add(group));
  for (const [group, list] of Object.entries(groups)) {
    for (const word of list) {
      if (word.endsWith('*')) {
        const start = foldWord(word.slice(0, -1));
        const filed = start.slice(0, START);
        byStart.set(filed, [...(byStart.get(filed) ?? []), { start, group }]);
      } else if (word.startsWith('=')) {
        for (const { plain } of guardWords(word.slice(1))) note(byPlain, plain, group);
      } else for (const { key } of guardWords(word)) note(byKey, key, group);
    }
  }
  return ({ plain, key }) => {
    const begun = (byStart.get(key.slice(0, START)) ?? [])
      .filter(({ start }) => key.startsWith(start))
      .map(({ group }) => group);
    return [...new Set([...(byPlain.get(plain) ?? []), ...(byKey.get(key) ?? []), ...begun])];
  };
}

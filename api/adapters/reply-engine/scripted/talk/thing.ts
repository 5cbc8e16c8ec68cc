import { fold } from '../../../../domain/text/fold.ts';
import { tellingWords } from './similar.ts';

/** Words with a capital that name nothing. Folded. */
const NO_THING = new Set(
  fold(
    'ok okay haha lol hmm yes no sorry thanks thank please god sir madam mam dear ji hi hello hey good morning night evening monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december ai',
  ),
);

const MOST_WORDS = 3;
const WORD = /[\p{L}\p{M}\p{N}'’]+|[.!?।,]/gu;
const NAME = /^\p{Lu}[\p{L}'’]+$/u;

/**
 * The name that a question asks after, as whoever asks has written it: the longest run of words with a capital, not at
 * the beginning of a sentence. Undefined where there is none: of other words too many name nothing.
 * @param not what is named by somebody else, such as her own name, or what he told
 */
export function thingIn(text: string, not: string[]): string | undefined {
  const none = new Set(not.flatMap((word) => fold(word)));
  const words = text.match(WORD) ?? [];
  const runs: string[][] = [[]];
  words.forEach((word, at) => {
    const isFirst = at === 0 || /[.!?।]/.test(words[at - 1] ?? '');
    const keys = fold(word);
    const names =
      NAME.test(word) &&
      !isFirst &&
      tellingWords(word).length > 0 &&
      !keys.some((key) => NO_THING.has(key) || none.has(key));
    if (names) runs.at(-1)?.push(word);
    else if (runs.at(-1)?.length) runs.push([]);
  });
  const things = runs
    .filter((run) => run.length > 0 && run.length <= MOST_WORDS)
    .map((run) => run.join(' '));
  return things.toSorted((a, b) => b.length - a.length)[0];
}

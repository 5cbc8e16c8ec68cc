import { fold } from '../../../../domain/text/fold.ts';
import { keptLately } from '../../../../domain/text/kept-lately.ts';
import type { Direction, Meaning } from '../../../../domain/text/meaning.ts';
import { likingIn } from './liking.ts';
import { plainly } from './plainly.ts';
import { piecesOf } from './words-index.ts';

/** Sentences that are kept: those of a message and what is made of them. */
const MOST_KEPT = 24;

/** What is looked at of a sentence that is compared with many texts. */
interface Asked {
  direction: Direction;
  /** Its words in pieces, as an index of words looks for them. */
  pieces: readonly number[];
  /** Whether it asks what is liked, or what is not. */
  liking: number;
}

const asking = new WeakMap<Meaning, (sentence: string) => Asked>();

/** Looks at a sentence once, however many finders look for it. */
export function lookAtAsked(sentence: string, meaning: Meaning): Asked {
  const known =
    asking.get(meaning) ??
    keptLately(MOST_KEPT, (one: string): Asked => {
      const text = plainly(one);
      return { direction: meaning(text), pieces: piecesOf(fold(text)), liking: likingIn(text) };
    });
  asking.set(meaning, known);
  return known(sentence);
}

import { type Guess, guess, type Head } from '../../../../../domain/text/classifier.ts';
import { featuresOf } from '../../../../../domain/text/features.ts';
import type { Meaning } from '../../../../../domain/text/meaning.ts';
import { guessBoth, type Pair, seenOf } from '../understand.ts';
import { type Run, runsIn } from './runs.ts';

/** What somebody does who writes a message. */
export const KINDS_OF_TELLING = [
  'asks',
  'advice',
  'wants',
  'repair',
  'flirt',
  'praise',
  'good',
  'bad',
  'worry',
  'plan',
  'tells',
  'thinks',
] as const;

/** What a message is about in its own words, as a listener would name it, and what kind of message it is. */
export interface Matter {
  /** As he wrote them; '' where it is likelier that nothing can be named. */
  words: string;
  /** That it is these words and no others, 0 to 1. */
  p: number;
  /** What these words name, the likeliest first: a person, a creature, food, a place, a thing, a doing, a feeling. */
  classes: Guess[];
  /** What he does who writes it, the likeliest first: of `KINDS_OF_TELLING`. */
  kinds: Guess[];
}

/** The heads of `content/talk/matter.bin`. */
export interface MatterHeads {
  /** Its one label is what a run of words is worth; its bias, what it is worth to name nothing. */
  run: Head;
  class: Head;
  kind: Pair;
}

/** Makes the function that finds what a listener would name. */
export function matterFinder(heads: MatterHeads, meaning: Meaning): (text: string) => Matter {
  return (text) => {
    const runs = runsIn(text, meaning);
    const scores = [heads.run.bias[0] ?? 0, ...runs.map((run) => worthOf(heads.run, run))];
    const most = Math.max(...scores);
    const total = scores.reduce((sum, one) => sum + Math.exp(one - most), 0);
    const words = runs[scores.indexOf(most) - 1]?.words ?? '';
    return {
      words,
      p: 1 / total,
      classes: words ? guess(heads.class, featuresOf(words)) : [],
      kinds: guessBoth(heads.kind, seenOf(text, meaning)),
    };
  };
}

/** What a run of words is worth, to be compared with the others of its message. */
function worthOf({ weights, scale }: Head, { features }: Run): number {
  let sum = 0;
  for (let at = 0; at < features.buckets.length; at++)
    sum += (weights[features.buckets[at] ?? 0] ?? 0) * (features.weights[at] ?? 0);
  return sum * (scale[0] ?? 0);
}

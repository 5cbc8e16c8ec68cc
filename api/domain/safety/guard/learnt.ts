import type { Head } from '../../text/classifier.ts';
import { likeliestIn } from '../hearing/likely.ts';
import type { Groups } from './patterns.ts';
import { createGuardSigns } from './signs.ts';
import type { GuardWord } from './words.ts';

/** Words that are looked at together; more are looked at in parts that overlap, as many words hide a few. */
const PART = 28;
const STEP = 19;

/**
 * Makes the function that tells for which reason a sentence must not be shown, by what was learnt of labelled ones:
 * the likeliest label, and undefined where that is `none`. How sure it must be of a reason is within the weights.
 * Linear in the number of words.
 * @param groups those of the rules
 * @param head of `content/safety/guard.bin`
 * @param reasons the labels that count; `none` is not among them
 */
export function createLearnt<Reason extends string>(
  groups: Groups,
  head: Head,
  reasons: readonly Reason[],
): (words: readonly GuardWord[]) => Reason | undefined {
  const signsOf = createGuardSigns(groups);
  return (words) => {
    for (const part of partsOf(words)) {
      const label = likeliestIn(head, signsOf(part));
      const reason = reasons.find((one) => one === label);
      if (reason) return reason;
    }
    return undefined;
  };
}

/** Words in parts that are looked at one by one. */
export function partsOf<T>(words: readonly T[]): readonly (readonly T[])[] {
  if (words.length <= PART) return [words];
  const count = Math.ceil((words.length - PART) / STEP) + 1;
  return Array.from({ length: count }, (_, at) => words.slice(at * STEP, at * STEP + PART));
}

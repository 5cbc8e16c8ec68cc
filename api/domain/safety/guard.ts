import type { GuardContent } from '#content-reader/kinds/conversation.ts';
import type { Head } from '../text/classifier.ts';
import type { Language } from '../text/detect-language.ts';
import { hasContactData } from './guard/contact-data.ts';
import { createLearnt } from './guard/learnt.ts';
import { createMasks } from './guard/masks.ts';
import { createFinder, type Pattern, phrase, rule } from './guard/patterns.ts';
import { hasStreetAddress } from './guard/street-address.ts';
import { type GuardWord, guardWords, undisguised } from './guard/words.ts';

/** Why a sentence is removed. The first matching reason is reported. */
export const GUARDED = [
  'minor',
  'explicit',
  'self-harm',
  'human',
  'insult',
  'promise',
  'payment',
  'contact',
  'guilt',
] as const;

export type Guarded = (typeof GUARDED)[number];

/** Checks an engine's output before it is shown. */
export interface Guard {
  /**
   * Why a sentence must not be shown; undefined where it may. Linear in its length.
   * @param before the sentence that was shown before it in the same text: an age in the one and romance in the other are
   *   as bad as both in one
   */
  judge(sentence: string, before?: string): Guarded | undefined;
  /** Replacements for a reply of which nothing is left. */
  insteadOf(reason: Guarded, language: Language): readonly string[];
}

/** A guard with rules. */
interface RuledGuard extends Guard {
  /** What `judge` tells, by the rules alone: for what is no sentence, such as a birthday or a name. */
  judgeByRules(text: string): Guarded | undefined;
}

/** Patterns as they stand in the file. */
interface Written {
  match?: readonly string[] | undefined;
  rules?: readonly string[] | undefined;
}

/** What a guard is made of: phrases and rules, and the lines in place of a whole reply. */
export interface GuardParts extends GuardContent {
  /** What was learnt of labelled sentences: `content/safety/guard.bin`. Without it the rules stand alone. */
  learnt?: Head | undefined;
}

/** Stops a sentence where the rules do, or where what was learnt is sure enough. */
export function createGuard({ learnt, ...content }: GuardParts): RuledGuard {
  const patterns = ({ match = [], rules = [] }: Written) => [
    ...match.map(phrase),
    ...rules.map((text) => rule(text, content.groups)),
  ];
  const searches = new Map(
    GUARDED.map((reason) => {
      const { match, rules, unless, exceptions } = content[reason];
      // These words name somebody under 18, which is not harmful by itself.
      const own = patterns(reason === 'minor' ? { rules } : { match, rules });
      return [reason, search(own, patterns({ match: unless, rules: exceptions }))];
    }),
  );
  const has = (reason: Guarded, words: readonly GuardWord[]) =>
    searches.get(reason)?.(words) ?? false;
  const { minor } = content;
  const harmless = patterns({ match: minor.unless, rules: minor.harmless });
  const isYoung = search(patterns({ match: minor.match, rules: minor.ages }), harmless);
  const isAge = search(patterns({ rules: minor.ages }), harmless);
  const isSuggestive = search(patterns({ match: minor.with, rules: minor.acts }), harmless);
  const admissions = createFinder(patterns({ match: content.human.admission }));

  const isRomance = (words: readonly GuardWord[]) => has('explicit', words) || isSuggestive(words);
  const isAcross = (before: readonly GuardWord[], words: readonly GuardWord[]) =>
    (isAge(before) && isRomance(words)) || (isAge(words) && isRomance(before));

  const judgeWords = (words: readonly GuardWord[]): Guarded | undefined => {
    if (has('minor', words)) return 'minor';
    const isExplicit = has('explicit', words);
    if ((isExplicit || isSuggestive(words)) && isYoung(words)) return 'minor';
    if (isExplicit) return 'explicit';
    const owned = Math.max(0, ...admissions.places(words).map(({ to }) => to));
    return GUARDED.slice(2).find((reason) =>
      has(reason, reason === 'human' ? words.slice(owned) : words),
    );
  };

  const isMasked = createMasks(content.explicit.match);
  const learntReason = learnt && createLearnt(content.groups, learnt, GUARDED);

  const byRules = (sentence: string, read: readonly GuardWord[][]): Guarded | undefined => {
    const reason = firstOf(read, judgeWords);
    if (reason) return reason;
    if (isMasked(sentence)) return 'explicit';
    return hasContactData(sentence) || hasStreetAddress(sentence) ? 'contact' : undefined;
  };

  return {
    judge(sentence, before) {
      const read = readingsOf(sentence);
      const reason = byRules(sentence, read);
      if (reason) return reason;
      if (before !== undefined && read.some((words) => isAcross(guardWords(before), words)))
        return 'minor';
      return learntReason && firstOf(read, learntReason);
    },
    judgeByRules: (text) => byRules(text, readingsOf(text)),
    insteadOf: (reason, language) => content[reason].instead[language],
  };
}

/** The words of a sentence, and those that disguised letters stand for where there are any. */
function readingsOf(sentence: string): GuardWord[][] {
  const shown = undisguised(sentence);
  return [sentence, ...(shown === undefined ? [] : [shown])].map(guardWords);
}

/** What is found in the first of the readings that has anything. */
function firstOf(
  readings: readonly GuardWord[][],
  find: (words: readonly GuardWord[]) => Guarded | undefined,
): Guarded | undefined {
  for (const words of readings) {
    const found = find(words);
    if (found) return found;
  }
  return undefined;
}

/** Whether one of the patterns is in the words, outside of harmless look-alikes. */
function search(patterns: Pattern[], harmless: Pattern[]) {
  const [finder, exceptions] = [createFinder(patterns), createFinder(harmless)];
  return (words: readonly GuardWord[]): boolean => {
    // Most sentences have none, so the harmless look-alikes need not be searched.
    if (finder.places(words).length === 0) return false;
    const blocked = new Uint8Array(words.length);
    for (const { from, to } of exceptions.places(words)) blocked.fill(1, from, to);
    return blocked.includes(1) ? finder.places(words, blocked).length > 0 : true;
  };
}

import type { GuardContent } from '#contract/schemas/content.ts';
import type { Language } from '../text/detect-language.ts';
import { hasContactData } from './contact-data.ts';
import { plainWords, undisguised } from './plain-words.ts';

/** What a sentence is left out for. The first that fits is told. */
export const GUARDED = ['minor', 'explicit', 'human', 'contact'] as const;

export type Guarded = (typeof GUARDED)[number];

/** Looks at what an engine has written before anyone reads it (design section 8). */
export interface Guard {
  /** Why a sentence must not be shown; undefined where it may. */
  judge(sentence: string): Guarded | undefined;
  /** What may be said in place of a reply of which nothing is left. */
  insteadOf(reason: Guarded, language: Language): readonly string[];
}

/** Somebody under 18 by their years. */
const YEARS =
  / (?:[1-9]|1[0-7]) (?:(?:years?|yrs?) old|saal k[aie] (?:ladk[iae]|bach\w*)|साल क[ाीे] (?:लडकी|लडका|बच्\S*)) /u;

/** A word with some of its letters hidden: f*ck, f**k. */
const MASKED = /(?<![\p{L}*])\p{L}+\*+\p{L}*/gu;

/** @param content phrases, matched as whole words, and the lines in place of a whole reply */
export function createGuard(content: GuardContent): Guard {
  const explicit = finder(content.explicit.match);
  const human = finder(content.human.match);
  const contact = finder(content.contact.match);
  const minor = finder(content.minor.match);
  const suggestive = finder(content.minor.with);

  const judgeWords = (words: string): Guarded | undefined => {
    const isExplicit = explicit(words);
    if ((isExplicit || suggestive(words)) && (minor(words) || YEARS.test(words))) return 'minor';
    if (isExplicit) return 'explicit';
    if (human(words)) return 'human';
    return contact(words) ? 'contact' : undefined;
  };

  const hidden = content.explicit.match.filter((phrase) => !phrase.includes(' '));
  const isMasked = (word: string) => {
    const pattern = new RegExp(`^${word.replaceAll('*', '.')}$`, 'iu');
    return hidden.some((phrase) => pattern.test(phrase));
  };

  return {
    judge(sentence) {
      const shown = undisguised(sentence);
      const reason =
        judgeWords(plainWords(sentence)) ?? (shown === undefined ? undefined : judgeWords(shown));
      if (reason) return reason;
      if (sentence.match(MASKED)?.some(isMasked)) return 'explicit';
      return hasContactData(sentence) ? 'contact' : undefined;
    },
    insteadOf: (reason, language) => content[reason].instead[language],
  };
}

/** Whether one of the phrases is among the words. */
function finder(list: readonly string[]): (words: string) => boolean {
  const byFirstWord = Map.groupBy(list.map(plainWords), firstWord);
  return (words) =>
    words
      .split(' ')
      .some((word) => byFirstWord.get(word)?.some((phrase) => words.includes(phrase)) ?? false);
}

const firstWord = (phrase: string): string => phrase.trim().split(' ', 1)[0] ?? '';

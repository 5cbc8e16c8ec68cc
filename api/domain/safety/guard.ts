import type { GuardContent } from '#content-reader/kinds/conversation.ts';
import type { Language } from '../text/detect-language.ts';
import { hasContactData } from './contact-data.ts';
import { plainWords, undisguised } from './plain-words.ts';

/** What a sentence is left out for. The first that fits is told. */
export const GUARDED = ['minor', 'explicit', 'human', 'contact'] as const;

export type Guarded = (typeof GUARDED)[number];

/** Looks at what an engine has written before anyone reads it. */
export interface Guard {
  /** Why a sentence must not be shown; undefined where it may. */
  judge(sentence: string): Guarded | undefined;
  /** What may be said in place of a reply of which nothing is left. */
  insteadOf(reason: Guarded, language: Language): readonly string[];
}

/** Somebody under 18 by their years. */
const YEARS =
  / (?:[1-9]|1[0-7]) (?:(?:years?|yrs?) old|saal k[aie] (?:ladk[iae]|bach\w*)|साल क[ाीे] (?:लडकी|लडका|बच्\S*)) /u;

/** A word with some of its letters hidden: f*ck, f**k, d!ck. */
const MASKED = /(?<![\p{L}*])\p{L}+[*@#!%&]+\p{L}+/gu;

/** Shortly before what she never does, and shortly after it: "I would never ask for your OTP". */
const REFUSED_BEFORE =
  /(?<! why) (?:never|cant|cannot|dont|wont|wouldnt|shouldnt|mat|nahi|नहीं|मत) (?!(?:you|u|we|wait|worry|stop|resist|forget|be|mind) )(?:ask (?:you )?for |\S+ )?$/u;
const REFUSED_AFTER = /^ (?:\S+ ){0,2}(?:mat|nahi|नहीं|मत) /u;

/** @param content phrases, matched as whole words, and the lines in place of a whole reply */
export function createGuard(content: GuardContent): Guard {
  const explicit = finder(content.explicit);
  const human = finder(content.human);
  const admission = content.human.admission.map(plainWords);
  const contact = finder(content.contact);
  const minor = finder(content.minor);
  const suggestive = finder({ match: content.minor.with, unless: content.minor.unless });

  const judgeWords = (words: string): Guarded | undefined => {
    const isExplicit = has(explicit(words));
    const isSuggestive = isExplicit || has(suggestive(words));
    if (isSuggestive && (has(minor(words)) || YEARS.test(words))) return 'minor';
    if (isExplicit) return 'explicit';
    if (has(human(afterLast(admission, words)))) return 'human';
    return contact(words).some((phrase) => !isRefused(words, phrase)) ? 'contact' : undefined;
  };

  const hidden = content.explicit.match.filter((phrase) => !phrase.includes(' '));
  const isMasked = (word: string) => {
    const pattern = new RegExp(`^${word.replaceAll(/[^\p{L}]/gu, '.')}$`, 'iu');
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

/** Which of the phrases are among the words, once those that only look like them are out. */
function finder(phrases: { match: readonly string[]; unless?: readonly string[] | undefined }) {
  const byFirstWord = Map.groupBy(phrases.match.map(plainWords), firstWord);
  const harmless = (phrases.unless ?? []).map(plainWords);
  return (said: string): string[] => {
    const found = said
      .split(' ')
      .flatMap((word) => byFirstWord.get(word) ?? [])
      .filter((phrase) => said.includes(phrase));
    // Most sentences have none, and what is harmless need not be looked for.
    if (!has(found)) return found;
    const words = harmless.reduce((rest, phrase) => rest.replaceAll(phrase, ' # '), said);
    return found.filter((phrase) => words.includes(phrase));
  };
}

const has = (found: readonly string[]): boolean => found.length > 0;

/** What is said once the last of the phrases was. */
const afterLast = (phrases: readonly string[], words: string): string =>
  phrases.reduce((rest, phrase) => ` ${rest.split(phrase).at(-1)}`, words);

function isRefused(words: string, phrase: string): boolean {
  const start = words.indexOf(phrase);
  const before = words.slice(0, start + 1);
  const after = words.slice(start + phrase.length - 1);
  return REFUSED_BEFORE.test(before) || REFUSED_AFTER.test(after);
}

const firstWord = (phrase: string): string => phrase.trim().split(' ', 1)[0] ?? '';

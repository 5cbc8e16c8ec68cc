import type { CareContent, UnderAgeContent } from '#content-reader/kinds/conversation.ts';
import type { Language } from '../../text/detect-language.ts';
import type { Hearing } from '../hearing/hearing.ts';

/** Texts of care: system cards, and her own supportive lines. */
export interface CareWords {
  /** For a visitor in danger; a possible minor is asked for the age as well. */
  danger(heard: Hearing, language: Language): string;
  /**
   * For a visitor under 18, whose account is suspended; with help first if they are in danger.
   * @param account the visitor's id, to be quoted by whoever wants to appeal
   */
  underAge(heard: Hearing, language: Language, account: string): string;
  /** Hers, where there may be a danger. @param which counts up, so that no line comes twice in a row */
  checkIn(kind: string, language: Language, which: number): string;
  /** Asked beside her answer, where a danger was heard faintly. */
  well(language: Language, which: number): string;
  /** One line with the number of a helpline, after her answer to a heavy heart. */
  number(language: Language, which: number): string;
  /** Her plain question for the age. */
  askAge(language: Language, which: number): string;
  /** Asked once, some replies after a card, a check-in or a number. */
  later(language: Language, which: number): string;
  /** What everything about the chats of a suspended account answers. */
  suspendedFor(language: Language, account: string): string;
}

/** Kinds in which another person may do harm: the first question is whether the visitor is safe. */
const UNSAFE = new Set(['home', 'sexual', 'stalking', 'child', 'others', 'overdose']);

/** @param care, underAge the content of both files */
export function createCareWords(care: CareContent, underAge: UnderAgeContent): CareWords {
  const pick = (lines: readonly string[], which: number) => lines[which % lines.length] ?? '';
  const cardOf = (kind: string) => care.cards.find(({ kinds }) => kinds.includes(kind));
  const askAge = (language: Language, which: number) => pick(care.askAge[language], which);
  return {
    danger: ({ danger, kind, age }, language) => {
      const card = cardOf(kind) ?? care.cards[0];
      if (age !== 'none') {
        return [care.minor[language], care.end[language], askAge(language, 0)].join(' ');
      }
      const words = (danger === 'now' ? card?.now : (card?.serious ?? card?.now))?.[language];
      return [words, care.end[language]].join(' ');
    },
    underAge: ({ danger }, language, account) => {
      const closing = underAge.card[language].replaceAll('{account}', account);
      return danger !== 'none' ? `${care.minor[language]} ${closing}` : closing;
    },
    checkIn: (kind, language, which) =>
      pick(care.checkIn[UNSAFE.has(kind) ? 'unsafe' : 'low'][language], which),
    well: (language, which) => pick(care.well[language], which),
    number: (language, which) => pick(care.number[language], which),
    askAge,
    later: (language, which) => pick(care.later[language], which),
    suspendedFor: (language, account) => underAge.closed[language].replaceAll('{account}', account),
  };
}

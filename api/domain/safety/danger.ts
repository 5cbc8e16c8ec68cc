import type { DangerContent } from '#content-reader/kinds/conversation.ts';
import type { Language } from '../text/detect-language.ts';
import { toPhrase } from '../text/words.ts';

/** Finds messages of someone in danger (design section 8). */
export interface DangerCheck {
  isDanger(text: string): boolean;
  /** The card that answers such a message. */
  cardFor(language: Language): string;
}

/** @param content the phrases, matched as whole words whatever their case and punctuation, and the cards */
export function createDangerCheck({ match, card }: DangerContent): DangerCheck {
  const phrases = match.map(toPhrase);
  const isDanger = (text: string) => {
    const said = toPhrase(text);
    return phrases.some((phrase) => said.includes(phrase));
  };
  return {
    isDanger,
    cardFor: (language) => card[language],
  };
}

import type { UnderAgeContent } from '#contract/schemas/content.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { toWords } from '../text/words.ts';
import { ageClauses } from './age-clauses.ts';
import { OF_AGE, UNDER_AGE, UNDER_AGE_ALONE } from './age-statements.ts';
import { mayBeOfAge } from './age-words.ts';

/** Before a statement: somebody else's age, another time or figure, a game, a wish or a doubt. */
const NOT_MEANT_BEFORE = new Set(
  toWords(`when whenever if since until till before think thinks thought guess look looks looked looking
    feel feels felt feeling wish pretend imagine suppose act acting lie lied dream treat treats treated
    believe believes she he they her his people everyone everybody daughter son sister brother beti beta
    behen log sochte kehte bolte kya jab agar yadi kaash socho maano maan lagta lagti jaise dil andar
    heart head mind photo pic picture video movie film story novel song game role roleplay character
    batch number roll floor room seat size rank level
    लोग क्या जब अगर यदि काश सोचो मानो लगता लगती जैसे दिल अंदर बेटी बेटा बहन`),
);

/** Shortly after it: the same. */
const NOT_MEANT_AFTER = new Set(
  toWords(`heart again inside mentally when jab tha thi lagta lagti aisa jaisa andar dil mind head ago
    pehle spiritually trapped dog cat business job company marriage जब था थी लगता लगती ऐसा अंदर दिल पहले`),
);

const WORDS_AFTER = 4;

const JOKING = new Set(toWords('kidding joking jk joke mazak mazaak majak मज़ाक'));

/**
 * Whether somebody says to be under 18, in English, Hinglish or Hindi. An account is closed for it, so
 * only plain words count, said of oneself and of now: "I'm 15 minutes late", "when I was 15" and "my
 * sister is 15" are nothing, and neither is what is taken back in the same message.
 */
export function saysUnderAge(text: string): boolean {
  if (!mayBeOfAge(text)) return false;
  const clauses = ageClauses(text);
  if (clauses.length === 1 && UNDER_AGE_ALONE.test(clauses[0] ?? '')) return true;
  const isSaid = clauses.some(isStatement);
  return isSaid && !clauses.some(isTakenBack);
}

function isStatement(clause: string): boolean {
  return UNDER_AGE.some((pattern) => {
    const found = pattern.exec(clause);
    if (!found) return false;
    const before = clause.slice(0, found.index).trim().split(' ');
    const after = clause
      .slice(found.index + found[0].length)
      .trim()
      .split(' ');
    return (
      before.at(-1) !== 'like' &&
      !before.some((word) => NOT_MEANT_BEFORE.has(word)) &&
      !after.slice(0, WORDS_AFTER).some((word) => NOT_MEANT_AFTER.has(word))
    );
  });
}

const isTakenBack = (clause: string): boolean =>
  OF_AGE.some((pattern) => pattern.test(clause)) ||
  clause.split(' ').some((word) => JOKING.has(word));

/** Finds messages of someone who says to be under 18 (design section 8). */
export interface UnderAgeCheck {
  isUnderAge(text: string): boolean;
  /**
   * The card that answers such a message, in its language.
   * @param account the visitor's id, to be quoted by whoever wants to appeal
   */
  cardFor(text: string, account: string): string;
}

/** @param content the cards */
export const createUnderAgeCheck = ({ card }: UnderAgeContent): UnderAgeCheck => ({
  isUnderAge: saysUnderAge,
  cardFor: (text, account) =>
    card[detectLanguage(text) ?? 'english'].replaceAll('{account}', account),
});

import type { Language } from '../text/detect-language.ts';

/** What is shown to a visitor without messages left. */
export type RechargeWords = (companion: string, language: Language, random: () => number) => string;

/** Said after hers in every chat: what there is to do, and that nothing is lost. */
const PLAIN: Record<Language, string> = {
  english:
    'Your messages are used up. Recharge to go on with this chat; everything you two have said stays here.',
  hinglish:
    'Messages khatam ho gaye hain. Recharge karke baat aage badh sakti hai, jo kaha gaya sab yahin rahega.',
  hindi: 'संदेश ख़त्म हो गए हैं। रिचार्ज करके बात आगे बढ़ सकती है, जो कहा गया सब यहीं रहेगा।',
};

/**
 * Words for an empty balance: a line of hers that neither pleads nor blames, then the plain facts.
 * @param lines hers by language, by the name of the companion
 */
export const createRechargeWords =
  (lines: ReadonlyMap<string, Record<Language, string[]>>): RechargeWords =>
  (companion, language, random) => {
    const hers = lines.get(companion)?.[language] ?? [];
    const line = hers[Math.floor(random() * hers.length)];
    return [line, PLAIN[language]].filter(Boolean).join(' ');
  };

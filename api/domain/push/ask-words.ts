import type { Language } from '../text/detect-language.ts';

/** Characters of a text that she quotes. */
const QUOTED = 120;

const WORDS: Record<Language, (text: string) => string> = {
  english: (text) => `You wanted me to ask about this: “${text}” So, how did it go?`,
  hinglish: (text) => `Tumne kaha tha iske baare mein poochhna: “${text}” Toh, kaisa raha?`,
  hindi: (text) => `तुमने कहा था इसके बारे में पूछना: “${text}” तो, कैसा रहा?`,
};

/** Her question about what the visitor wanted to be asked. */
export const askWords = (language: Language, text: string): string => {
  const quoted = text.replace(/\s+/g, ' ').trim();
  return WORDS[language](
    quoted.length > QUOTED ? `${quoted.slice(0, QUOTED).toWellFormed()}…` : quoted,
  );
};

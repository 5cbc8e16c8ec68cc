import { ENGLISH_WORDS, LOANED_WORDS, ROMANISED_HINDI_WORDS } from './word-lists.ts';
import { toWords } from './words.ts';

/** The three mixes her lines are written in: `hinglish` is Latin letters, `hindi` Devanagari. */
export const LANGUAGES = ['english', 'hinglish', 'hindi'] as const;

export type Language = (typeof LANGUAGES)[number];

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** In an English sentence so many of its words may be Hindi before it is Hinglish. */
const HINDI_SHARE = 0.15;

/** "Leke aate the, roz", "teacher the ya master": थे ends a clause, where an article stands before a noun. */
const WERE =
  /(?<!\p{L})the(?= *(?:[,.!?]|$)| (?:ya|aur|jab|phir|lekin|toh|abhi|mere|hamare|roz|yaar|ghar|wahan|yahan)(?!\p{L}))/iu;

/** The language of one message, or undefined when it is too short to tell ("hi", "ok", an emoji). */
export const detectLanguage = (text: string): Language | undefined => {
  const words = toWords(text);
  const devanagari = words.filter((word) => DEVANAGARI.test(word)).length;
  if (devanagari > 0) return devanagari * 3 >= words.length ? 'hindi' : 'hinglish';
  const hindi = words.filter((word) => ROMANISED_HINDI_WORDS.has(word));
  // Beside another word of Hindi: "I hate the, oh" is English.
  const hasWere = hindi.length > 0 && WERE.test(text);
  const isArticle = (word: string) => word === 'the' && hasWere;
  const english = words.filter((word) => ENGLISH_WORDS.has(word) && !isArticle(word)).length;
  // "Yaar", "na" and their like stand in English sentences too.
  const own = hindi.filter((word) => !LOANED_WORDS.has(word)).length + Number(hasWere);
  if (english === 0) return hindi.length > 0 ? 'hinglish' : undefined;
  const isHinglish = own > english || (own > 0 && own / words.length >= HINDI_SHARE);
  return isHinglish ? 'hinglish' : 'english';
};

/**
 * The language to answer in: that of the newest visitor message that shows one, else a draw by her
 * own share of Hinglish.
 *
 * @param messages the visitor's messages, oldest first
 * @param hinglishShare 0 to 1
 */
export const answerLanguage = (
  messages: readonly string[],
  hinglishShare: number,
  random: () => number,
): Language => {
  const shown = messages.map(detectLanguage).findLast((language) => language !== undefined);
  return shown ?? (random() < hinglishShare ? 'hinglish' : 'english');
};

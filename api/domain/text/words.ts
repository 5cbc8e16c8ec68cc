/** Joiners, emoji variation selectors and skin tones: they change how a text looks, not what it says. */
const INVISIBLE = /\u200c|\u200d|\ufe0f|[\u{1f3fb}-\u{1f3ff}]/gu;

const WORD = /[\p{L}\p{M}\p{N}]+|\p{Extended_Pictographic}/gu;

/**
 * Splits a text into comparable words: lower case, no punctuation, an emoji is a word of its own.
 * Spellings that mean the same become equal: "What's" and "whats", "hiiiii" and "hi", Devanagari
 * with and without nukta, chandrabindu and anusvara.
 */
export const toWords = (text: string): string[] => {
  const plain = text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(/['’‘`\u093c]/g, '')
    .replaceAll('ँ', 'ं')
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1');
  return plain.match(WORD) ?? [];
};

/** The words of a text as one string with a space on both ends, so that `includes` finds whole words only. */
export const toPhrase = (text: string): string => ` ${toWords(text).join(' ')} `;

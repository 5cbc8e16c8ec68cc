/** "He has his boards in February", "वो आठवीं में है": a sentence that begins with somebody else. */
const OF_ANOTHER =
  /^\s*(?:(?:now|but|and|so|haha|ab|par|aur|phir|अब|पर|और)[, ]+){0,2}(?:s?he(?:['’]s)?|wo|woh|us(?:k[aie]|ko)|वो|वह|उस(?:का|की|के|को))(?![\p{L}\p{M}])/iu;

/** The visitor speaks of himself in it: by a pronoun, or by the verb ("वो नहीं बताऊँगी"). */
const OF_HIMSELF =
  /\b(?:i|me|my|mine|myself|we|us|our|main?|mai|mujh\p{L}*|mer[aei]|hum|ham|hamar[aei]|apn[aei]|same|h(?:u|oo)n?|\p{L}+ung[ai])\b|मैं|मुझ|मेर[ाीे]|हम|अपन|हू[ँं]|[ऊउ][ँं]ग[ाी]/iu;

/**
 * A text without the sentences that are of somebody else alone: a class or an exam in them is no hint of his own age.
 * Linear in the length of the text.
 */
export const ownSentences = (text: string): string =>
  (text.match(/[^.!?।\n]+[.!?।\n]*/gu) ?? [])
    .filter((sentence) => !OF_ANOTHER.test(sentence) || OF_HIMSELF.test(sentence))
    .join('');

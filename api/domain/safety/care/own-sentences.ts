/** "He has his boards in February", "वो आठवीं में है": a sentence that begins with somebody else. */
const OF_ANOTHER =
  /^\s*(?:(?:now|but|and|so|haha|ab|par|aur|phir|अब|पर|और)[, ]+){0,2}(?:s?he(?:['’]s)?|wo|woh|us(?:k[aie]|ko)|वो|वह|उस(?:का|की|के|को))(?![\p{L}\p{M}])/iu;

/** The visitor speaks of himself in it: by a pronoun, or by the verb ("वो नहीं बताऊँगी"). */
const OF_HIMSELF =
  /\b(?:i|me|my|mine|myself|we|us|our|main?|mai|mujh\p{L}*|mer[aei]|hum|ham|hamar[aei]|apn[aei]|same|h(?:u|oo)n?|\p{L}+ung[ai])\b|मैं|मुझ|मेर[ाीे]|हम|अपन|हू[ँं]|[ऊउ][ँं]ग[ाी]/iu;

/** "He is in 9th. Me too": what is said of somebody else holds for himself. */
const LIKEWISE =
  /^\s*(?:(?:and|haha|yes|yeah|haan|aur|to|हाँ|और)[, ]+){0,2}(?:me (?:too|also)|same|so (?:am|do|is|was) (?:i|mine)|i am (?:too|also|in the same)|i['’]?m (?:too|also)|(?:main?|mai|mujhe|mer[aei]|hum|ham|मैं|मुझे|मेर[ाीे]|हम) bhi|(?:मैं|मुझे|मेर[ाीे]|हम) भी)(?![\p{L}\p{M}])/iu;

/** A teacher scolds, gives homework: the class is that of the pupil who tells it. */
const OF_A_TEACHER =
  /\b(?:scold\p{L}*|homework|teach\p{L}*|sir|ma['’]?am|madam|miss|daant\p{L}*|da+t(?:t[aei]|[ae])|padhat\p{L}*|padha(?:ya|yi)|punish\p{L}*|marks?|detention)\b|डाँट|डांट|होमवर्क|पढ़ात|टीचर/iu;

/**
 * A text without the sentences that are of somebody else alone: a class or an exam in them is no hint of his own age.
 * Linear in the length of the text.
 */
export function ownSentences(text: string): string {
  const sentences = text.match(/[^.!?।\n]+[.!?।\n]*/gu) ?? [];
  if (sentences.some((sentence) => LIKEWISE.test(sentence))) return text;
  return sentences
    .filter(
      (sentence) =>
        !OF_ANOTHER.test(sentence) || OF_HIMSELF.test(sentence) || OF_A_TEACHER.test(sentence),
    )
    .join('');
}

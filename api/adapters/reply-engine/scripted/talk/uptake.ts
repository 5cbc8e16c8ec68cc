import { withCapital } from '../../../../domain/text/capital.ts';
import type { Language } from '../../../../domain/text/detect-language.ts';

/** Longer than this, his words are not repeated. */
const MOST_WORDS = 14;
const LEAST_WORDS = 4;

const OPENERS =
  /^(?:(?:hi+|hello|hey+|by the way|and by the way|yes|yeah|yep|no(?=,)|well|so|actually|ok|okay|and|but|because|btw|hmm|oh|like|also|then|haan|ha|nahi(?=,)|toh|aur|lekin|par|kyunki|waise|arre|are|bhai|yaar|accha|acha|bas|matlab|phir|sun|suno|sunna|हाँ|तो|और|लेकिन|पर|क्योंकि|वैसे|अरे|यार|अच्छा|बस|मतलब|फिर|हां)[,.]?\s+)+/iu;
const CLOSERS =
  /(?<![\s,])[\s,]+(?:yaar|yar|bhai|na|bro|dear|jaan|baby|lol|haha+|hehe+|यार|ना|भाई)$/iu;

const ENGLISH: [RegExp, string][] = [
  [/\bi['’]?m\b/gi, 'you are'],
  [/\bi am\b/gi, 'you are'],
  [/\bi was\b/gi, 'you were'],
  [/\bi['’]ve\b/gi, 'you have'],
  [/\bi['’]ll\b/gi, 'you will'],
  [/\bi['’]d\b/gi, 'you would'],
  [/\bi\b/gi, 'you'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bmy\b/gi, 'your'],
  [/\bmine\b/gi, 'yours'],
  [/\bme\b/gi, 'you'],
  [/\bours?elves\b/gi, 'yourselves'],
  [/\bwe\b/gi, 'you'],
  [/\bour\b/gi, 'your'],
  [/\bus\b/gi, 'you'],
];

const HINGLISH: [RegExp, string][] = [
  [/\bmera\b/gi, '[tumhara|aapka]'],
  [/\bmeri\b/gi, '[tumhari|aapki]'],
  [/\bmere\b/gi, '[tumhare|aapke]'],
  [/\b(?:mujhe|mujhko|muje|mje|mjhe)\b/gi, '[tumhe|aapko]'],
  [/\b(?:maine|mene)\b/gi, '[tumne|aapne]'],
  [/\bhumara\b|\bhamara\b/gi, '[tumhara|aapka]'],
  [/\bhumari\b|\bhamari\b/gi, '[tumhari|aapki]'],
  [/\bhumare\b|\bhamare\b/gi, '[tumhare|aapke]'],
  [/\b(?:main|mai)\b/gi, '[tum|aap]'],
  [/\braha (?:hu|hoon|hun|hoo)\b/gi, '[rahe ho|rahe hain]'],
  [/\brahi (?:hu|hoon|hun|hoo)\b/gi, '[rahi ho|rahi hain]'],
  [/\b(\w+)ta (?:hu|hoon|hun|hoo)\b/gi, '$1te [ho|hain]'],
  [/\b(\w+)ti (?:hu|hoon|hun|hoo)\b/gi, '$1ti [ho|hain]'],
  [/\b(\w+)a (?:hu|hoon|hun|hoo)\b/gi, '$1e [ho|hain]'],
  [/\b(?:hu|hoon|hun|hoo)\b/gi, '[ho|hain]'],
  [/\b(\w+?)(?:oo|u)nga\b/gi, '$1[oge|enge]'],
  [/\b(\w+?)(?:oo|u)ngi\b/gi, '$1[ogi|engi]'],
];

const HINDI: [RegExp, string][] = [
  [/(?<!\p{L})मेरा(?![\p{L}\p{M}])/gu, '[तुम्हारा|आपका]'],
  [/(?<!\p{L})मेरी(?![\p{L}\p{M}])/gu, '[तुम्हारी|आपकी]'],
  [/(?<!\p{L})मेरे(?![\p{L}\p{M}])/gu, '[तुम्हारे|आपके]'],
  [/(?<!\p{L})मुझे(?![\p{L}\p{M}])/gu, '[तुम्हें|आपको]'],
  [/(?<!\p{L})मैंने(?![\p{L}\p{M}])/gu, '[तुमने|आपने]'],
  [/(?<!\p{L})मैं(?![\p{L}\p{M}])/gu, '[तुम|आप]'],
  [/रहा हू[ँं]/gu, '[रहे हो|रहे हैं]'],
  [/रही हू[ँं]/gu, '[रही हो|रही हैं]'],
  [/ता हू[ँं]/gu, 'ते [हो|हैं]'],
  [/ती हू[ँं]/gu, 'ती [हो|हैं]'],
  [/ा हू[ँं]/gu, 'े [हो|हैं]'],
  [/ू[ँं]गा/gu, '[ोगे|ेंगे]'],
  [/ू[ँं]गी/gu, '[ोगी|ेंगी]'],
  [/ऊ[ँं]गा/gu, '[ओगे|एँगे]'],
  [/ऊ[ँं]गी/gu, '[ओगी|एँगी]'],
  [/हू[ँं]/gu, '[हो|हैं]'],
];

/** What cannot be turned round: it speaks of her, asks, or is in a form that the rules do not know. */
/** A greeting, or something she is told to do: nothing of the visitor's to be taken up. */
const TO_HER =
  /^(?:hi|hii+|hello|hey|namaste|adaab|नमस्ते|हैलो|हेलो)\b|\b(?:rakhna|rakho|suno|sunao|bolo|dekho|batao|bataiye|rakhiye)\b|नमस्ते|रखिए|रखना|सुनो|सुनिए|बताइए|बताओ|बोलो|देखिए/iu;

/** A no to what she said. */
const DENIES = /^(?:no|nah|nope|nahi|nahin|नहीं)\b/iu;

/** Said of the talk itself. */
const COMPLAINS =
  /\b(?:pucha|poocha|puchha|bola|kaha tha|bataya|asked|said|told)\b|पूछा|बोला|बताया/iu;

const UNFIT: Record<Language, RegExp> = {
  english: /[?@\d]{4,}|\?|https?:|\b(?:you|your|u|ur|yours)\b/i,
  hinglish:
    /\?|https?:|\bkya\b|\bky[ou]n?\b|^(?=.*\b(?:main|mai)\b).*\b(?:tha|thi)\b|\b(?:tum|tumhe|tumhara|tumhari|tumhare|tumse|tu|tera|teri|tere|aap|aapka|aapki|aapke|aapko|you|your)\b|unga\b|ungi\b|\b\w+(?:ta|ti) (?:tha|thi)\b|\bhum\b|\b[a-z]+(?:ogi|oge|iye|iyega)\b|\b(?:rahi|rahe|[a-z]+ti|[a-z]+te) ho\b/i,
  hindi:
    /\?|^(?=.*मैं(?![\p{L}\p{M}])).*(?:था|थी)(?![\p{L}\p{M}])|तुम|आप|क्यों|रही हो|रहे हो|[तर]ी हो|ऊँगा|ऊंगा|ूँगा|ूंगा|ऊँगी|ूँगी|हम(?!ें)|चाहिए/u,
};

/** The end of a long sentence, from the last word on that a phrase begins with. */
function lastPiece(text: string, language: Language): string | undefined {
  const pieces =
    language === 'english'
      ? text.split(/[,;]\s+|(?<!\s)\s+(?:and|but|because|since|so|that|when|where|who|which)\s+/i)
      : text.split(
          /[,;]\s+|(?<!\s)\s+(?:aur|lekin|par|kyunki|jab|toh|phir|और|लेकिन|पर|क्योंकि|कि|जब|तो|फिर)\s+/iu,
        );
  const fits = (piece: string) => {
    const count = piece.split(/\s+/).length;
    return count >= 4 && count <= MOST_WORDS;
  };
  return (
    pieces.findLast(
      (piece) =>
        fits(piece) &&
        /\b(?:i|my|me|we|our|mera|meri|mere|main|maine|mujhe)\b|मे[रन]|मुझ|मैं/iu.test(piece),
    ) ?? pieces.findLast(fits)
  );
}

/** Of these nothing is left to be taken up. */
const HOLLOW =
  /^(?:i (?:think|guess|know|mean|feel like|don'?t|do not|want|need)|it'?s|this is|that is|thats|please|just)\b/i;

const CONTENT: Record<Language, RegExp> = {
  english: /\b(?:i|my|me|we|our|i'm|im)\b/i,
  hinglish: /./,
  hindi: /./,
};

/** His words as she would say them, whatever they are and however many; with marks for tum and aap. */
export function turnedRound(text: string, language: Language): string {
  const rules = language === 'english' ? ENGLISH : language === 'hinglish' ? HINGLISH : HINDI;
  const turned = rules.reduce((now, [from, to]) => now.replace(from, to), text);
  return language === 'english'
    ? turned.replace(/\bam\b/gi, 'are').replace(/\byou was\b/gi, 'you were')
    : turned;
}

/** "Ek achhi baat bhi hai,", "one good news,": what follows is the news. */
const ANNOUNCES =
  /^(?:(?:aaj|today|waise|par|but|and|aur|ek|one|more|bas|just|ab|now|to|toh) )*(?:(?:a(?:c+h+){1,2}i|badi|choti|good|great|bad|big|more|aur) (?:baat|khabar|news|thing|cheez)(?: (?:today|aaj|also))?|had+ ho gayi|thak ga(?:ya|yi)(?: (?:yaar|yar))?(?=,)|khushi ki (?:baat|khabar)|tension|problem|dikkat|pareshani|mast (?:baat|cheez|khabar))(?: (?:ye|yeh|bhi|hui|hua|hai|h|is|that|ki|batau|suno))*(?: ?[,:.!]+ *|(?<= (?:hai|hui|h|ye|yeh|ki|is|that)) )|^(?:(?:आज|वैसे|एक|और|पर) )*(?:(?:अच्छी|बड़ी|ख़ुशी की|खुशी की) (?:बात|ख़बर|खबर)|परेशानी|चिंता|टेंशन)(?: (?:यह|ये|भी|हुई|है|कि))*(?: ?[,:।!]+ *|(?<= (?:है|हुई|यह|ये|कि)) )/iu;
/** "Nahi landlord nahi, flatmate": what is denied is no news. */
const CORRECTS =
  /^(?:arre? )?(?:(?:no|nahi+n?|नहीं), *|(?:no|nahi+n?|नहीं),? +[\p{L}\p{M}]+ (?:nahi+n?|नहीं)[, ]+)/iu;

/** A sentence of his without the small words that it begins and ends with. */
export const withoutFillers = (text: string): string =>
  text
    .replace(/^me,? (?=i\b)/iu, '')
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(OPENERS, '')
    .replace(ANNOUNCES, '')
    .replace(CORRECTS, '')
    .replace(CLOSERS, '')
    .replace(/(?<![\s,.!।…])[\s,.!।…]+$/u, '');

/**
 * His own words turned round, as a sentence of hers: "I found a box of letters" is "You found a box of letters."
 * @returns with marks for tum and aap; undefined where it would not read well
 */
export function takenUp(clause: string, language: Language): string | undefined {
  let text = clause
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<![ .!।…])[ .!।…]+$/u, '')
    .trim();
  text = text.replace(OPENERS, '').replace(ANNOUNCES, '').replace(CLOSERS, '').replace(CLOSERS, '');
  if (/[.!?।]\s/u.test(text) || DENIES.test(text)) return undefined;
  if (text.split(/\s+/).length > MOST_WORDS) text = lastPiece(text, language) ?? text;
  const words = text.split(/\s+/).length;
  if (words < (text.length > 24 ? 3 : LEAST_WORDS) || words > MOST_WORDS) return undefined;
  if (
    HOLLOW.test(text) ||
    TO_HER.test(text) ||
    UNFIT[language].test(text) ||
    !CONTENT[language].test(text)
  )
    return undefined;
  if (/[()"“”:/\\<>{}[\]|]/.test(text) || /\p{Extended_Pictographic}/u.test(text)) return undefined;
  let turned = turnedRound(text, language);
  // Without a word of his own in it, it would be read as an echo.
  if (turned === text || COMPLAINS.test(text)) return undefined;
  if (turned === turned.toUpperCase()) turned = turned.toLowerCase();
  turned = withCapital(turned.trim());
  return `${turned}${language === 'hindi' ? '।' : '.'}`;
}

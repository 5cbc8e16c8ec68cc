import { actOf, type Talk, topicOf } from './turn.ts';
import type { Clause } from './understand.ts';

export const TO_HER =
  /\b(?:you|your|u|ur|urself|yourself|tum|tumhe|tumhen|tumhara|tumhari|tumhare|tumne|tumse|tu|tera|teri|tere|tujhe|aap|aapka|aapki|aapke|aapko|aapne|tm|tmhe|tumko|[a-z]+ti ho|[a-z]+ogi|ho kya|ho na)\b|तुम|आप(?!स)|तू|तेरा|तेरी|ती हो|ती हैं|ोगी|हो क्या/iu;
export const HIS_MATTER =
  /\b(?:should i|shall i|what (?:do|should|can|would) i|how (?:do|should|can|to) (?:i)?|help me|advice|suggest|kya kar(?:u|un|oon|na)|kya (?:[a-z]+ ){0,2}(?!hu\b|hoon\b|hun\b|tu\b)[a-z]{1,9}(?:u|un|oon)(?= |$|[?.,!])|kaise kar(?:u|un|oon)|kaise (?:\p{L}+ ){0,2}\p{L}+(?:u|un|oon)\b|\w+(?:aau|au|oon|un|u|du|lu) (?:ya|or) (?:na|nahi)\b|(?:lu|lun|loon|du|dun|doon|karu|karun|jau|jaun) (?:ya|or) \w+|karna chahiye|chahiye kya|kya (?:\p{L}+ )?(?:kare|karein|karen|rakhe|rakhein|bole|bolein|kahe)\b|tips?|(?:usko|unko|use|usse|unse|unhe|mummy ko|papa ko|boss ko|bachche ko) kya (?:bol|kah|bata|du|de)\w*|(?:koi|kuch) (?:\w+ ){1,3}(?:batao|bata do|bataiye|suggest))\b|(?:उसे|उसको|उन्हें|उनको|उससे|उनसे) क्या (?:बोल|कह|बता|दू)|क्या करू|क्या करें|कैसे करू|क्या करना|चाहिए|(?:ऊँ|ऊं|ूँ|ूं) या |सलाह दो|सलाह दीजिए/iu;
export const OF_HIM =
  /\b(?:my|mera|meri|mere|i|me|mujhe|maine)\b(?! (?:liye|saath|sath|pass|paas))|मेरा|मेरी|मेरे|मुझे/iu;
/** Something of his, and none of her story. */
export const OF_HIS = /\b(?:my|mine|mera|meri|mere|mujhe|mujhse|maine|i)\b|मेरा|मेरी|मेरे|मुझे|मैंने/iu;
/** "Tum hoti toh kya karti?": what she would do in his place, and no other life of hers. */
export const IN_HIS_PLACE =
  /\b(?:tum|tu|aap|agar tum) hoti\p{L}* to+h? kya kar(?:ti|tin|ogi)\p{L}*|\bwhat would (?:you|u) (?:do|have done)(?= in my place|[ ?.!]*$)|(?:तुम|आप) होती(?:ं)? तो क्या कर/iu;
/** What he should do, or what she would do in his place, is asked of his own matter. */
export const asksOfHisMatter = (text: string): boolean =>
  HIS_MATTER.test(text) || IN_HIS_PLACE.test(text);
const VIEW =
  /\b(?:do you think|don'?t you think|you think|would you|will (?:she|he|it|they|i)|is it|was it|does (?:she|he|it)|did (?:she|he|it|they)|kya lagta|lagta hai kya|kya (?:wo|woh|vo))\b|क्या लगता|लगता है क्या/iu;
/** Asks who, what, when and the like. */
export const ASKS_WHICH =
  /\b(?:what|which|who|where|when|how|why|kaun|kaunsa|kaunsi|konsa|kab|kahan|kaise|kitna|kitne|kyun)\b(?! do you think)|कौन|कब|कहाँ|कैसे|कितन|क्यों/iu;
/** "What do you think is the best street food": her taste, and no view. */
const OF_TASTE = /\b(?:sabse|best|favou?rite|fav|pasand)\b|सबसे|पसंद/iu;
const OF_THE_WORLD = /\b(?:world|duniya|india|bharat|country|desh)\b|दुनिया|भारत|देश/iu;
/** Somebody or something of what she told. */
const IN_HER_STORY =
  /\b(?:he|she|they|him|her|them|it|then|wo|woh|vo|usne|unhone|uska|uski|unka|unki|phir|fir)\b|(?<![\p{L}\p{M}])(?:वो|वह|उसने|उन्होंने|उसका|उसकी|उनकी|फिर)(?![\p{L}\p{M}])/iu;

/** "Pata hai tumhe?": what stands beside it is asked, and that is not of her. */
const DO_YOU_KNOW =
  /\b(?:kya )?(?:tumhe|tumko|aapko|tujhe) (?:kuch )?(?:pata|maloom) (?:hai|h)(?: kya)?\b|\b(?:pata|maloom) (?:hai|h) (?:kya )?(?:tumhe|tumko|aapko|tujhe)\b|\bdo (?:you|u) know\b|(?:तुम्हें|आपको) (?:पता|मालूम) है|(?:पता|मालूम) है (?:तुम्हें|आपको)/iu;

/** A question of the visitor's, and what its form says of it. */
export interface Question {
  clause: Clause;
  text: string;
  /** What it is likeliest about. */
  topic: { label: string; p: number };
  /** What the talk is about with it: its own topic, where that is likely. */
  context: string | undefined;
  /** It is put to her, about her. */
  isToHer: boolean;
  /** It asks what he should do. */
  isForAdvice: boolean;
  /** It asks what she thinks of something. */
  isForView: boolean;
  /** It asks something of her life or of what she told, whether it says so or not. */
  isOfHerStory: boolean;
}

/** How likely an act is enough to take a question without "you" for one that is put to her. */
const SURELY_HERS = 0.7;
const LIKELY_HERS = 0.4;
const PERHAPS_HERS = 0.2;
const LIKELY_ADVICE = 0.45;
const LIKELY_TOPIC = 0.4;

/** Looks at the form of a question. */
export function questionOf({ state }: Talk, clause: Clause): Question {
  const { text } = clause;
  const topic = topicOf(clause);
  const put = text.replace(DO_YOU_KNOW, ' ');
  const asksHer = actOf(clause, 'asks-her');
  const isOfHisMatter = asksOfHisMatter(text);
  const isToHer = (TO_HER.test(put) || asksHer > SURELY_HERS) && !isOfHisMatter;
  const followsHer = state.last.length > 0 && (asksHer > PERHAPS_HERS || IN_HER_STORY.test(text));
  return {
    clause,
    text,
    topic,
    context: topic.p > LIKELY_TOPIC ? topic.label : state.topic,
    isToHer,
    // "How do you celebrate?" asks her, though advice is often asked so.
    isForAdvice:
      isOfHisMatter ||
      (actOf(clause, 'advice') > LIKELY_ADVICE && (!TO_HER.test(text) || OF_HIM.test(text))),
    isForView: VIEW.test(text) && !ASKS_WHICH.test(text) && !OF_TASTE.test(text),
    isOfHerStory:
      clause.isQuestion &&
      !isOfHisMatter &&
      !OF_HIS.test(text) &&
      !OF_THE_WORLD.test(text) &&
      (isToHer || asksHer > LIKELY_HERS || followsHer),
  };
}

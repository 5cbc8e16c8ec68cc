import { asksOfHisMatter, OF_HIM, OF_HIS, TO_HER } from './question-form.ts';
import { actOf, type Talk, topicOf } from './turn.ts';
import type { Clause } from './understand.ts';

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

import { realise } from './realise.ts';
import { rankerOf } from './similar.ts';
import { addressOf, type Part, sayTurn, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';
import { takenUp } from './uptake.ts';

const OF_HIM =
  /\b(?:my|mine|i|me|mera|meri|mere|main|mai|mujhe)\b|मेरा|मेरी|मेरे|(?<!\p{L})मैं(?!\p{L})/iu;
const ASKS_TO_RECALL =
  /\b(?:what(?:'?s| is| was)?|who(?:'?s| is)?|where|which|when|do you (?:remember|know|recall)|remember|yaad|pata|kya|kaun\w*|kon\w*|kahan|kab|kis|kitn[aei]|kais[aei])\b|याद|क्या|कौन|कहाँ|कहां|कब|पता/iu;

/** What is asked after, and the topics of memory that answer it. */
const ASKED: [RegExp, string[]][] = [
  [/\b(?:dog|cat|pet|kutta|kutte|billi|puppy)\b|कुत्त|बिल्ली/iu, ['pet']],
  [/\b(?:wife|biwi|patni)\b|पत्नी|बीवी/iu, ['wife']],
  [/\b(?:husband|pati)\b|(?<!\p{L})पति(?!\p{L}|\p{M})/iu, ['husband']],
  [/\b(?:daughter|beti)\b|बेटी/iu, ['daughter']],
  [/\b(?:son|beta|bete)\b|बेटा|बेटे/iu, ['son']],
  [/\b(?:brother|bhai)\b|(?<!\p{L})भाई/iu, ['brother']],
  [/\b(?:sister|behen|behan|didi)\b|बहन|दीदी/iu, ['sister']],
  [/\b(?:friend|dost)\b|दोस्त/iu, ['friend']],
  [/\b(?:girlfriend|boyfriend|gf|bf|partner)\b/iu, ['partner']],
  [/\b(?:birthday|janamdin|bday)\b|जन्मदिन/iu, ['birthday']],
  [
    /\b(?:city|live|from|stay|rehta|rehti|shehar|sheher|hometown|home)\b|शहर|रहता|रहती/iu,
    ['home', 'origin'],
  ],
  [
    /\b(?:work|job|do for a living|kaam|naukri|profession)\b|(?<!\p{L})काम|नौकरी/iu,
    ['work', 'goal'],
  ],
  [/\b(?:name|naam)\b|नाम/iu, ['name']],
];

/**
 * Answers a question about the visitor's own life from what was told; undefined where it is none. Of something that
 * was not told she says so.
 */
export function recall(talk: Talk, { text, words, isQuestion }: Clause): Part | undefined {
  if (!isQuestion || words > 12 || !OF_HIM.test(text) || !ASKS_TO_RECALL.test(text))
    return undefined;
  if (
    /\b(?:should|shall|can|could|kar(?:u|un|oon)|chahiye)\b(?! you)/i.test(text) &&
    !/\b(?:remember|know|yaad)\b/i.test(text)
  )
    return undefined;
  const said =
    /\b(?:remember|yaad|told|bataya|what day|which day|kis din|when)\b|याद|बताया|किस दिन|कब/iu.test(
      text,
    )
      ? fromHisWords(talk, text)
      : undefined;
  const asked = ASKED.find(([pattern]) => pattern.test(text))?.[1];
  if (!asked || (said && !asked.some((topic) => talk.memory.has(topic)))) return said;
  const known = asked
    .map((topic) => talk.memory.get(topic) ?? talk.told.get(topic))
    .find((value) => value !== undefined);
  const inHisWords = known ? undefined : fromHisWords(talk, text);
  if (inHisWords) return inHisWords;
  const line = known ? sayTurn(talk, 'recalled', { known }) : sayTurn(talk, 'not-told');
  return line
    ? { text: line, why: known ? `recalled ${asked[0]}` : `not told ${asked[0]}`, isWhole: true }
    : undefined;
}

const WHEN = /\b(?:when|what day|which day|kab|kis din|kaunse din)\b|कब|किस दिन/iu;
const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|kal|parso|aaj|somvar|somwar|mangal|budh|guru|shukra|shani|ravi|itvaar|itwar|january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th))\b|कल|परसों|सोमवार|मंगल|बुध|गुरु|शुक्र|शनि|रवि|तारीख़/iu;

/** The newest thing he told that names a day. */
const anyDated = ({ state }: Talk) =>
  state.told
    .filter(({ text }) => DAY.test(text))
    .toReversed()
    .slice(0, 1)
    .map(({ text }) => ({ value: text, score: 0 }));

/** What he told that shares telling words with his question, turned round. */
function fromHisWords(talk: Talk, text: string): Part | undefined {
  const { state, language } = talk;
  const found = rankerOf(
    state.told.map((told) => ({ text: told.text, value: told.text })),
    0,
  )(text);
  const isWhen = WHEN.test(text);
  const dated = found.filter(({ value }) => DAY.test(value));
  const first = isWhen ? (dated.length > 0 ? dated : anyDated(talk)) : found;
  for (const { value } of first) {
    const turned = takenUp(value, language) ?? value;
    const line =
      turned && sayTurn(talk, 'recalled-words', { said: realise(turned, addressOf(talk)) });
    if (line) return { text: line, why: 'recalled in his words', isWhole: true };
  }
  return undefined;
}

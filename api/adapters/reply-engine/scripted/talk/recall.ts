import { complaintIn } from './complaint.ts';
import { TO_HER } from './question.ts';
import { realise } from './realise.ts';
import { rankerOf, tellingWords } from './similar.ts';
import { tellingOf } from './telling.ts';
import { addressOf, type Part, sayTurn, type Talk } from './turn.ts';
import { type Clause, isAsked, sentencesOf } from './understand.ts';
import { turnedRound, withoutFillers } from './uptake.ts';

const OF_HIM =
  /\b(?:my|mine|i|im|i'm|(?:about|of|tell|told|know|remember) me|mera|meri|mere|mai|main (?:kya|kaun|kahan)|mujhe|maine)\b|मेरा|मेरी|मेरे|(?<!\p{L})मैं(?!\p{L})/iu;
const ASKS_TO_RECALL =
  /\b(?:name|naam|what(?:'?s| is| was)?|who(?:'?s| is)?|where|which|when|do you (?:remember|know|recall)|remember|yaad|pata|kya|kaun\w*|kon\w*|kahan|kab|kis|kitn[aei]|kais[aei])\b|याद|क्या|कौन|कहाँ|कहां|कब|पता/iu;

/** What is asked after, and the topics of memory that answer it. */
const ASKED: [RegExp, string[]][] = [
  [/\b(?:dog|cat|pet|kutta|kutte|billi|puppy)(?:'?s)?\b|कुत्त|बिल्ली/iu, ['pet']],
  [/\b(?:wife|biwi|patni)(?:'?s)?\b|पत्नी|बीवी/iu, ['wife']],
  [/\b(?:husband|pati)(?:'?s)?\b|(?<!\p{L})पति(?!\p{L}|\p{M})/iu, ['husband']],
  [/\b(?:daughter|beti)(?:'?s)?\b|बेटी/iu, ['daughter']],
  [/\b(?:son|beta|bete)\b|बेटा|बेटे/iu, ['son']],
  [/\b(?:brother|bhai)(?:'?s)?\b|(?<!\p{L})भाई/iu, ['brother']],
  [/\b(?:sister|behen|behan|didi)(?:'?s)?\b|बहन|दीदी/iu, ['sister']],
  [/\b(?:friend|dost)(?:'?s)?\b|दोस्त/iu, ['friend']],
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
  [/\b(?:name|naam)\b|(?<![\p{L}\p{M}])नाम/iu, ['name']],
];

/** It asks what she has kept of what he told. */
const ASKS_HER_MEMORY =
  /\b(?:remember|recall|yaad|yad|bhool|bhul|forgot|forgotten)\b|\b(?:told you|i said|bataya|batayi|bola) (?:tha|thi|na|you)?\b|याद|भूल|बताया था/iu;
const ASKS_OF_HER =
  /\b(?:(?:what|how|why|where|which|do|would|can|are|have) (?:do |would |can |are |have )?(?:you|u) (?!know\b|remember\b|recall\b)|(?:aap|tum) (?:kya|kaise|kab|kahan|kaun\p{L}*|kyun)|(?:aap|tum)(?:ka|ki|ke|hara|hari|hare|ko|he)\b)|(?:आप|तुम)(?:का|की|के|को|्हारा|्हारी|्हें)? (?:क्या|कैसे|कब|कहाँ|कौन|क्यों)/iu;
const SAYS_ASKED = /\b(?:puch|pooch|ask)\p{L}*\b|पूछ/iu;
/** All that she knows of him: that is a list, and no single word of his. */
const OF_ALL = /\b(?:mere ba+re|about me|of me|know me)\b|मेरे बारे/iu;
const OF_HER = /\b(?:your|ur|tumhar[aei]|apk[aei]|aapk[aei]|ter[aei])\b|तुम्हार|आपक[ाीे]/iu;
const WHEN =
  /\b(?:when|what day|which day|what date|kab|kis din|kaunse din|konse din|kis date|kis tarikh)\b|कब|किस दिन|किस तारीख/iu;
const MOST_WORDS = 22;

/**
 * Answers a question about the visitor's own life from what was told; undefined where it is none. Of something that
 * was not told she says so.
 */
export function recall(talk: Talk, { text, words, isQuestion }: Clause): Part | undefined {
  const asksMemory = ASKS_HER_MEMORY.test(text);
  if ((!isQuestion && !asksMemory) || words > (asksMemory ? MOST_WORDS : 12)) return undefined;
  if (OF_ALL.test(text)) return undefined;
  // "Yaad hai na kaunse rang ki thi?" asks after what was told, though it does not say whose.
  const isOfHim = OF_HIM.test(text) || (asksMemory && !OF_HER.test(text));
  if (!isOfHim || !ASKS_TO_RECALL.test(text)) return undefined;
  if (
    /\b(?:should|shall|can|could|kar(?:u|un|oon)|chahiye)\b(?! you)/i.test(text) &&
    !/\b(?:remember|know|yaad)\b/i.test(text)
  )
    return undefined;
  // "I was asking what you do" asks after her.
  if (!asksMemory && SAYS_ASKED.test(text) && TO_HER.test(text)) return undefined;
  // "My wife says music is no use. What do you say?" asks for a view.
  if (!asksMemory && ASKS_OF_HER.test(text)) return undefined;
  const fitting = ASKED.filter(([pattern]) => pattern.test(text)).flatMap(([, topics]) => topics);
  const topic = fitting.find((one) => talk.memory.has(one) || talk.told.has(one));
  const known = topic && (talk.memory.get(topic) ?? talk.told.get(topic));
  // "When is my sister's wedding?" asks for the day, though her name is kept.
  const isWhen = WHEN.test(text);
  const said = isWhen || asksMemory ? fromHisWords(talk, text, isWhen) : undefined;
  if (said && (isWhen || !known)) return said;
  const inHisWords = known ? undefined : fitting.length > 0 && fromHisWords(talk, text, isWhen);
  if (inHisWords) return inHisWords;
  if (known && !isWhen) {
    const line = sayTurn(talk, 'recalled', { known });
    return line ? { text: line, why: `recalled ${topic}`, isWhole: true } : undefined;
  }
  if (fitting.length === 0) return undefined;
  const line = sayTurn(talk, 'not-told');
  return line ? { text: line, why: `not told ${fitting[0]}`, isWhole: true } : undefined;
}

const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|kal|parso|parson|aaj|somvar|somwar|mangal(?:waar|war)?|budh(?:waar|war)?|guru(?:waar|war)?|shukr(?:a|awaar|war)?|shani(?:waar|war)?|ravi(?:waar|war)?|itvaar|itwar|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|\d{1,2}(?:st|nd|rd|th|:\d\d)|next (?:week|month)|agle (?:hafte|mahine))\b|कल|परसों|सोमवार|मंगल|बुध|गुरु|शुक्र|शनि|रवि|तारीख़|तारीख|अगले/iu;

const LONGEST = 140;
/** "Good news!!" announces something and tells nothing. */
const LEAST_TOLD = 4;
const LEAST_TELLING = 2;

/** How alike a question about his life is to what he told, by what both mean. */
const LIKE_TOLD = 0.3;

/** "What good news did I tell you?", "meri tension kya thi?": what is asked after is a kind of telling. */
const OF_KIND: [RegExp, 'good' | 'bad'][] = [
  [
    /\b(?:good|happy|great) (?:news|thing)\b|\b(?:khush ?khabri|achh?i (?:baat|khabar|news)|khushi)\b|ख़ुशख़बरी|खुशखबरी|अच्छी (?:बात|ख़बर|खबर)|ख़ुशी/iu,
    'good',
  ],
  [
    /\b(?:problem|tension|trouble|worry|worried|bother\p{L}*|pareshani|pareshan|dikkat|upset|chinta|stress)\b|परेशान|दिक़्क़त|दिक्कत|चिंता|टेंशन/iu,
    'bad',
  ],
];

/** "Ek achhi baat batau", "mera to aaj ek acha hua": nothing is told yet. */
const ANNOUNCES =
  /\b(?:ek|kuch) (?:\p{L}+ )?ach+h?[aie] (?:baat |cheez |khabar |kaam )?(?:hua|hui|hai)\s*$|\b(?:bata(?:u|un|oon|ata|ati)\p{L}*|good news|achh?i (?:baat|khabar) (?:bata|hui|hai)\p{L}*|guess what|suno|sunna)\b(?!.{25})|(?:बताऊँ|बताऊं|सुनो|सुनिए)(?!.{20})/iu;

/** How much of a sentence has to be a telling to be found by its kind. */
const TELLS_KIND = 0.3;

/** What he told that comes nearest to his question, turned round; for a day, of what names one. */
function fromHisWords(talk: Talk, text: string, isWhen: boolean): Part | undefined {
  const { language, find, understand } = talk;
  const told = toldIn(talk).filter(({ text: one }) => !isWhen || DAY.test(one));
  const said = told.map((one) => one.text);
  const kind = OF_KIND.find(([pattern]) => pattern.test(text))?.[1];
  const ofKind = kind
    ? said
        .map((one) => ({ one, heard: tellingOf(understand(one).whole) }))
        .filter(({ heard }) => heard.telling === kind && heard.p > TELLS_KIND)
        .toSorted((a, b) => b.heard.p - a.heard.p)
        .map(({ one }) => one)
    : [];
  const shared = rankerOf(
    told.map((one) => ({ text: one.whole.join(' '), value: one.text })),
    0,
  )(text).map(({ value }) => value);
  const meant = find
    .alike(text, said)
    .filter(({ score }) => score > LIKE_TOLD)
    .map(({ value }) => value);
  // The newest day that was named, where nothing else fits.
  const newest = isWhen ? said.slice(-1) : [];
  for (const value of [...ofKind, ...shared, ...meant, ...newest]) {
    const whole = told.find((one) => one.text === value)?.whole ?? [value];
    const words = whole.map((one) => turnedRound(withoutFillers(one), language)).join(', ');
    const line = sayTurn(talk, 'recalled-words', { said: realise(words, addressOf(talk)) });
    if (line) return { text: line, why: 'recalled in his words', isWhole: true };
  }
  return undefined;
}

/** A sentence in which something was told, and what has to be read with it. */
interface Told {
  text: string;
  whole: string[];
}

/** It speaks of somebody whom the sentence before it names. */
const OF_SOMEBODY =
  /\b(?:he|she|they|him|her|it|usne|uska|uski|usko|unhone|unka|unki|wo|woh)\b|उसने|उसका|उसकी|उसको|उन्होंने|उनका|उनकी|(?<![\p{L}\p{M}])(?:वो|वह)(?![\p{L}\p{M}])/iu;
/** With fewer telling words than these, what follows says what it was. */
const TELLS_ALONE = 4;

/** What he told: in this chat, and what was kept of others; oldest first. */
function toldIn({ state, said }: Talk): Told[] {
  const tells = (one: string) => !/[?]|http/.test(one) && !isAsked(one);
  const written = said.flatMap((message) => {
    const sentences = sentencesOf(message);
    return sentences.filter(tells).map((text): Told => {
      const at = sentences.indexOf(text);
      const before = sentences[at - 1];
      const after = sentences[at + 1];
      const whole =
        before && OF_SOMEBODY.test(text) && tells(before)
          ? [before, text]
          : after && tellingWords(text).length < TELLS_ALONE && tells(after)
            ? [text, after]
            : [text];
      return { text, whole: whole.join(' ').length <= LONGEST ? whole : [text] };
    });
  });
  const kept = state.told
    .filter(({ text }) => !written.some((one) => one.text.includes(text)))
    .map(({ text }): Told => ({ text, whole: [text] }));
  return [...kept, ...written].filter(
    ({ text }) =>
      text.length <= LONGEST &&
      text.trim().split(/\s+/).length >= LEAST_TOLD &&
      tellingWords(text).length >= LEAST_TELLING &&
      complaintIn(text) === undefined &&
      !ANNOUNCES.test(text),
  );
}

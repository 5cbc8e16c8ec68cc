import { RELATIONS } from '../../../../domain/memory/named.ts';
import { fold } from '../../../../domain/text/fold.ts';
import { complaintIn } from './complaint.ts';
import { OF_HIS, TO_HER } from './question-form.ts';
import { tellingWords } from './similar.ts';
import { tellingOf } from './telling.ts';
import type { Talk } from './turn.ts';
import { isAsked, sentencesOf, wholeSentencesOf } from './understand.ts';

/** A sentence in which something was told, and what has to be read with it. */
export interface Told {
  text: string;
  whole: string[];
}

const LONGEST = 140;
/** "Good news!!" announces something and tells nothing. */
const LEAST_TOLD = 4;
const LEAST_TELLING = 2;

/** "Ek achhi baat batau", "mera to aaj ek acha hua": nothing is told yet. */
const ANNOUNCES =
  /\b(?:ek|kuch) (?:\p{L}+ )?a(?:c+h+){1,2}[aie] (?:baat |cheez |khabar |kaam )?(?:hua|hui|hai)\s*$|\b(?:bata(?:u|un|oon|ata|ati)\p{L}*|good news|achh?i (?:baat|khabar) (?:bata|hui|hai|bhi)\p{L}*|guess what|suno|sunna)\b(?!.{25})|(?:बताऊँ|बताऊं|सुनो|सुनिए)(?!.{20})|^(?:(?:aur|aaj|haan|waise|ek|और|हाँ|हां|आज|वैसे|एक|अच्छा) )*(?:khushi|khush ?khabri|tension|pareshani|ख़ुशी|खुशी|परेशानी|चिंता|टेंशन)(?: (?:ki|की))?(?: (?:baat|khabar|बात|ख़बर|खबर))?(?: (?:hai|bhi|है|भी))*$/iu;

/** It speaks of somebody whom the sentence before it names. */
const OF_SOMEBODY =
  /\b(?:he|she|they|him|her|it|usne|uska|uski|usko|unhone|unka|unki|wo|woh)\b|उसने|उसका|उसकी|उसको|उन्होंने|उनका|उनकी|(?<![\p{L}\p{M}])(?:वो|वह)(?![\p{L}\p{M}])/iu;
/** With fewer telling words than these, what follows says what it was. */
const TELLS_ALONE = 4;

/** "Main to halwe ki baat kar raha tha": it speaks of what was said here, and tells nothing of his. */
const OF_THE_TALK =
  /\b(?:ki baat kar rah[aei]|(?:main|mai|maine|tum(?:hara|hari|hare|ne)?|aap\p{L}*|i) [^.!?]{0,40}(?:pu|po+)c?hh?(?:a|i|e)? ?(?:rah?[aei]|th[aei]|nahi)|i (?:was |am )?(?:asking|asked|talking about)|copy kar diy[ae])\b|की बात कर रह|(?<![\p{L}\p{M}])मैं(?:ने)? [^।!?]{0,40}पूछ(?:ा था| रह)/iu;

/** The whole sentence of a piece of it: commas part what belongs together when it is quoted. */
const sentenceOf = (message: string, piece: string): string =>
  wholeSentencesOf(message).find((one) => one.includes(piece)) ?? piece;

/** What he told: in this chat, and what was kept of others; oldest first. */
export function toldIn({ state, said }: Talk): Told[] {
  const tells = (one: string) => !/[?]|http/.test(one) && !isAsked(one);
  const written = said.flatMap((message) => {
    const sentences = sentencesOf(message);
    return sentences.filter(tells).map((text): Told => {
      const at = sentences.indexOf(text);
      const before = sentences[at - 1];
      const after = sentences[at + 1];
      const sentence = sentenceOf(message, text);
      const own = sentence !== text && tells(sentence) ? sentence : text;
      const joined = [
        before && OF_SOMEBODY.test(text) && tells(before) && [before, text],
        own === text &&
          after &&
          tellingWords(text).length < TELLS_ALONE &&
          tells(after) && [text, after],
        // What stands before a short sentence is of the same matter more often than not.
        own === text &&
          before &&
          tellingWords(text).length < TELLS_ALONE &&
          tells(before) &&
          !ANNOUNCES.test(before) && [before, text],
        [own],
      ].find((one) => one && one.join(' ').length <= LONGEST);
      return { text, whole: joined || [text] };
    });
  });
  const kept = state.told
    .filter(({ text }) => !written.some((one) => one.text.includes(text)))
    .map(({ text, at }, place, all): Told => {
      const before = all[place - 1];
      const after = all[place + 1];
      const fits = (one: typeof before) =>
        one?.at === at && `${one.text} ${text}`.length <= LONGEST && !ANNOUNCES.test(one.text);
      if (before && fits(before)) return { text, whole: [before.text, text] };
      return { text, whole: after && fits(after) ? [text, after.text] : [text] };
    });
  return [...kept, ...written].filter(
    ({ text }) =>
      text.length <= LONGEST &&
      text.trim().split(/\s+/).length >= LEAST_TOLD &&
      tellingWords(text).length >= LEAST_TELLING &&
      complaintIn(text) === undefined &&
      !ANNOUNCES.test(text) &&
      !OF_THE_TALK.test(text),
  );
}

/** Asks for a number, and what has one. */
const COUNTS = /\b(?:how (?:much|many)|kitn[aei]|marks|score\p{L}*|price|paise)\b|कितन[ाीे]/iu;
const NUMBERED = /\d|\b(?:lakh|hazaar|hazar|crore|hundred|thousand|sau)\b|लाख|हज़ार|हजार/iu;
const OF_NUMBER = 0.5;

export const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|kal|parso|parson|aaj|somvar|somwar|mangal(?:waar|war)?|budh(?:waar|war)?|guru(?:waar|war)?|shukr(?:a|awaar|war)?|shani(?:waar|war)?|ravi(?:waar|war)?|itvaar|itwar|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|\d{1,2}(?:st|nd|rd|th|:\d\d| (?:ko|tareekh|tarikh|taareekh))|next (?:week|month)|agle (?:hafte|mahine))\b|(?<!आज)कल|परसों|सोमवार|मंगल|बुध|गुरु|शुक्र|शनि|रवि|तारीख़|तारीख|\d{1,2} को|अगले|जनवरी|फ़?रवरी|मार्च|अप्रैल|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर/iu;

/** "What good news did I tell you?", "meri tension kya thi?": what is asked after is a kind of telling. */
const OF_KIND: [RegExp, 'good' | 'bad'][] = [
  [
    /\b(?:good|happy|great) (?:news|thing)\b|\b(?:prize|award|rank|inaam|jeet[ai]|won|win|clear\p{L}*|pass(?:ed)?|select\p{L}*|topp?e[rd])\b|इनाम|जीत|सिलेक्शन|\b(?:khush ?khabri|achh?[iae] (?:baat|khabar|news|wal[aie]|hua|hui)|khushi)\b|ख़ुशख़बरी|खुशखबरी|अच्छ[ीाे] (?:बात|ख़बर|खबर|वाल[ाीे]|हुआ|हुई)|ख़ुशी/iu,
    'good',
  ],
  [
    /\b(?:problem|tension|trouble|worry|worried|bother\p{L}*|pareshani|pareshan|dikkat|upset|chinta|stress)\b|परेशान|दिक़्क़त|दिक्कत|चिंता|टेंशन/iu,
    'bad',
  ],
];

/** "Yaad hai mere ghar me kya hone wala hai?": what he told has a day. */
export const TO_COME =
  /\bkal mer[aei] (?:\p{L}+ )?kya (?:hai|h)\b|कल मेर[ाीे] क्या है|\b(?:kya (?:hone wal[aie]|hone ja|aane wal[aie])|(?:is|what(?:'s| is)) (?:happening|coming))\b|क्या (?:होने वाला|होने जा|आने वाला)/iu;
/** What has been is not to come: "kal ek rishta aaya" beside "kal test hai". */
const HAS_BEEN =
  /\b(?:aa?y[ai]|ga?y[ai]|th[ai]|hu[ai]|kiy[ai]|was|went|came|did)\b|(?:आया|आई|गया|गई|था|थी|हुआ|हुई|किया)(?![\p{L}\p{M}])/iu;
const TODAY = /\b(?:aaj|today|tonight)\b|(?<![\p{L}\p{M}])आज(?![\p{L}\p{M}])/iu;

/** Words that ask her to remember, or name a day that everything was told on: they are of no sentence. */
const OF_ASKING =
  /\b(?:remember\p{L}*|recall\p{L}*|forg[eo]t\p{L}*|told|tell|said|yaad|yad|bhool\p{L}*|bhul\p{L}*|bata\p{L}*|bola|kaha tha|aaj|kal|parson?|today|yesterday|tomorrow|now|abhi|again|phir|name|naam|a(?:c+h+){1,2}a|waise|kya|kis(?:ne|ko|se|ki|ka|me)?|kaunsa|kaunsi|konsa|konsi|kaha+n?|mer[aei]|maine?|mujhe|tum(?:he|ko)?|aap(?:ko|ne)?|my|i|me|you|u|got|get|did|do|what|which|who)\b|(?<![\p{L}\p{M}])याद(?![\p{L}\p{M}])|भूल[\p{L}\p{M}]*|बता[\p{L}\p{M}]*|(?<![\p{L}\p{M}])(?:आज|कल|परसों|अभी|नाम|अच्छा|क्या|किस|कौन|कहाँ|मेर[ाीे]|मैंने|मुझे|आपको|तुम्हें|तुम्हे)(?![\p{L}\p{M}])/giu;

/** What sharing the rare words of a question counts, beside meaning the same. */
const SHARED = 1.2;
/** What it counts to be the kind of news that is asked for. */
const OF_THE_KIND = 1.2;
/** What it counts to name the day that the question names: "kal mera kya hai, yaad hai?" */
const OF_THE_DAY = 0.9;
/** What it counts that a sentence is of somebody whom the question does not name. */
const OF_ANOTHER = -0.6;
/** What it counts that a sentence is put to her and says nothing of his: "aapne to apna bataya". */
const PUT_TO_HER = -0.7;
/** What it counts to be of the topic that the question is of. */
const OF_THE_TOPIC = 0.5;
const RELATION = new RegExp(`\\b(?:${Object.keys(RELATIONS).join('|')})\\b`, 'iu');
/** As near as this, a sentence is what was asked after; it may come less near where both have a word in common. */
const LEAST = -0.3;
const LEAST_SHARING = -0.6;
/** Asked outright to remember, she says what comes nearest. */
const LEAST_OUTRIGHT = -0.8;
const OUTRIGHT = /\b(?:yaad|yad|remember|recall)\b|(?<![\p{L}\p{M}])याद(?![\p{L}\p{M}])/iu;

/** Whether a question says what it asks after, beside asking whether she remembers. */
export const namesMatter = (text: string): boolean => askedAfter(text).length > 0;

/** The telling words of what a question asks after. */
export const askedAfter = (text: string): readonly string[] =>
  tellingWords(text.replace(OF_ASKING, ' '));

const ofHimself = (talk: Talk): Told[] => toldIn(talk).filter(({ text }) => !RELATION.test(text));

/** What he said he is; undefined where he did not. */
export const toldTrade = (talk: Talk): Told | undefined =>
  ofHimself(talk).find(({ text }) => IN_A_TRADE.test(text));

/** What he told of any work: first what has a word of the question, then what he told first; undefined for nothing. */
export function toldOfWork(talk: Talk, asked: string): Told | undefined {
  const told = ofHimself(talk).filter(({ text }) =>
    talk.find.mentioned([text]).some(({ id }) => OF_WORK.test(id)),
  );
  const keys = askedAfter(asked);
  return told.find(({ text }) => tellingWords(text).some((key) => keys.includes(key))) ?? told[0];
}
/** "I am in the railways, booking office", "was a ticket examiner for 33 years". */
const IN_A_TRADE =
  /\bi(?:'m| am|m| was| work) (?:in|with) (?:the )?(?:railway\p{L}*|bank\p{L}*|army|navy|air ?force|police|govt|government|insurance|it\b|sales|marketing|hotel\p{L}*|medical|pharma|transport|construction|shipping|merchant navy)|(?:\bi (?:was|am)|\bi'm|\bim|, was|^was) an? (?:\p{L}+ ){0,2}(?:examiner|officer|inspector|master|teacher|professor|driver|clerk|engineer|manager|nurse|doctor|dentist|accountant|cashier|conductor|guard|technician|mechanic|operator|supervisor|chef|cook|tailor|barber|farmer|lawyer|advocate|salesman|agent|librarian|pharmacist|physio\p{L}*|electrician|plumber|carpenter|welder|painter|photographer|designer|developer|analyst|architect|pilot|soldier|constable)\b|\b(?:teacher|driver|clerk|nurse|mechanic|electrician|tailor|cook|guard|conductor|manager|engineer|helper|assistant|trainer|operator|technician|welder|plumber|painter|barber|dentist|doctor|student|kisan|mistri|darzi|dukandar)\b(?: \p{L}+){0,3} (?:hu|hoon|hun)\b|\b(?:duka+n|salon|garage|dhaba|dhandha) (?:hai|h) (?:meri|mera)\b|\bmer[ai] (?:\p{L}+ ){0,4}(?:duka+n|salon|garage|dhaba) (?:hai|h)\b|(?:सहायक|शिक्षक|शिक्षिका|अध्यापक|टीचर|ड्राइवर|मास्टर|क्लर्क|नर्स|डॉक्टर|दर्ज़ी|दर्जी|मिस्त्री|इंजीनियर|किसान|मैकेनिक|गार्ड|कंडक्टर|अफ़सर|मैनेजर|छात्रा?)(?: [\p{L}\p{M}]+){0,2} हू[ँं]|(?:पढ़ाता|पढ़ाती|चलाता|चलाती|सिलता|सिलती) हू[ँं]|मेरी (?:[\p{L}\p{M}]+ ){0,4}दुकान है/iu;
const OF_WORK = /^mention\/(?:work-study|trades)\//;

/**
 * The sentence of his that a question asks after; undefined where nothing he told comes near.
 * @param isWhen it asks for a day, so that a sentence has to name one
 */
export function toldOf(talk: Talk, text: string, isWhen: boolean): Told | undefined {
  const isAhead = TO_COME.test(text);
  const told = toldIn(talk).filter(
    (one) =>
      !isWhen ||
      (DAY.test(one.text) && !(isAhead && (TODAY.test(one.text) || HAS_BEEN.test(one.text)))),
  );
  const kind = OF_KIND.find(([pattern]) => pattern.test(text))?.[1];
  const day = isWhen ? undefined : dayIn(text);
  const counts = COUNTS.test(text);
  const asked = text.replace(OF_ASKING, ' ');
  const keys = tellingWords(asked);
  const words = told.map(({ whole }) => new Set(tellingWords(whole.join(' '))));
  const rarity = (key: string) =>
    Math.log((told.length + 1) / (words.filter((own) => own.has(key)).length || 0.5));
  const namesSomebody = RELATION.test(text);
  const topics = topicsOf(talk, asked);
  const total = keys.reduce((sum, key) => sum + rarity(key), 0);
  const alike = new Map(
    talk.find
      .alike(
        asked,
        told.map((one) => one.text),
      )
      .map(({ value, score }) => [value, score]),
  );
  const leastSharing = OUTRIGHT.test(text) ? LEAST_OUTRIGHT : LEAST_SHARING;
  const found = told.map((one, at) => {
    const shared = keys.reduce((sum, key) => sum + (words[at]?.has(key) ? rarity(key) : 0), 0);
    const news = kind ? newsOf(talk, one.text, kind) : 0;
    const score =
      (alike.get(one.text) ?? 0) +
      (total > 0 ? (SHARED * shared) / total : 0) +
      OF_THE_KIND * news +
      (topics.size > 0 ? OF_THE_TOPIC * shareOf(topics, topicsOf(talk, one.text)) : 0) +
      (TO_HER.test(one.text) && !OF_HIS.test(one.text) ? PUT_TO_HER : 0) +
      (counts && NUMBERED.test(one.text) ? OF_NUMBER : 0) +
      (day !== undefined && dayIn(one.text) === day ? OF_THE_DAY : 0) +
      (!namesSomebody && RELATION.test(one.text) ? OF_ANOTHER : 0);
    const isNear = score >= (shared + news > 0 || day !== undefined ? leastSharing : LEAST);
    return { one, score: isNear ? score : undefined };
  });
  const scores = found.flatMap(({ score }) => score ?? []);
  const most = Math.max(...scores);
  // The newest day that was named, where nothing fits.
  if (scores.length === 0) return isWhen ? told.at(-1) : undefined;
  return found.findLast(({ score }) => score === most)?.one;
}

/** The day that a text names, however it is spelt; undefined for none, and where it is the day on which he told it. */
const dayIn = (text: string): string | undefined =>
  TOLD_ON.test(text) ? undefined : fold(DAY.exec(text)?.[0] ?? '')[0];
const TOLD_ON =
  /\b(?:aaj|kal|today|yesterday) (?:\p{L}+ ){0,2}(?:bata|bola|kaha tha|told|said)|(?:आज|कल) (?:[\p{L}\p{M}]+ ){0,2}(?:बता|बोला|कहा था)/iu;

/** How surely a sentence tells news of a kind. */
function newsOf({ understand }: Talk, text: string, kind: 'good' | 'bad'): number {
  const { telling, p } = tellingOf(understand(text).whole);
  return telling === kind ? p : 0;
}

/** What a text is about, by how likely it is. */
const topicsOf = ({ understand }: Talk, text: string): Map<string, number> =>
  new Map(
    understand(text)
      .whole.topics.filter(({ label }) => label !== 'none')
      .map(({ label, p }) => [label, p]),
  );

/** How much two texts are about the same: 1 where both are surely of one topic. */
const shareOf = (one: Map<string, number>, other: Map<string, number>): number =>
  Math.sqrt([...one].reduce((sum, [label, p]) => sum + p * (other.get(label) ?? 0), 0));

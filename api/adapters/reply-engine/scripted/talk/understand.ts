import { type Guess, guess, type Head } from '../../../../domain/text/classifier.ts';
import { featuresOf } from '../../../../domain/text/features.ts';
import { fold, writtenWords } from '../../../../domain/text/fold.ts';
import { keptLately } from '../../../../domain/text/kept-lately.ts';
import { featuresOfDirection, type Meaning } from '../../../../domain/text/meaning.ts';
import type { KeptRows } from './kept-rows.ts';
import { isAnnouncement, withoutSmiles } from './plainly.ts';
import { WHETHER_TO } from './question-form.ts';

/** What one sentence of the visitor does, and what it is about. */
export interface Clause {
  text: string;
  /** The likeliest acts: those of `content/talk/acts`, and asks-her, tells, good, bad, advice. */
  acts: Guess[];
  /** The likeliest topics; `none` for sentences without one. */
  topics: Guess[];
  /** What somebody does who tells it: of `MOVES`. */
  moves: Guess[];
  /** It asks something, with or without a mark. */
  isQuestion: boolean;
  words: number;
  /** It tells of a death, an illness or plain good news in so many words: `grave.ts`. */
  isGrave?: boolean;
  /** It is nearly in words that were written to be asked of her. */
  isHers?: boolean;
  /** How likely it does something whose words do not stand in it: an insult, say, of another kind. */
  suspected?: number;
}

/** What was said, sentence by sentence and as a whole. */
export interface Understood {
  text: string;
  whole: Clause;
  clauses: Clause[];
}

/** Two heads that tell the same thing: by the words of a text, and by where it points. */
export interface Pair {
  words: Head;
  meaning: Head;
}

/** All that a message is heard with. */
export interface Hearing {
  meaning: Meaning;
  /** Places many texts at once; where it is absent, each is placed by itself. */
  directions?: KeptRows | undefined;
  act: Pair;
  topic: Pair;
  move: Pair;
}

/** A smile ends a sentence where nothing else does: "sab ne khaya 😂 tumhare ghar mein kaun kaun hai". */
const SENTENCE = /[^.!?।\n\p{Extended_Pictographic}]+[.!?।]*(?:\s?\p{Extended_Pictographic})*/gu;

/** Where a new thought begins without a full stop. */
const TURN_OF_THOUGHT =
  /[,;] (?=(?:main|mai|mera|meri|mere|mujhe|i'?m|i am|my)\b|(?:मैं|मेरा|मेरी|मुझे) )|[,;]? (?=(?:and (?:my|i|we)\b|aur (?:mera|meri|mere|main|mujhe)\b|और (?:मेरा|मेरी|मेरे|मैं|मुझे)|but (?:you|tell|what|how|do|did|are)|anyway|by the way|btw|and you\b|and what about you|what about you|aur (?:tum|aap|tumhara|aapka|batao)\b|waise (?:tum|aap)|lekin (?:tum|aap|batao)|(?:what|where|how|who|when|why|which) (?:[\p{L}']+ )?(?:do|does|are|did|have|r|is|was|were) (?:you|u|your|ur)\b|(?:tum|aap|tumhe|tumhen|aapko|tumhara|tumhari|tumhare|aapka|aapki|aapke|tumne|aapne) (?:kya|kaun\p{L}*|kons[aei]|kahan|kaha|kab|kyun|kyu|kaise|kaisi|kitn\p{L}*|kis\p{L}*|kabhi)\b|(?:तुम|आप|तुम्हें|आपको|तुम्हारा|तुम्हारी|आपका|आपकी|आपके) (?:क्या|कौन|कहाँ|कहां|कब|क्यों|कैस|कितन|किस|कभी)|tum batao|aap bataiye|और (?:तुम|आप)|वैसे (?:तुम|आप)|लेकिन (?:तुम|आप)))/iu;

/** The same where a verb is turned: "I like tea do you", but not "which tea do you like". */
const TURNED_VERB =
  /[,;]? (?=(?:do|are|have|did|can|will|would) (?:you|u) (?!k?now\b))(?<!(?<!\p{L})(?:what|which|how|where|when|why|who|whose|whom|wat|hw)(?:['’]?s)?(?: [\p{L}']{1,20}){0,4}[,;]? )/iu;

const MOST_CLAUSES = 6;

/** "Weekend pe", "bore hone par": says when or where of what follows, and nothing by itself. */
const LEADS_IN = /(?:^|\s)(?:pe|par|mein|me|ko|to|toh|time|baad|liye|में|पर|तो|को|बाद|लिए|समय)\s*$/iu;
const MOST_LEADING_IN = 4;

/** A sentence where thoughts begin in it. */
function atTurns(sentence: string): string[] {
  const pieces: string[] = [];
  for (const piece of sentence.split(TURN_OF_THOUGHT)) {
    const before = pieces.at(-1);
    const isLead =
      before !== undefined &&
      LEADS_IN.test(before) &&
      before.trim().split(/\s+/).length <= MOST_LEADING_IN;
    if (isLead) pieces[pieces.length - 1] = `${before.trim()} ${piece}`;
    else pieces.push(piece);
  }
  return pieces;
}

/** Two thoughts with nothing but an emoji between them. */
function atEmoji(part: string): string[] {
  const [first = '', ...rest] = part.split(AFTER_EMOJI);
  const pieces = [first];
  for (const piece of rest) {
    const before = pieces.at(-1) ?? '';
    const isShort = [before, piece].some(
      (one) => one.trim().split(/\s+/).length < LEAST_BESIDE_EMOJI,
    );
    if (isShort) pieces[pieces.length - 1] = `${before} ${piece}`;
    else pieces.push(piece);
  }
  return pieces;
}
const AFTER_EMOJI = /(?<=\p{Extended_Pictographic}\uFE0F?)\s+(?=\p{L})/u;
const LEAST_BESIDE_EMOJI = 4;

/** Two thoughts that a comma alone keeps apart; a list, or an aside of a word or two, stays whole. */
function atCommas(part: string): string[] {
  const [first = '', ...rest] = part.split(/,\s+/);
  const pieces = [first];
  for (const piece of rest) {
    const before = pieces.at(-1) ?? '';
    const isLong = (text: string) => text.trim().split(/\s+/).length >= LEAST_BESIDE_COMMA;
    if (isLong(before) && isLong(piece)) pieces.push(piece);
    else pieces[pieces.length - 1] = `${before}, ${piece}`;
  }
  return pieces;
}

const LEAST_BESIDE_COMMA = 4;

/** A message in its sentences; a fragment of a word or two stays with what it follows. */
export function sentencesOf(text: string): string[] {
  const parts = (text.match(SENTENCE) ?? [])
    .flatMap(atEmoji)
    .flatMap(atTurns)
    .flatMap((part) => part.split(TURNED_VERB))
    .flatMap(atCommas)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(part));
  return parts.length > MOST_CLAUSES ? parts.slice(-MOST_CLAUSES) : parts;
}

/** The sentences of a text as their marks end them, with all that commas part. */
export const wholeSentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?।\n])\s+/u).map((one) => one.trim());

/** Words that begin or make a question where no mark is set, folded. */
const ASKING = new Set(
  fold(
    'kya kis kyun kaise kaisi kaisa kab kahan kaun kitna kitni kitne konsa kaunsi kaunsa kidhar kisko kiska kiski kiske kisne kisse kaunse konse',
  ),
);
const WH = "(?:what|why|how|when|where|who|which|whom|whose|wat|wt|hw)(?:'?s)?";
/** At the head of a sentence, or before a turned verb; "my mother, who spoke first" asks nothing. */
const WH_FIRST = new RegExp(
  `^(?:(?:so|and|but|ok|okay|haha|hmm|then|btw|well|also|acha|accha|arre|hey|no|yes|yeah|anyway|tell me|\\p{L}+,)[, ]+){0,3}${WH}\\b`,
  'iu',
);
const WH_TURNED = new RegExp(
  `\\b${WH} (?:[\\p{L}']+ ){0,2}(?:do|does|did|are|is|was|were|r|will|would|can|could|should|have|has) (?:you|u|i|he|she|it|they|we|your|ur|my|this|that)\\b`,
  'iu',
);
/** What somebody asks or knows is told, not asked. */
const REPORTED =
  /\b(?:asks?|asking|asked|wonders?|wondering|knows?|know|sees?|understands?|decides?|guess)\b/iu;
/** "When I was small", "what he said": a clause that tells. */
const RELATIVE =
  /^(?:(?:so|and|but|ok|then|that is \p{L}+) )*(?:when|while|where|what) (?:i|we|he|she|it|they|my|the)\b(?!.*\?)/iu;
const AUXILIARY =
  /^(?:so |and |but |then |ok |okay )?(?:do|does|did|are|is|am|can|could|will|would|should|shall|have|has|were|was|may|don'?t|didn'?t|isn'?t|aren'?t|won'?t) (?:you|u|ur|i|we|he|she|it|they|there|this|that|your|my|the|anyone|girls|people)\b/i;
/** "Forty men and you, were you scared". */
const AFTER_COMMA =
  /, (?:were|are|do|did|does|is|was|have|has|can|will|would) (?:you|u|he|she|they|it)\b/i;
/** Asks to be told something. */
export const TELL_ME =
  /\b(?:b(?:a|)ta(?:o|iye|na| do| na)|tell me|suggest|sunao|sunaiye|sunaiyega|suna do|suna dijiye)\b|सुनाइए|सुनाओ|सुना दो|सुना दीजिए|बताओ|बताइए|बता दो/iu;

/** "What shall I tell you": no question. */
const HOLLOW =
  /\b(?:wah|waah|wow|uff|haye) (?:re )?kya\b(?!.*\?)|(?:वाह|उफ़) क्या(?!.*\?)|\bkitn[aei] (?:\p{L}+ ){1,3}(?:tha|thi|the)\b(?!.*\?)|\bcan (?:you|u) (?:believe|imagine) (?:it|that|this)\b|^(?:phir|fir|aur|to|toh|ab|bas) kya\b(?!.*\?)|\b(?:pata nahi|na jaane|naa jane)\b(?!.*\?)|(?<!\b(?:usko|unko|use|usse|unse|unhe|ko) )\bkya (?:bata(?:u|un|oon)|bol(?:u|un|oon)|kah(?:u|un|oon))\b(?! (?:us|un|in|is)\p{L}+)|(?<!(?:उसे|उसको|उन्हें|उनको|उससे|उनसे|को) )क्या (?:बताऊ|बोलू|बोलूँ|कहू|कहूँ)(?![\p{L}\p{M}]* (?:उस|उन|इस|इन))|^(?:you )?know what\b|^guess what\b/iu;

/** Whether it has the form of a question and asks nothing: "how worried I was!" */
export const isHollow = (text: string): boolean => HOLLOW.test(text);

/** In a long sentence without a mark, a word of questions asks only near its head, its end or its verb to her. */
const isProminent = (at: number, length: number) => length < 7 || at < 3 || at >= length - 3;
const TO_HER =
  /\b(?:tum|tumhe|tumko|tumse|tumhara|tumhari|tumhare|tumne|tujhe|teri|tera|aap|aapka|aapki|aapke|aapko|aapne|[a-z]+ti (?:ho|hain|hai))\b|तुम|आप(?!स)|ती (?:हो|हैं)/iu;

/** "Aap Vadodara ki hain ya kahin aur se": a choice put to her. */
const EITHER_TO_HER = /\b(?:tum|aap)\b[^?]{0,80} (?:ya|yaa|or) |(?:तुम|आप) [^?]{0,80} या /iu;

/** "Tumko kheer pasand ya nahi" asks without a mark. */
export const OR_NOT = /\b(?:ya|yaa|or) (?:nahi|nahin|nai|nhi|not|no)[\s.!]*$|या नहीं[\s।!]*$/iu;

/** Asks wherever it stands. */
const ASKS_WHO =
  /\b(?:kaun|kon|koun) (?:hai|hain|h|ho|tha|thi|the)\b|(?<![\p{L}\p{M}])कौन (?:है|हैं|हो|था|थी|थे)(?![\p{L}\p{M}])/iu;

/** "A kiss to the cat" sounds like "kis", and asks nothing. */
const isKiss = (text: string, at: number): boolean => /^kiss/u.test(writtenWords(text)[at] ?? '');
const [KIS] = fold('kis');

const asks = (text: string, keys: string[]): boolean =>
  !HOLLOW.test(text) &&
  (/\?/.test(text) ||
    ASKS_WHO.test(text) ||
    keys.some(
      (key, at) =>
        ASKING.has(key) &&
        !(key === KIS && isKiss(text, at)) &&
        (isProminent(at, keys.length) || TO_HER.test(text)),
    ) ||
    ((WH_FIRST.test(text) || (WH_TURNED.test(text) && !REPORTED.test(text))) &&
      !RELATIVE.test(text)) ||
    AUXILIARY.test(text) ||
    AFTER_COMMA.test(text) ||
    EITHER_TO_HER.test(text) ||
    (OR_NOT.test(text) && TO_HER.test(text)) ||
    // "Behen ko gift kya du 10 hazaar me": however far from the end.
    WHETHER_TO.test(text) ||
    (WHAT_TO_DO.test(text) && !REPORTED.test(text)) ||
    TELL_ME.test(text));

/** "Gift kya du", "should I go": what he may do is asked, and not told. */
const WHAT_TO_DO =
  /\b(?:kya|kaise|kab|kahan|kaunsa|kaunsi|konsa|konsi) (?:\p{L}+ ){0,2}(?!h(?:u|un|oon)\b|tu\b)\p{L}{1,9}(?:u|un|oon)(?= |$|[?.,!])|^(?:so |and |but |then )?(?:should|shall) i\b|\bwhat should i\b|\bkya \p{L}+na (?:a(?:c+h+){1,2}a|theek|thik|sahi|better|chahiye)\b|(?<![\p{L}\p{M}])(?:क्या|कैसे|कब|कहाँ|कौन ?स[ाी]) (?:[\p{L}\p{M}]+ ){0,2}[\p{L}\p{M}]+(?:ऊँ|ूँ|ऊं|ूं)(?![\p{L}\p{M}])|क्या [\p{L}\p{M}]+ना (?:अच्छा|ठीक|सही|बेहतर)/iu;

/** Whether a sentence asks something, by its form. */
export const isAsked = (text: string): boolean => asks(text, fold(text));

/** How much the head that sees where a text points has to say; tried on messages of real chats. */
const MEANING_SHARE = 0.36;
const MOST = 12;

/** How much of what a message is as a whole each of its sentences is taken to be. */
const WHOLE_SHARE = 0.3;

/** Two sets of guesses as one. */
function blended(own: Guess[], whole: Guess[], share: number): Guess[] {
  const sum = new Map(own.map(({ label, p }) => [label, p * (1 - share)]));
  for (const { label, p } of whole) sum.set(label, (sum.get(label) ?? 0) + p * share);
  return [...sum].map(([label, p]) => ({ label, p })).sort((a, b) => b.p - a.p);
}

/** Acts and topics that need one of their words to stand in the message: `content/talk/needs.yaml`. */
export type Needs = Record<string, string[]>;

/** Sentences that are kept: those of the last messages of a hundred chats. */
const MOST_KEPT = 1024;

/** Understands messages with the trained heads. */
export function createUnderstanding(
  { meaning, act, topic, move }: Hearing,
  needs: Needs,
): (text: string) => Understood {
  const needed = new Map(
    Object.entries(needs)
      .filter(([, words]) => words.length > 0)
      .map(([label, words]) => [label, new Set(words.flatMap(fold))]),
  );
  const isBorneOut = ({ label }: Guess, keys: string[]): boolean => {
    const words = needed.get(label);
    return !words || keys.some((key) => words.has(key));
  };
  /** The guesses that their words bear out, as likely as all of them were. */
  const borneOut = (guesses: Guess[], keys: string[]): Guess[] => {
    const kept = guesses.filter((one) => isBorneOut(one, keys));
    const lost = 1 - guesses.reduce((sum, { p }) => sum + p, 0);
    const left = kept.reduce((sum, { p }) => sum + p, lost);
    return kept.map(({ label, p }) => ({ label, p: p / Math.max(left, 0.05) }));
  };
  // What was said before is heard again and again, as far as it may be meant or remembered.
  const clauseOf = keptLately(MOST_KEPT, (text: string): Clause => {
    const words = featuresOf(text);
    const direction = featuresOfDirection(meaning(text));
    const likeliest = (pair: Pair, most: number): Guess[] =>
      blended(
        guess(pair.words, words, MOST),
        guess(pair.meaning, direction, MOST),
        MEANING_SHARE,
      ).slice(0, most);
    const keys = fold(text);
    const acts = likeliest(act, 6);
    return {
      text,
      acts: borneOut(acts, keys),
      suspected: acts.reduce((sum, one) => sum + (isBorneOut(one, keys) ? 0 : one.p), 0),
      topics: borneOut(likeliest(topic, 6), keys).slice(0, 4),
      moves: likeliest(move, 3),
      isQuestion: asks(text, keys),
      words: keys.length,
    };
  });
  return (text) => {
    // Sentences are told apart from one another, the same words twice as well.
    const whole = { ...clauseOf(withoutSmiles(text)) };
    const sentences = sentencesOf(text).map(withoutSmiles);
    if (sentences.length < 2) return { text, whole, clauses: [whole] };
    const telling = sentences.filter((one) => !isAnnouncement(one));
    const clauses = (telling.length > 0 ? telling : sentences).map(clauseOf).map((clause) => ({
      ...clause,
      acts: borneOut(blended(clause.acts, whole.acts, WHOLE_SHARE), fold(clause.text)),
      topics: blended(
        clause.topics,
        whole.topics,
        clause.words < 5 ? WHOLE_SHARE : WHOLE_SHARE / 2,
      ),
    }));
    return { text, whole, clauses };
  };
}

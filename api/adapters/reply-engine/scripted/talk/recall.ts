import { RELATIONS } from '../../../../domain/memory/named.ts';
import { withCapital } from '../../../../domain/text/capital.ts';
import { detectLanguage } from '../../../../domain/text/detect-language.ts';
import { speaksOfHarm } from './may-say-back.ts';
import { HIS_MATTER, IN_HIS_PLACE, TO_HER } from './question-form.ts';
import { realise } from './realise.ts';
import { tellingWords } from './similar.ts';
import {
  askedAfter,
  DAY,
  namesMatter,
  TO_COME,
  type Told,
  toldOf,
  toldOfWork,
  toldTrade,
} from './told.ts';
import { addressOf, firstOf, type Part, sayTurn, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';
import { turnedRound, withoutFillers } from './uptake.ts';

const OF_HIM =
  /\b(?:my|mine|i|im|i'm|(?:about|of|know|remember) me|mera|meri|mere|mai|main (?:kya|kaun|kahan)|mujhe|maine)\b|मेरा|मेरी|मेरे|(?<!\p{L})मैं(?!\p{L})/iu;
const ASKS_TO_RECALL =
  /\b(?:name|naam|what(?:'?s| is| was)?|who(?:'?s| is)?|where|which|when|do you (?:remember|know|recall)|remember|yaad|pata|kya|kaun\w*|kon\w*|kahan|kab|kis|kitn[aei]|kais[aei])\b|(?<![\p{L}\p{M}])याद|क्या|कौन|कहाँ|कहां|कब|पता/iu;

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
    /\b(?:work|job|do for a living|kaam|naukri|profession|(?:my|mer[ai]) (?:shop|duka+n|business|dhandha))\b|(?<!\p{L})काम|नौकरी|मेरी दुकान|मेरा (?:धंधा|कारोबार)/iu,
    ['work', 'goal'],
  ],
  // "My bride's name", "bride ka naam": not his own.
  [
    /(?<!\b(?:k[aei]|my [a-z]+|[a-z]+['’]s) )\b(?:name|naam)\b|(?<!(?:का|की|के) )(?<![\p{L}\p{M}])नाम/iu,
    ['name'],
  ],
];

/** Where he comes from, and not where he lives. */
const FROM =
  /\b(?:i am|am i|i'm|im) from\b|\b(?:se (?:hu|hoon|hun)|kahan? (?:ka|ki|se) (?:hu|hoon|hun))\b|(?:से|का|की) हूँ/iu;

/** A sentence of his that tells of work. */
const WORKS =
  /\b(?:kaam|job|work\p{L}*|naukri|office|duty|shop|duka+n|bank|school|hospital|hotel|company|factory|teach\p{L}*|padha(?:ta|ti|te)|engineer|manager|clerk|nurse|driver|sales\p{L}*|business|salon|farm\p{L}*|kheti|shift)\b|काम|नौकरी|दुकान|दफ़्तर|ऑफ़िस|स्कूल|पढ़ात|बैंक|अस्पताल|खेती/iu;

/** "Where does Sana work?", "Sana kaha kaam karti hai?": neither his work nor his home. */
const OF_A_THIRD =
  /\b(?:my|mer[aei]) (?:parents?|mother|mom|mum|maa|mummy|father|dad|papa|family|in-?laws|cousin|uncle|aunt\p{L}*|nana|nani|dada|dadi|boss)\b|\bwhere (?:does|did) (?!i\b)|\bwhat (?:does|did) (?!i\b)[^.?!]{1,30} do\b|\b(?:kart|reht|padht|padhat)[iae] (?:hai|hain|h)\b|(?:करत|रहत|पढ़त|पढ़ात)[ीाे] (?:है|हैं)/iu;
/** That he works no more says nothing of what he did. */
const WORKS_NO_MORE = /^(?:retired?|रिटायर्?ड?)$/iu;

/** What is kept by itself, or was not told: no other sentence of his tells it. */
const WORK_OR_NAME = new Set(['work', 'goal', 'name']);

/** Those of the topics that are people of his. */
const PEOPLE = new Set(Object.values(RELATIONS));
const ASKS_NAME = /\b(?:name|naam|who|kaun|kon|called)\b|(?<![\p{L}\p{M}])नाम|कौन/iu;

const OF_NO_NAME =
  /\bmere na+m (?:kar|pe|par|se)|\bna+m (?:p(?:u|oo)c?h|soch|chahiye|suggest|rakh|de|do\b)|मेरे नाम (?:कर|पर|से)|नाम (?:पूछ|सोच|चाहिए|रख|दो)/iu;
const MY_NAME = /\b(?:mera|my) (?:na+m|name)\b|मेरा नाम/iu;

/** It asks what she has kept of what he told. */
const ASKS_HER_MEMORY =
  /\b(?:remember|recall|yaad|yad|bhool|bhul|forgot|forgotten|told you|i said)\b|\b(?:bata(?:ya|yi|ye)|bol[aie]|kah[aei]) (?:tha|thi|the|na)\b(?! (?:tumne|aapne|tune|usne|unho?ne)\b)|\bmaine (?:\p{L}+ ){0,6}(?:bata(?:ya|yi|ye)|bol[ai]|kah[ai])\b|(?<![\p{L}\p{M}])याद|भूल|बताया था/iu;
/** "How do you remember the names of spices?", "a call that you remember to this day": of her own life. */
const OF_HER_MEMORY =
  /\b(?:kaise|kese|how)\b[^?]{0,30}\b(?:yaad|yad|remember)|\byaa?d ra?kh?t[ie]|\b(?:jo|that) (?:tumhe|aapko|tumko|you)\b[^?]{0,20}\b(?:yaad|yad|remember)|\b(?:tumhe|aapko|tumko) (?:aaj|ab) tak (?:yaad|yad)|\byaa?d aa?(?:y|t|i|e)\p{L}*\b|याद आ|याद रखत[ीे]|कैसे याद|जो (?:आपको|तुम्हें)[^?]{0,20}याद|(?:आपको|तुम्हें) (?:आज|अब) तक याद/iu;
/** "What shall I give her that she remembers?" */
const THEY_REMEMBER =
  /\b(?:usko|use|usse|unhe|unko) (?:yaad|yad) rah\p{L}*|(?:उसे|उसको|उन्हें|उनको) याद रह|\b(?:s?he|they) (?:will |would |can )?(?:always )?remembers?\b/iu;
/** "You still remember my friend's name?" */
const OF_HIS_OWN = /\b(?:my|mer[aei]|maine)\b|मेर[ाीे]|मैंने/iu;
const asksHerMemory = (text: string): boolean =>
  ASKS_HER_MEMORY.test(text) &&
  !THEY_REMEMBER.test(text) &&
  (!OF_HER_MEMORY.test(text) || OF_HIS_OWN.test(text));
const ASKS_OF_HER =
  /\b(?:(?:what|how|why|where|which|do|would|can|are|have) (?:do |would |can |are |have )?(?:you|u) (?!know\b|remember\b|recall\b)|(?:aap|tum) (?:kya|kaise|kab|kahan|kaun\p{L}*|kyun)|(?:aap|tum)(?:ka|ki|ke|hara|hari|hare|ko|he)\b)|(?:आप|तुम)(?:का|की|के|को|्हारा|्हारी|्हें)? (?:क्या|कैसे|कब|कहाँ|कौन|क्यों)/iu;
const SAYS_ASKED = /\b(?:puch|pooch|ask)\p{L}*\b|पूछ/iu;
/** All that she knows of him: that is a list, and no single word of his. */
const OF_ALL = /\b(?:mere ba+re|about me|of me|know me)\b|मेरे बारे/iu;
const OF_HER =
  /\b(?:your|ur|tumhar[aei]|apk[aei]|aapk[aei]|ter[aei])\b|तुम्हार|आपक[ाीे]|\b(?:tumhe|tumko|aapko|you)\b.{0,30}\b(?:bachpan|childhood|apn[aei])\b|(?:तुम्हें|आपको).{0,30}(?:बचपन|अपन[ाीे])/iu;
const PRAISES =
  /\b(?:good|great|sharp|nice|super|what a) memory\b|^(?:wow|oh|haha\p{L}*|aw+|wah|waah|arre)\b[^?]{0,12}\b(?:you|u) (?:still |really |actually )?remember(?:ed)?\b(?! (?:what|when|which|who|where|how))|\byaad(?:da+sht)? (?:rakh[aei]|rah[ai]|a(?:c+h+){1,2}i|pakki|tez)\b|याद (?:रखा|रखी|रखे|रहा|रही)|याददाश्त/iu;
/** "What stays with me after midnight is my daughter". */
const TELLS_WHAT =
  /^what (?!(?:is|was|does|colou?rs?|names?|class)\b)\p{L}+(?:s|ed)\b[^?]{0,60}\b(?:is|was) (?:my|that|the)\b/iu;
const WHEN =
  /\b(?:when|what day|which day|what date|kab|kis din|kaunse din|konse din|kis date|kis tarikh)\b|कब|किस दिन|किस तारीख/iu;
const MOST_WORDS = 22;

/** "My city and my work, do you remember?" asks for two things. */
const JOINED = /, | (?:and|aur|और) /iu;
const OF_SOMEBODY =
  /\b(?:he|she|they|him|her|us(?:ne|ka|ki|ko)|unh?o?ne|un(?:ka|ki|ko))\b|उस(?:ने|का|की|को)|उन्होंने/iu;
const SOMEBODYS_NAME =
  /\b(?:her|his|its|their|us(?:ka|ki)|un(?:ka|ki)|is(?:ka|ki)) (?:naam|name)\b|(?:उस|उन|इस)क[ाी] नाम/iu;
const OF_HIS =
  /\b(?:my|mer[aei])(?: \p{L}+){1,2}|(?<![\p{L}\p{M}])मेर[ाीे](?: [\p{L}\p{M}]+){1,2}/giu;
const LEAST_SENTENCE = 4;
const LEAST_PARTS = 2;
/** "Mera sheher" before "aur mera kaam yaad hai?" is no sentence of its own. */
const MOST_SPLIT = 5;
const MOST_NEXT = 10;

const ASKS_WHETHER =
  /\b(?:yaad|yad) (?:hai|hain|h|he)\b|\b(?:you|u) (?:still )?remember\b|^(?:\p{L}+,? ){0,2}remember (?:what|who|which|where|when|my|i)\b|(?<![\p{L}\p{M}])याद (?:है|हैं)/iu;
const ASKED_OF_HIS =
  /\b(?:my|i|mer[aei]|main|mai|maine|mujhe|kis\p{L}*|kaun\p{L}*|kya|kaha+n?|kab)\b|मेर[ाीे]|मैंने|मुझे|किस|कौन|क्या|कहाँ|कब/iu;
/** He or somebody else remembers or does not, or is glad that she does; or she is told to. */
const OF_HIS_MEMORY =
  /\b(?:mujhe|mujhko|hum[ae]?\p{L}*|use|usko|usse|unhe|unko|un[hk]?e|(?!tum|aap|tujh)\p{L}+ ko)(?: \p{L}+){0,4} (?:yaad|yad)\b|(?<![\p{L}\p{M}])(?:मुझे|हमें|उसे|उसको|उन्हें|[\p{L}\p{M}]+ को)(?: [\p{L}\p{M}]+){0,4} याद|\b(?:can['’]?t|don['’]?t|doesn['’]?t|cannot|not|i|we|they|he|she|i['’]ll|will|always|used to|must) remember\b|^remember (?:my \p{L}+ is|i am)\b|^(?:arre? |oh |haan |wah |waah |वाह )+(?:\p{L}+ )?(?:yaad|yad|याद)/iu;
const MOST_ASKED = 16;

/** Whether a sentence asks her to remember something of his. */
export const asksToRemember = ({ text, words }: Clause): boolean =>
  words <= MOST_ASKED &&
  ASKS_WHETHER.test(text) &&
  ASKED_OF_HIS.test(text) &&
  !OF_HER.test(text) &&
  !OF_HIS_MEMORY.test(text);

/**
 * Answers a question about the visitor's own life from what was told; undefined where it is none. Of something that
 * was not told she says so.
 */
export function recall(talk: Talk, clause: Clause): Part | undefined {
  const both = asksHerMemory(clause.text) ? recallEach(talk, clause) : undefined;
  return both ?? recallOne(talk, clause);
}

/** What was asked of several things at once: what is known of the first two. */
function recallEach(talk: Talk, clause: Clause): Part | undefined {
  if (OF_ALL.test(clause.text) || clause.words > MOST_WORDS) return undefined;
  const { clauses } = talk.heard;
  const at = clauses.indexOf(clause);
  const before = clauses[at - 1];
  const isSplit = before && before.words <= MOST_SPLIT && topicsIn(talk, before.text).length > 0;
  // "Do you remember her name? And what she asked me?"
  const next = clauses[at + 1];
  const goesOn =
    next?.isQuestion &&
    next.words <= MOST_NEXT &&
    (OF_HIM.test(next.text) || OF_SOMEBODY.test(next.text));
  const parts = [
    ...(isSplit ? [before.text] : []),
    ...clause.text.split(JOINED),
    ...(goesOn ? [next.text] : []),
  ];
  const [first = ''] = parts;
  // "My name, and what does your sister do?" asks after her as well.
  if (parts.some((part) => OF_HER.test(part) || ASKS_OF_HER.test(part))) return undefined;
  const asked = parts.flatMap((part) => {
    const topics = topicsIn(talk, part);
    // "My daughter's name, and what she did": she is the daughter, and no name is asked for.
    if (part !== first && OF_SOMEBODY.test(part)) return { text: `${first} ${part}`, topics: [] };
    return namesMatter(part) || topics.length > 0 ? { text: part, topics } : [];
  });
  if (asked.length < LEAST_PARTS || !asked.some(({ text }) => OF_HIM.test(text))) return undefined;
  const told = asked.slice(0, LEAST_PARTS).flatMap(({ text, topics }) => {
    const isWhen = WHEN.test(text);
    const known = isWhen ? undefined : knownOf(talk, topics);
    const ofWork =
      !known && topics.includes('work')
        ? turned(talk, text, toldTrade(talk) ?? toldOfWork(talk, text))
        : undefined;
    return known?.value ?? ofWork ?? inHisWords(talk, text, isWhen) ?? [];
  });
  // "Pooja, your daughter Pooja is selected": once is enough.
  const each = told.filter(
    (one, at) => !told.some((more, other) => other !== at && holds(more, one)),
  );
  const stop = talk.language === 'hindi' ? '। ' : '. ';
  return saidBack(talk, [...new Set(each)].map(withCapital).join(stop), 'recalled both');
}

/** One of two texts says all that the other does, and more. */
const holds = (more: string, one: string): boolean =>
  more.split(' ').length >= LEAST_SENTENCE &&
  ` ${wordsOnly(more)} `.includes(` ${wordsOnly(one)} `);
const wordsOnly = (text: string): string =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join(' ')
    .trim();

/** The topics of memory that a question asks after: of people alone where it names some. */
function topicsIn({ heard }: Talk, text: string): string[] {
  // "A toy keyboard of my daughter's. Do you remember her name?"
  const isOfNamed = SOMEBODYS_NAME.test(text);
  const from = isOfNamed ? (heard.text.match(OF_HIS) ?? []).join(', ') : text;
  const all = ASKED.filter(([pattern]) => pattern.test(from)).flatMap(([, topics]) => topics);
  if (isOfNamed) return all.filter((one) => PEOPLE.has(one));
  // "Where am I from?" asks for the town he came from, where another is his home now.
  if (all.includes('origin') && FROM.test(from)) return ['origin', 'home'];
  // "Where did my sister get her job?" asks after her, and neither his work nor his name.
  const people = all.filter((one) => PEOPLE.has(one));
  return people.length > 0 ? people : all;
}

/** What is kept of the first of some topics that something is kept of. */
function knownOf(
  { memory, told }: Talk,
  topics: string[],
): { topic: string; value: string } | undefined {
  return firstOf(topics, (topic) => {
    const value = memory.get(topic) ?? told.get(topic);
    return value === undefined ? undefined : { topic, value };
  });
}

function recallOne(talk: Talk, { text, words, isQuestion }: Clause): Part | undefined {
  const asksMemory = asksHerMemory(text);
  if ((!isQuestion && !asksMemory) || words > (asksMemory ? MOST_WORDS : 12)) return undefined;
  if (OF_ALL.test(text) || IN_HIS_PLACE.test(text)) return undefined;
  // "Ek dibba mere naam karogi?", "cafe ke liye naam soch rahi ho?": not what he is called.
  if (OF_NO_NAME.test(text) && !MY_NAME.test(text)) return undefined;
  // "My sister gets married. Is it too much?" asks after what stands before it.
  if (!asksMemory && /[.!।] /u.test(text)) return undefined;
  // "What stays with me at night is my daughter" tells of her.
  if (!text.includes('?') && TELLS_WHAT.test(text)) return undefined;
  // "You still remember my goat's name, good memory" asks nothing.
  if (!text.includes('?') && PRAISES.test(text)) return undefined;
  // "Yaad hai na kaunse rang ki thi?" asks after what was told, though it does not say whose.
  const isOfHim = OF_HIM.test(text) || (asksMemory && !OF_HER.test(text));
  if (!isOfHim || !ASKS_TO_RECALL.test(text)) return undefined;
  if (
    (HIS_MATTER.test(text) ||
      /\b(?:should|shall|can|could|kar(?:u|un|oon)|chahiye)\b(?! you)/i.test(text)) &&
    !/\b(?:remember|know|yaad)\b|(?<![\p{L}\p{M}])याद/iu.test(text)
  )
    return undefined;
  // "I was asking what you do" asks after her.
  if (!asksMemory && SAYS_ASKED.test(text) && TO_HER.test(text)) return undefined;
  // "My wife says music is no use. What do you say?" asks for a view.
  if (!asksMemory && ASKS_OF_HER.test(text)) return undefined;
  const fitting = topicsIn(talk, text);
  const isOfPeople = fitting.some((one) => PEOPLE.has(one));
  const isOfAThird = OF_A_THIRD.test(text) && !isOfPeople;
  const kept = isOfAThird ? undefined : knownOf(talk, fitting);
  const isThin =
    kept &&
    kept.topic === 'work' &&
    (WORKS_NO_MORE.test(kept.value) || holds(text.toLowerCase(), kept.value.toLowerCase()));
  const known = isThin ? undefined : kept;
  // "When is my sister's wedding?" asks for the day, though her name is kept.
  const isWhen = WHEN.test(text) || (asksMemory && TO_COME.test(text));
  const isOfWork = fitting.includes('work') && !isOfPeople && !isOfAThird;
  const trade = isOfWork && !isWhen && !known ? turned(talk, text, toldTrade(talk)) : undefined;
  if (trade) return saidBack(talk, trade, 'recalled work in his words');
  const quoted = isWhen || asksMemory ? fromHisWords(talk, text, isWhen) : undefined;
  const said = quoted && (!isOfWork || isWhen || WORKS.test(quoted.text)) ? quoted : undefined;
  const isOfName = !isOfPeople || ASKS_NAME.test(text);
  if (said && (isWhen || !known || !isOfName)) return said;
  const ofWork =
    isOfWork && !isWhen && !known ? turned(talk, text, toldOfWork(talk, text)) : undefined;
  if (ofWork) return saidBack(talk, ofWork, 'recalled work in his words');
  const isKeptAlone = fitting.every((one) => WORK_OR_NAME.has(one));
  const mayQuote = !known && fitting.length > 0 && (isWhen || !isKeptAlone);
  const instead = mayQuote ? fromHisWords(talk, text, isWhen) : undefined;
  if (instead) return instead;
  if (kept && !isWhen) {
    if (!PEOPLE.has(kept.topic) && speaksOfHarm(kept.value)) return unsaid(talk);
    const line = sayTurn(talk, 'recalled', { known: kept.value });
    return line ? { text: line, why: `recalled ${kept.topic}`, isWhole: true } : undefined;
  }
  if (fitting.length === 0) return undefined;
  const line = sayTurn(talk, 'not-told');
  return line ? { text: line, why: `not told ${fitting[0]}`, isWhole: true } : undefined;
}

/** "My mother-in-law praised the dal! Remember what I told you of her?": of whom, stands before the question. */
function withMatter({ heard }: Talk, text: string): string {
  const at = heard.clauses.findIndex((one) => one.text === text);
  const before = heard.clauses.slice(0, Math.max(at, 0)).findLast((one) => !one.isQuestion);
  return before && !namesMatter(text) ? `${before.text}, ${text}` : text;
}

/** What he told that comes nearest to his question, turned round; for a day, of what names one. */
const inHisWords = (talk: Talk, text: string, isWhen: boolean): string | undefined =>
  turned(talk, text, toldOf(talk, text, isWhen));

/** "Bilkul sahi pakda, beti Pihu 12vi me hai": what stands before the piece that answers was said of something else. */
function fromItsAnswer(sentences: readonly string[], text: string): string[] {
  const asked = new Set(askedAfter(text));
  const ofPeople = ASKED.flatMap(([one, [topic = '']]) => (PEOPLE.has(topic) ? one : []));
  const named = [DAY, ...ofPeople].filter((pattern) => pattern.test(text));
  const answers = (piece: string) =>
    tellingWords(piece).some((key) => asked.has(key)) ||
    named.some((pattern) => pattern.test(piece));
  const first = sentences.findIndex(answers);
  if (first === -1) return [...sentences];
  const [sentence = '', ...rest] = sentences.slice(first);
  const pieces = sentence.split(/(?<=[,;]) /);
  const answer = pieces.findIndex(answers);
  // "Sameer, my cousin, is coming": who comes stands before it.
  const isWhole = answer > 0 && !GOES_ON.test(pieces[answer] ?? '');
  return [isWhole ? pieces.slice(answer).join(' ') : sentence, ...rest];
}
const GOES_ON =
  /^(?:is|are|was|were|has|have|had|will|would|can|does|did|who|which|whose|and|or|hai|hain|tha|thi|jo|jiska|jiski|है|था|थी|जो)(?![\p{L}\p{M}])/iu;

function turned(talk: Talk, text: string, told: Told | undefined): string | undefined {
  const words = fromItsAnswer(told?.whole ?? [], text)
    .map((one) => turnedRound(withoutFillers(one), detectLanguage(one) ?? talk.language))
    // "You used to play in college. Now you only hold a drill."
    .reduce((all, one) => `${all}${all && (/^(?!I\b)[A-Z]/.test(one) ? '. ' : ', ')}${one}`, '');
  return words && realise(words, addressOf(talk));
}

function fromHisWords(talk: Talk, text: string, isWhen: boolean): Part | undefined {
  const words = inHisWords(talk, withMatter(talk, text), isWhen);
  return words ? saidBack(talk, words, 'recalled in his words') : undefined;
}

/** What opens something of his is in no safe place in a chat, and not said back. */
const SECRET =
  /\b(?:password|passcode|otp|cvv|upi|pin (?:is|hai|code)|aadhaa?r|account (?:no|number))\b|पासवर्ड|ओटीपी|आधार/iu;

/** She remembers what he told, and does not say it again: it speaks of harm. */
function unsaid(talk: Talk): Part | undefined {
  const line = sayTurn(talk, 'recalled-unsaid');
  return line ? { text: line, why: 'recalled, unsaid', isWhole: true } : undefined;
}

/** Says back what he told; undefined where that is nothing. */
function saidBack(talk: Talk, words: string, why: string): Part | undefined {
  if (SECRET.test(words)) return undefined;
  if (speaksOfHarm(words)) return unsaid(talk);
  const said = withCapital(words);
  const line = said && sayTurn(talk, 'recalled-words', { said });
  return line ? { text: line, why, isWhole: true } : undefined;
}

import { sumIn } from './arithmetic.ts';
import { followHer, nextChapter, SURE } from './her-life.ts';
import { ofHerWorld, whoIs } from './her-world.ts';
import type { Question } from './question.ts';
import { HIS_MATTER } from './question-form.ts';
import { type Part, sayOne, sayTurn, type Talk, topicOf } from './turn.ts';

/** Asks what she does, wherever: "tum Dilli mein karti kya ho", "what do you do in the museum". */
const HER_WORK =
  /\bwhat (?:exactly )?do (?:you|u) do(?: (?:exactly|there|here|for (?:work|a living)|(?:in|at) (?:\p{L}+ ?){1,3}))?\s*(?:[?.!,]|$)|\b(?:karti kya (?:ho|hain)|kya (?:kaam )?karti (?:ho|hain)|kaam kya karti (?:ho|hain)|kya kaam (?:hai|karti))\b(?: exactly| wahan| vahan)?\s*(?:[?.!,]|$)|(?:काम क्या|क्या(?: काम)?) करती (?:हो|हैं)(?: [\p{L}\p{M}]+ में| वहाँ)?\s*(?:[?।!,]|$)|(?:तुम्हारा|आपका) काम (?:क्या|पूछा)/iu;
/** "Tu teacher hai kya?", "are you a nurse?": what she is. */
const HER_TRADE =
  /\b(?:tum|tu|aap)(?: (?:koi|bhi|sach me|kahin))? (?:teacher|doctor|nurse|engineer|lawyer|vakil|writer|lekhak|lekhika|poet|kavi|shayar|shaira|singer|gayika|dancer|artist|chef|cook|baker|designer|editor|actress|student|trainer|coach|counsell?or|psychologist|professor|madam|master|journalist|reporter|rj|photographer)(?: \p{L}+)? (?:ho|hai|hain|h)\b|\b(?:are|r) (?:you|u) an? (?:teacher|doctor|nurse|engineer|lawyer|writer|poet|singer|dancer|artist|chef|cook|baker|designer|editor|actress|student|trainer|coach|counsell?or|psychologist|therapist|professor|journalist|reporter|rj|photographer)\b|(?:तुम|आप) (?:कोई )?(?:टीचर|शिक्षिका|अध्यापिका|डॉक्टर|नर्स|वकील|लेखिका|कवि|कवयित्री|शायर|गायिका|कलाकार|छात्रा|मैडम) (?:हो|हैं)/iu;
/** It supposes, scolds or asks something else of it. */
const BESIDE_TRADE =
  /\b(?:if|agar|why|how|when|now|stop|fan|bhi|hi|meri|mera|my|ab|bukhar|fever)\b|['’]s\b|अगर|क्यों|कब|बुख़ार|बुखार/iu;
const AT_A_TIME =
  /\b(?:abhi|aaj|kal|subah|shaam|raat|din|din bhar|itvaar|sunday|weekend|free|khali|when|if|jab|agar|now|today|tonight|evening|morning|all day|fun|fit|with|ke saath|ke baad|liye|gusse|dar)\b|(?<![\p{L}\p{M}])(?:अभी|आज|कल|सुबह|शाम|रात|दिन|ख़ाली|खाली|अगर|जब)(?![\p{L}\p{M}])/iu;
/** Asks who wrote it. */
const WHOSE =
  /\b(?:kis(?:ka|ki|ne) (?:hai|h|likh\p{L}*)|who (?:wrote|said)|whose|by whom|your own|khud (?:likh|ka|ki)\p{L}*)\b|किस(?:का|की|ने)|ख़ुद लिख|खुद लिख/iu;
const HOW_ARE_YOU =
  /\bkais[aei] ho\b(?: (?:aap|tum|ji))?\s*(?:[?,.!]|$)|\b(?:aap|tum) kais[aei] (?:ho|hain?)\b|^(?:\p{L}+ ){0,2}kais[ei] (?:hai|hain) aap|\bhow (?:are|r) (?:you|u)\b(?! (?:going|planning|able))|\bhru\b|^(?:\p{L}+ ){0,2}kya haal|(?:^|(?<![\p{L}\p{M}])(?:आप |तुम |जी |नमस्ते ))कैस[ेी] (?:हो|हैं)|^(?:[\p{L}\p{M}]+ ){0,2}क्या हाल/iu;
const CLOCK =
  /\b(?:what time(?! (?:do|did|does|will|would|should|are|were)\b)|time kya|kitne baj(?:e)?(?: (?:hai|hain|ho|gaye|rahe|h)\b|\s*[?]?$)|kitna baj|time is it|kya time|what day is|aaj kya din|what'?s the date|aaj ki date)\b|कितने बजे?(?: (?:हैं|है|रहे|गए)|\s*[?।]?$)|क्या समय|समय क्या/iu;

/** How she is. */
export function howSheIs(talk: Talk, { text }: Question): Part | undefined {
  const fact = talk.voice.facts['how-are-you'];
  const told = HOW_ARE_YOU.test(text) ? sayOne(talk, fact, true) : undefined;
  return told ? { text: told, why: 'fact how-are-you', topic: 'how-are-you' } : undefined;
}

/** "You close your bakery at what time?" asks for hers. */
const OF_HER_HOURS =
  /\b(?:open|close|shut|sleep|bed|wake|get up|start|finish|reach|leave|pahunch\p{L}*|uthti|soti|khulti|khulta|bandh?|shuru)\b|खुल|बंद|सोत|उठत|शुरू/iu;

/** What the clock says in India. */
export function timeNow(talk: Talk, { text }: Question): Part | undefined {
  if (!CLOCK.test(text) || OF_HER_HOURS.test(text)) return undefined;
  const { hour, minute } = talk.clock;
  const time = `${((hour + 11) % 12) + 1}:${String(minute).padStart(2, '0')}`;
  const told = sayTurn(talk, 'clock', { time });
  return told ? { text: told, why: 'clock' } : undefined;
}

const SURE_TOPIC = 0.6;
const OF_WORK = new Set(['job', 'business', 'workday', 'city', 'hometown', 'about-you', 'none']);

/** What she does for a living. */
export function herWork(talk: Talk, { text, topic }: Question): Part | undefined {
  // "What do you do when you are bored" is heard as boredom.
  const isElsewhere = topic.p > SURE_TOPIC && !OF_WORK.has(topic.label);
  const isWork =
    (HER_TRADE.test(text) && !BESIDE_TRADE.test(text) && !HIS_MATTER.test(text)) ||
    (HER_WORK.test(text) && !isElsewhere && !AT_A_TIME.test(text) && !HIS_MATTER.test(text));
  const told = isWork ? sayOne(talk, talk.voice.facts.job, true) : undefined;
  return told ? { text: told, why: 'fact job', topic: 'job' } : undefined;
}

/** Asks what her days are. */
const HER_DAY =
  /\b(?:din ?bhar|poore din|pura din|sara din) (?:kya|kya kya) kart|\bwhat do (?:you|u) do (?:all|the whole|whole) day|(?:दिन ?भर|पूरे दिन|सारा दिन) क्या(?: क्या)? कर/iu;

/** What she does all day. */
export function herDay(talk: Talk, { text }: Question): Part | undefined {
  const told = HER_DAY.test(text) ? sayOne(talk, talk.voice.facts.workday, true) : undefined;
  return told ? { text: told, why: 'fact workday', topic: 'workday' } : undefined;
}

/** When of her day he asks after, and the topic of what she does then. */
const HER_HOURS: [RegExp, string][] = [
  [/\b(?:subah|morning)\b|सुबह/iu, 'morning'],
  [/\b(?:shaam|sham|evening)s?\b|शाम/iu, 'free-time'],
  [/\b(?:itvaar|itwar|sunday|weekend|chh?utti)s?\b|रविवार|इतवार|छुट्टी/iu, 'weekend'],
];
const WHAT_SHE_DOES =
  /\b(?:kya(?: kya)? kart[ie] (?:ho|hain|hai)|what do (?:you|u) do|kaise bita\p{L}*|how do (?:you|u) spend)\b|क्या(?: क्या)? करती (?:हो|हैं|है)/iu;

/** What she does in the evening, on Sundays. */
export function herHours(talk: Talk, { text }: Question): Part | undefined {
  if (!WHAT_SHE_DOES.test(text)) return undefined;
  const topic = HER_HOURS.find(([pattern]) => pattern.test(text))?.[1];
  const told = topic && sayOne(talk, talk.voice.facts[topic], true);
  return told ? { text: told, why: `fact ${topic}`, topic } : undefined;
}

/** Whom of her family he asks after, and the topic of what she tells of them. */
const HER_KIN: [RegExp, string][] = [
  [/\b(?:father|dad|papa|pitaji|appa|baba|abbu)\b|पापा|पिता|अब्बू|बाबा/iu, 'father'],
  [/\b(?:mother|mom|mum|mummy|maa|amma|ammi|aai)\b|माँ|मां|मम्मी|अम्मी|अम्मा/iu, 'mother'],
];
/** "What is your father like?", "tumhari mummy kaisi hain?": and nothing more of them. */
const KIN_IS_LIKE =
  /^(?:(?:so|and|aur|acha|accha),? )?(?:what(?: is|['’]?s) your \p{L}+ like|how (?:is|are) your \p{L}+|tell me about your \p{L}+|(?:tumhar|aapk|apk|ter)[aei] \p{L}+(?: ji)? kais[aei] (?:hai|hain|h)|(?:तुम्हार|आपक|तेर)[ाीे] [\p{L}\p{M}]+ कैस[ाीे] हैं?)[ ?.।!]*$/iu;

/** What she tells of her father or her mother. */
export function herKin(talk: Talk, { text }: Question): Part | undefined {
  const topic = KIN_IS_LIKE.test(text.trim())
    ? HER_KIN.find(([pattern]) => pattern.test(text))?.[1]
    : undefined;
  const told = topic && sayOne(talk, talk.voice.facts[topic], true);
  return told ? { text: told, why: `fact ${topic}`, topic } : undefined;
}

/** "Aap Jodhpur se hain kya?" asks where she is from, and nothing of that town. */
const FROM_WHERE =
  /\b(?:aap|tum|tu) (?!kitn|kab|kis|ka?un|kon|kaise)(?:(?!saal|umar|umr|din|type|kisi|kab)\p{L}+ ){1,2}(?:se|ki) (?:ho|hain)\b|\bare (?:you|u) from \p{L}+|(?:आप|तुम) (?!कितन|कब|किस|कौन|कैसे)(?:(?!साल|उम्र|दिन)[\p{L}\p{M}]+ ){1,2}(?:से|की) (?:हो|हैं)(?![\p{L}\p{M}])/iu;

/** Where she is from. */
export function herTown(talk: Talk, { text }: Question): Part | undefined {
  const { facts } = talk.voice;
  const told = FROM_WHERE.test(text)
    ? (sayOne(talk, facts.hometown, true) ?? sayOne(talk, facts.city, true))
    : undefined;
  return told ? { text: told, why: 'fact hometown', topic: 'hometown' } : undefined;
}

/** "Shaadi ke baare mein aap kya sochti hain?" */
const VIEW_OF =
  /([\p{L}\p{M} ]{3,30}?) (?:ke ba+re (?:me|mein)|pe|par|के बारे में|पर) (?:aap |tum |आप |तुम )?(?:kya (?:soch|lagta|khayal)|aapk[aei] kya|tumhar[aei] kya|क्या (?:सोच|लगता|ख़याल))|\bwhat do (?:you|u) think (?:of|about) ([\p{L} ]{3,30})/iu;
const LIKELY_OF = 0.6;

/** What she thinks of something that she has told of. */
export function herView(talk: Talk, { text }: Question): Part | undefined {
  const of = VIEW_OF.exec(text)?.slice(1).find(Boolean);
  const topic = of === undefined ? undefined : topicOf(talk.understand(of).whole);
  const told =
    topic && topic.p >= LIKELY_OF ? sayOne(talk, talk.voice.facts[topic.label], true) : undefined;
  return topic && told ? { text: told, why: `fact ${topic.label}`, topic: topic.label } : undefined;
}

/** What two numbers make. */
export function sum(talk: Talk, { text }: Question): Part | undefined {
  const result = sumIn(text);
  const told = result && sayTurn(talk, 'sum', { result });
  return told ? { text: told, why: 'sum', isWhole: true } : undefined;
}

/** What follows on something that she has told, or who was named in it. */
export function herStory(talk: Talk, question: Question): Part | undefined {
  const { clause, topic } = question;
  const next =
    followHer(talk, clause, SURE) ??
    ofHerWorld(talk, question) ??
    followHer(talk, clause) ??
    nextChapter(talk, clause) ??
    whoIs(talk, clause);
  // A question on a garden may sound a little like one on an interview: nothing is asked on a topic less sure.
  return next && { ...next, ...(topic.p > SURE_TOPIC && { topic: topic.label }) };
}

const SAID_VERSE = /^(?:want-poem|made\/verses)/;

/** Whose verse she has just said. */
export function whoseVerse(talk: Talk, { text }: Question): Part | undefined {
  const isHers = WHOSE.test(text) && SAID_VERSE.test(talk.state.source ?? '');
  const told = isHers ? sayTurn(talk, 'own-verse') : undefined;
  return told ? { text: told, why: 'own verse' } : undefined;
}

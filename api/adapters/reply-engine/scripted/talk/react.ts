import type { Telling, Thread } from './bank.ts';
import { flirtingIn } from './flirt.ts';
import { machineDies, OF_THE_DEAD } from './grave.ts';
import { maySayBack, speaksOfHarm } from './may-say-back.ts';
import { moveOf, reaction } from './moves.ts';
import { answerNearly, answerParticular, situationIn } from './particular.ts';
import { denySituation } from './state.ts';
import { isCheered, isOfAnother, tellingOf } from './telling.ts';
import { hurts, SORE, toneOf } from './tone.ts';
import {
  actOf,
  hasFresh,
  type Part,
  say,
  sayFresh,
  sayOne,
  sayOwn,
  sayTurn,
  type Talk,
  threadOf,
  topicOf,
} from './turn.ts';
import type { Clause } from './understand.ts';
import { takenUp } from './uptake.ts';

/** Said to her, or with a laugh. */
const JOKES = /[😂🤣😅😆😜😝😛]|\b(?:tum|aap|you|u)\b|(?<![\p{L}\p{M}])(?:तुम|आप)(?![\p{L}\p{M}])/iu;

/** Topics that are met softly, without wit, whatever is said of them. */
const HEAVY = new Set([
  'loss',
  'pet-loss',
  'illness-family',
  'sadness',
  'crying',
  'loneliness',
  'breakup',
  'cheating',
  'divorce',
]);
/** Topics that are heavy when something bad is told. */
const HEAVY_WHEN_BAD = new Set([
  'illness-own',
  'failure',
  'overthinking',
  'stress',
  'family-fight',
  'rejection',
  'layoff',
  'money-trouble',
  'confidence',
  'best-friend',
  'friend-fight',
  'father',
  'mother',
  'exam-result',
  'married-life',
  'bad-day',
  'marriage-pressure',
  'regret',
  'fear',
]);

export const isHeavyTopic = (topic: string, telling: Telling): boolean =>
  telling !== 'good' && (HEAVY.has(topic) || (telling === 'bad' && HEAVY_WHEN_BAD.has(topic)));

/** As long as more replies are left of a grief, it is a death that is mourned. */
export const MOURNING = 3;

/** He says that it is well, or thanks her: what was heavy is over. */
const CALM =
  /\b(?:i(?:'m| am) (?:fine|ok|okay|good|better)|(?:it(?:'s| is)|its) (?:fine|ok|okay|an old story)|theek (?:hu|hoon|hun|hain?)|thik (?:hu|hai)|thank(?:s| you)|shukriya|dhanyava+d|a(?:c+h+){1,2}a (?:hai|laga|idea|tarika)|good idea)\b|मैं ठीक|ठीक हूँ|ठीक हूं|शुक्रिया|धन्यवाद|अच्छा (?:है|लगा)|[😊🙂😄😂🤣]/iu;

/** "Thanks, but Maa is still in hospital": it is not well. */
const BUT =
  /\b(?:but|still|lekin|magar|par|phir bhi|nahi+n?|not|n['’]t)\b|लेकिन|मगर|पर |नहीं|फिर भी/iu;

/** A message of no more words says little of its own: what was said before still holds. */
const FEW_WORDS = 4;

/** A line of the topic is said from here on: readers found it beside the point where it was less sure. */
const SURE_TOPIC = 0.66;
/** What is told plainly touches many topics, and is about few. */
const SURE_PLAIN_TOPIC = 0.82;
/** What the talk is about from here on. */
const LIKELY_TOPIC = 0.5;
/** News that is surely as good as this is cheered. */
const CHEERFUL = 0.85;

/** "No no, I am fine, I was only worried about Maa": no news, good or bad. */
const TAKES_BACK =
  /^(?:arre? |are |oh |haha )*(?:no|nahi+n?|nai|nhi)(?=[\s,.!])|^(?:अरे )*(?:नहीं|ना)(?=[\s,।!])/iu;

/** Good news that is wished well in so many words. */
const CHEERED = new Set([
  'promotion',
  'exam-result',
  'good-news',
  'interview',
  'job-search',
  'salary',
  'children',
  'wedding',
  'proposal',
]);
const CONGRATULATES = /congratulations|well done|badhai|mubarak|बधाई|मुबारक/iu;

/**
 * What she says to something told: what was written for this very thing, else a line of its topic and kind; where that
 * is unclear, a reaction to what he does who tells it.
 */
export function react(talk: Talk, clause: Clause): Part {
  const { bank, voice, state } = talk;
  const topic = topicOf(clause);
  const telling = tellingIn(talk, clause);
  const follows = topic.label === state.topic ? 0.12 : 0;
  const isMourning = state.grief > MOURNING && topic.label !== 'loss';
  const found = isMourning ? undefined : answerParticular(talk, clause);
  // "Father died yesterday in the hospital": no hope that he comes through.
  const isOfDeath = clause.isGrave && topic.label === 'loss';
  const particular = isOfDeath && !OF_THE_DEAD.test(found?.why ?? '') ? undefined : found;
  if (particular) return { ...particular, isHeavy: isHeavyTopic(particular.topic ?? '', telling) };
  if (state.grief > MOURNING && telling === 'bad' && topic.p < 0.5 && OF_THEM.test(clause.text)) {
    const loss = bank.topics.get('loss')?.lines.tells;
    const soft = sayFresh(talk, loss) ?? sayOwn(talk, 'heavy');
    if (soft) return { text: soft, why: 'loss, still', topic: 'loss', isHeavy: true };
  }
  const least = telling === 'tells' ? SURE_PLAIN_TOPIC : SURE_TOPIC;
  if (topic.p + follows + besideOf(talk, clause) >= least) {
    const lines = bank.topics.get(topic.label)?.lines;
    const isHeavy = isHeavyTopic(topic.label, telling);
    const kind = hasFresh(talk, lines?.[telling]) ? telling : 'tells';
    const told = sayFresh(talk, lines?.[kind]);
    const text = told ?? (isHeavy ? undefined : sayOne(talk, voice.facts[topic.label], true));
    if (text) {
      const cheer =
        telling === 'good' && CHEERED.has(topic.label) ? congratulates(talk, clause) : undefined;
      if (cheer && !CONGRATULATES.test(text)) {
        const own = inHisWords(talk, clause);
        const said = own && topic.label === 'good-news' ? undefined : text;
        return {
          text: [own, cheer, said].filter(Boolean).join(' '),
          why: `good ${topic.label}`,
          topic: topic.label,
        };
      }
      return {
        text,
        why: `${kind} ${topic.label} ${topic.p.toFixed(2)}`,
        topic: topic.label,
        isHeavy,
      };
    }
  }
  // Who asks something beside it has turned to that.
  const asks = talk.heard.clauses.some(({ isQuestion }) => isQuestion);
  if (CALM.test(talk.heard.text) && telling !== 'bad' && !BUT.test(talk.heard.text))
    state.heavy = 0;
  if (state.heavy > 0 && !asks && (telling === 'bad' || clause.words <= FEW_WORDS)) {
    const soft = sayOwn(talk, 'heavy');
    if (soft) return { text: soft, why: 'still heavy', isHeavy: true };
  }
  return takeUp(talk, clause);
}

/** Less surely bad, and with no word that hurts, it is met as neither: pity for a joke is worse than none. */
const LEAST_BAD = 0.7;
const SMILES = /[😄😁😂🤣😆😀]/u;

/** What a sentence tells; a plain one is bad where the message it stands in is: "ek tension hai. Behen ki fees deni hai." */
function tellingIn({ heard }: Talk, clause: Clause): Telling {
  const { telling, p } = tellingOf(clause);
  const isUnsure = p < LEAST_BAD || SMILES.test(heard.text);
  if (telling === 'bad' && isUnsure && !hurts(clause.text) && !SORE.test(heard.text))
    return 'tells';
  if (machineDies(clause.text)) return 'bad';
  // "If I pass I'll cut a cake" is no news yet.
  if (telling === 'good' && IF.test(clause.text)) return 'tells';
  const around = telling === 'tells' ? tellingOf(heard.whole).telling : telling;
  return around === 'bad' ? 'bad' : telling;
}

/** Topics of one group that share a sentence bear each other out: being married off, and a match that is arranged. */
function besideOf({ bank }: Talk, clause: Clause): number {
  const first = topicOf(clause);
  const group = bank.topics.get(first.label)?.group;
  const others = clause.topics.filter(
    ({ label }) => label !== first.label && bank.topics.get(label)?.group === group,
  );
  return NEIGHBOUR_SHARE * others.reduce((sum, { p }) => sum + p, 0);
}

const NEIGHBOUR_SHARE = 0.5;

const IF =
  /\b(?:agar|if (?:i|it|he|she|they|we|this|that|everything))\b|\b(?:hua|hui|hue|gaya|gayi|gaye|mila|mili|jaaye|jaye|jaun|jau|hogi|hoga) to+h?\b|अगर|(?:हुआ|हुई|गया|गई|मिला|मिली|जाए|जाऊँ) तो(?![\p{L}\p{M}])/iu;

/** A reaction to what he does who tells it, and before a cheer his own words. */
export function takeUp(talk: Talk, clause: Clause): Part {
  const { state } = talk;
  const telling = tellingIn(talk, clause);
  const kind = telling === 'advice' ? 'tells' : telling;
  const heard = moveOf(clause, kind, talk.mood === undefined);
  // Fear is said in few words, and those are plain.
  const plain = CRIES.test(clause.text) ? 'hurt' : AFRAID.test(clause.text) ? 'worry' : undefined;
  const move = heard ?? (kind === 'bad' ? plain : undefined);
  // Good news is cheered, whatever it is.
  const cheer =
    kind === 'good' &&
    state.grief === 0 &&
    move !== 'plan' &&
    !TAKES_BACK.test(talk.heard.text) &&
    // "Then you will catch my mistakes 😅" is a joke, and no news.
    (isCheered(clause) || !(clause.isHers || JOKES.test(clause.text))) &&
    (move === undefined || actOf(clause, 'good') > CHEERFUL || isCheered(clause))
      ? congratulates(talk, clause)
      : undefined;
  const near = move === undefined && !cheer ? answerNearly(talk, clause) : undefined;
  if (near) return { ...near, why: `${near.why}, nearly` };
  const person = move === undefined && !cheer ? namesPerson(talk) : undefined;
  // His own news is said before it is cheered; anything else said back reads as not understood.
  const repeats = cheer !== undefined && talk.mood === undefined && !clause.isGrave;
  const { label, p } = topicOf(clause);
  const isPlain = kind === 'tells' && move === undefined && !cheer;
  const known = isPlain ? whoHeIs(talk) : undefined;
  const own = repeats && !known ? inHisWords(talk, clause) : undefined;
  const isBare = isPlain && !own && !person && !known;
  const reacted =
    known ??
    person ??
    (isPlain && toneOf(talk, kind) === 'funny' ? sayTurn(talk, 'laughs-along') : undefined) ??
    (cheer ? undefined : reaction(talk, move, kind));
  return {
    text: [own, cheer, reacted].filter(Boolean).join(' '),
    why: `takes up ${known ? 'who he is' : person ? 'a name' : (move ?? kind)}`,
    move,
    isBare,
    ...(p >= LIKELY_TOPIC ? { topic: label } : { isUnclear: true }),
  };
}

const congratulates = (talk: Talk, clause: Clause): string | undefined =>
  sayTurn(talk, isOfAnother(clause) ? 'glad-for-another' : 'congratulations');

/** What he told, as she would say it to him. */
function inHisWords(talk: Talk, clause: Clause): string | undefined {
  const { heard, language } = talk;
  if (!maySayBack(clause.text) || speaksOfHarm(heard.text)) return undefined;
  const words = takenUp(clause.text, language);
  return words && say(talk, { [language]: [words] });
}

/** His name, where he is from and what he does, where this message tells two of them. */
function whoHeIs(talk: Talk): string | undefined {
  const { told, language, heard } = talk;
  if (!told.has('name') || heard.clauses.some((one) => one.isQuestion)) return undefined;
  const work = told.get('work') ?? told.get('study');
  const isReadable = work && /\p{Script=Devanagari}/u.test(work) === (language === 'hindi');
  return (
    sayTurn(talk, 'introduce-all', { work: isReadable ? work.toLowerCase() : undefined }) ??
    sayTurn(talk, 'introduce')
  );
}

const CRIES =
  /\b(?:ro (?:deti|deta|di|diya|rahi|raha|padi|pada|leti|leta)|rona|cried|crying|tears|bura lag\w*|it hurts?|hurts a lot)\b|रो (?:देती|देता|दी|पड़ी|रही)|बुरा लग/iu;
const AFRAID =
  /\b(?:scared|afraid|nervous|worried|anxious|tension|dar lag|darr|ghabra\p{L}*|pareshan|chinta)\b|डर|घबरा|चिंता|परेशान/iu;

/** What memory calls those whose names are worth a word. */
const PEOPLE = [
  'wife',
  'husband',
  'daughter',
  'son',
  'brother',
  'sister',
  'friend',
  'partner',
  'pet',
];

/** Somebody of his is named for the first time. */
function namesPerson(talk: Talk): string | undefined {
  const { told, memory } = talk;
  const person = PEOPLE.map((one) => (memory.has(one) ? undefined : told.get(one))).find(Boolean);
  return person && sayTurn(talk, 'names-person', { person });
}

/** Speaks of somebody, or of being without them. */
const OF_THEM =
  /\b(?:he|she|they|him|her|his|them|miss|without|alone|empty|wo|woh|unki|unka|uski|uska|unke|yaad|bina|akel[aei]|maa|papa|ammi|mummy|wife|husband)\b|वो|वह|उनकी|उनका|उसकी|याद|बिना|अकेल|माँ|पापा/iu;

/** Acts that an answer to her question may look like. */
const MAY_ANSWER = new Set([
  'tells',
  'good',
  'bad',
  'asks-her',
  'advice',
  'introduce',
  'test',
  'other-language',
  'ask-me',
  'guess-what',
  'told-already',
]);

/** What she says to an answer to her own question; undefined where it was none. */
export function followThread(talk: Talk, clause: Clause): Part | undefined {
  const thread = threadOf(talk, talk.state.asked?.thread);
  if (!thread || (clause.words > 2 && flirtingIn(clause) + actOf(clause, 'compliment-talk') > 0.4))
    return undefined;
  const { whole } = talk.heard;
  if (whole.words > MOST_DENYING && DENIES_ALL.test(whole.text)) {
    // "No no, I am not leaving the job": her question was beside the point.
    delete talk.state.asked;
    denySituation(talk.state);
    return undefined;
  }
  if (clause.words > SHORT_ANSWER && isOfOther(talk, thread, clause)) return undefined;
  const isAlone = !talk.heard.clauses.some(({ isQuestion }) => isQuestion);
  const kind = answerKind(thread, clause, isAlone);
  const told = kind && sayOne(talk, thread[kind]);
  return told
    ? { text: told, why: `thread ${thread.id}: ${kind}`, topic: thread.topic }
    : undefined;
}

const SHORT_ANSWER = 4;

/** A trouble that is not of her question, or something that was written for and is not, is no answer to it. */
function isOfOther(talk: Talk, { topic }: Thread, clause: Clause): boolean {
  const { telling, p } = tellingOf(clause);
  if (telling === 'bad' && p > SURELY_BAD && topicOf(clause).label !== topic) return true;
  const other = situationIn(talk, clause);
  return other?.topic !== undefined && other.topic !== topic;
}

const SURELY_BAD = 0.6;

const DENIES_ALL =
  /^(?:arre? |are |haha |oh )*(?:no[, ]+no|nahi+n?[, ]+nahi+n?|नहीं[, ]+नहीं)\b|\b(?:misunderstood|galat samjh\p{L}*)\b|ग़लत समझ|गलत समझ/iu;
const MOST_DENYING = 4;

/** A longer answer that is of something else is none, whatever word it begins with. */
const LONG = 6;
const ELSEWHERE = 0.35;

const NODS = 0.5;

/** "Hehe, I am Sneha" answers no question but that after a name. */
const INTRODUCES = 0.5;

/** Asks for a number or a time, and what has one. */
const COUNTS = /\bhow (?:many|long|old|far|much)\b|\bkitn[aei]\b|कितन[ाीे]/iu;
const NUMBERED =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|hundred|few|many|several|long|years?|months?|weeks?|days?|hours?|minutes?|ek|do|teen|char|chaar|paanch|panch|chhe|saat|aath|nau|das|barah|pandrah|bees|pachees|tees|pachas|sau|saal|mahin\p{L}*|haft\p{L}*|din|ghant\p{L}*|minat|kai|bahut|bohot|kam|zyada|thod\p{L}*|never|always|all|roz|bachpan|childhood|since|se)\b|[०-९]|एक|दो|तीन|चार|पाँच|पांच|दस|बीस|साल|महीन|हफ़्त|दिन|घंट|बहुत|कम|बचपन|से/iu;

/** @param isAlone he asks nothing beside it: then a few words answer her, whatever they are about */
function answerKind(
  thread: Thread,
  clause: Clause,
  isAlone: boolean,
): 'yes' | 'no' | 'value' | 'dodge' | undefined {
  const heardOf = topicOf(clause);
  if (clause.words > LONG && heardOf.label !== thread.topic && heardOf.p > ELSEWHERE)
    return undefined;
  const yes = actOf(clause, 'yes', 'agree');
  const no = actOf(clause, 'no', 'disagree');
  if (actOf(clause, 'dont-know', 'dodge') > 0.5 && clause.words <= 6) return 'dodge';
  if (thread.yes && yes > 0.5 && yes > no) return 'yes';
  if (thread.no && no > 0.5) return 'no';
  if (clause.isQuestion || actOf(clause, 'introduce') > INTRODUCES) return undefined;
  const { label, p } = topicOf(clause);
  const isShort = clause.words <= 4;
  // "Sahi hai": a nod at what she said, and no answer.
  if (isShort && actOf(clause, 'ack', 'thanks') > NODS) return undefined;
  const isElsewhere = label !== thread.topic && p > (isShort && isAlone ? 0.75 : 0.5);
  if (isElsewhere) return undefined;
  if (/^(?:haan|ha|yes|yeah|yep|ji|हाँ|जी)\b/iu.test(clause.text) && thread.yes) return 'yes';
  if (/^(?:no|nahi|nope|na|नहीं)\b/iu.test(clause.text) && thread.no) return 'no';
  const best = clause.acts[0];
  if (best && !MAY_ANSWER.has(best.label) && best.p > (isShort ? 0.75 : 0.5)) return undefined;
  if (COUNTS.test(Object.values(thread.ask).join(' ')) && !NUMBERED.test(clause.text))
    return undefined;
  const isOnTopic = label === thread.topic && p > 0.3;
  const tells = actOf(clause, 'tells', 'good', 'bad', 'introduce', 'yes', 'no') > 0.4;
  return thread.value && ((isShort && (tells || clause.words <= 2)) || isOnTopic)
    ? 'value'
    : undefined;
}

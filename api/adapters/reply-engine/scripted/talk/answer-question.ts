import { sumIn } from './arithmetic.ts';
import type { Trio } from './bank.ts';
import { playInstead } from './flirt.ts';
import { followHer, nextChapter, whoIs } from './her-life.ts';
import { adviseAnything, improvise } from './improvise.ts';
import { ownUp } from './moves.ts';
import { answerNearest } from './nearest.ts';
import { adviseOn } from './particular.ts';
import { react } from './react.ts';
import { recall } from './recall.ts';
import { tellingWords } from './similar.ts';
import { lineHash } from './state.ts';
import { actOf, type Part, say, sayOne, sayOwn, sayTurn, type Talk, topicOf } from './turn.ts';
import { type Clause, TELL_ME } from './understand.ts';

const SURE_ADVICE = 0.45;
export const TO_HER =
  /\b(?:you|your|u|ur|urself|yourself|tum|tumhe|tumhen|tumhara|tumhari|tumhare|tumne|tumse|tu|tera|teri|tere|tujhe|aap|aapka|aapki|aapke|aapko|aapne|tm|tmhe|tumko|[a-z]+ti ho|[a-z]+ogi|ho kya|ho na)\b|तुम|आप(?!स)|तू|तेरा|तेरी|ती हो|ती हैं|ोगी|हो क्या/iu;
export const HIS_MATTER =
  /\b(?:should i|shall i|what (?:do|should|can|would) i|how (?:do|should|can|to) (?:i)?|help me|advice|suggest|kya kar(?:u|un|oon|na)|kya (?:[a-z]+ ){0,2}(?!hu\b|hoon\b|hun\b|tu\b)[a-z]{1,9}(?:u|un|oon)(?= |$|[?.,!])|kaise kar(?:u|un|oon)|kaise (?:\p{L}+ ){0,2}\p{L}+(?:u|un|oon)\b|\w+(?:aau|au|oon|un|u|du|lu) (?:ya|or) (?:na|nahi)\b|(?:lu|lun|loon|du|dun|doon|karu|karun|jau|jaun) (?:ya|or) \w+|karna chahiye|chahiye kya|kya (?:\p{L}+ )?(?:kare|karein|karen|rakhe|rakhein|bole|bolein|kahe)\b|tips?|(?:usko|unko|use|usse|unse|unhe|mummy ko|papa ko|boss ko|bachche ko) kya (?:bol|kah|bata|du|de)\w*|(?:koi|kuch) (?:\w+ ){1,3}(?:batao|bata do|bataiye|suggest))\b|(?:उसे|उसको|उन्हें|उनको|उससे|उनसे) क्या (?:बोल|कह|बता|दू)|क्या करू|क्या करें|कैसे करू|क्या करना|चाहिए/iu;
/** Something he has to decide or to do: what fits any decision fits it. */
const DECIDES =
  /\b(?:should i|shall i|what (?:do|should|can|would) i (?:do|say)|decide|choose|confused|kya kar(?:u|un|oon|na)|(?:kar|bol|kah|bata|ja|le|de|mil|chhod|chhor|rakh)(?:u|un|oon|na)? (?:ya|or) n(?:a|ahi)|\w+(?:u|un|oon) ya \w+(?:u|un|oon)|karna chahiye|chahiye kya)\b|क्या करू|करूँ या|क्या करना|चाहिए/iu;
const OF_HIM =
  /\b(?:my|mera|meri|mere|i|me|mujhe|maine)\b(?! (?:liye|saath|sath|pass|paas))|मेरा|मेरी|मेरे|मुझे/iu;
const HAVE_YOU =
  /\b(?:have you|did you|ever|kabhi|dekhi|dekha|suna|suni|padhi|padha|khaya|khayi|gayi|gaye|try kiya)\b|देखी|देखा|सुना|पढ़ी|खाया|गई/iu;
const VIEW =
  /\b(?:do you think|don'?t you think|you think|would you|will (?:she|he|it|they|i)|is it|was it|does (?:she|he|it)|did (?:she|he|it|they)|kya lagta|lagta hai kya|kya (?:wo|woh|vo))\b|क्या लगता|लगता है क्या/iu;
/** Asks who, what, when and the like. */
export const ASKS_WHICH =
  /\b(?:what|which|who|where|when|how|why|kaun|kaunsa|kaunsi|konsa|kab|kahan|kaise|kitna|kitne|kyun)\b(?! do you think)|कौन|कब|कहाँ|कैसे|कितन|क्यों/iu;
/** A message of no more words has no matter of its own. */
const MOST_BARE = 8;
/** "Editor ho kya?" is confirmed; a longer question asks more. */
const MOST_CONFIRMED = 5;
const OF_A_NAME = /\b(?:name|naam)\b|नाम/iu;
const RATING =
  /\b(?:rate|rating|ratings|marks|out of (?:10|ten)|(?:10|das|dus) (?:me|mein|main) se)\b|दस में से|रेटिंग/iu;
/** Asks how to go about something with somebody, or with himself. */
const HOW_TO =
  /\bhow (?:do|should|can|could|would|to)\b(?! you)|\bkaise \p{L}+(?:u|un|oon|na)\b|\bkya kar(?:u|un|oon|na)\b|\bhelp\b|कैसे [\p{L}\p{M}]+(?:ऊँ|ूँ|ूं|ना|ऊं)|क्या करू/iu;
/** Asks what she does, wherever: "tum Dilli mein karti kya ho", "what do you do in the museum". */
const HER_WORK =
  /\bwhat (?:exactly )?do (?:you|u) do(?: (?:exactly|there|here|for (?:work|a living)|(?:in|at) (?:\p{L}+ ?){1,3}))?\s*(?:[?.!,]|$)|\b(?:karti kya (?:ho|hain)|kya (?:kaam )?karti (?:ho|hain)|kaam kya karti (?:ho|hain)|kya kaam (?:hai|karti))\b(?: exactly| wahan| vahan)?\s*(?:[?.!,]|$)/iu;
const AT_A_TIME =
  /\b(?:abhi|aaj|kal|subah|shaam|raat|din|din bhar|itvaar|sunday|weekend|free|khali|when|if|jab|agar|now|today|tonight|evening|morning|all day|fun|fit|with|ke saath|ke baad|liye|gusse|dar)\b/iu;
/** "What do you think is the best street food": her taste, and no view. */
const OF_TASTE = /\b(?:sabse|best|favou?rite|fav|pasand)\b|सबसे|पसंद/iu;
/** Asks who wrote it. */
const WHOSE =
  /\b(?:kis(?:ka|ki|ne) (?:hai|h|likh\p{L}*)|who (?:wrote|said)|whose|by whom|your own|khud (?:likh|ka|ki)\p{L}*)\b|किस(?:का|की|ने)|ख़ुद लिख|खुद लिख/iu;
/** What she thinks of an idea, a name, a plan of his. */
const IDEA =
  /\b(?:[a-z]+ (?:du|doon|dun|lu|loon|lun|karu|karun|rakhu|rakhun|jau|jaun)\s*\?|kais[aei] (?:rahega|rahegi|lag[ai]|lagega|hai (?:idea|naam))|(?:accha|acha|sahi|theek|thik) (?:rahega|rahegi|hai ya nahi|idea)|good idea|how does (?:it|that) sound|how about|what do you think(?: of| about|\?|$)|ok or not|good or (?:bad|not))\b|^(?:aur |to |toh |ab )?(?:aapko |tumhe |tumko )?kya lagta h(?:ai)?\b|कैस[ाी] (?:रहेग|लग)|अच्छ[ाी] है या नहीं|^(?:आपको |तुम्हें )?क्या लगता है/iu;
/** Something of his, and none of her story. */
const OF_HIS = /\b(?:my|mine|mera|meri|mere|mujhe|mujhse|maine|i)\b|मेरा|मेरी|मेरे|मुझे|मैंने/iu;
const OF_THE_WORLD = /\b(?:world|duniya|india|bharat|country|desh)\b|दुनिया|भारत|देश/iu;
/** Somebody or something of what she told. */
const IN_HER_STORY =
  /\b(?:he|she|they|him|her|them|it|then|wo|woh|vo|usne|unhone|uska|uski|unka|unki|phir|fir)\b|(?<![\p{L}\p{M}])(?:वो|वह|उसने|उन्होंने|उसका|उसकी|उनकी|फिर)(?![\p{L}\p{M}])/iu;
/** Asked so, a yes would hurt. */
const DOUBTS_HIMSELF =
  /\b(?:wrong|bad|silly|stupid|foolish|weird|mad|crazy|too late|too old|my fault|selfish|a burden|useless|failure|galat|bura|pagal|bewakoof|bevkoof|der ho|meri galti|bekaar)\b|ग़लत|गलत|बुरा|पागल|बेवक़ूफ़|मेरी ग़लती/iu;
const WOULD_DO =
  /\bwhat would you (?:do|say|have (?:done|said))\b|\bwhat (?:wud|would) (?:u|you) (?:do|say)\b|\b(?:tum|tu|aap) (?:hoti|hote|hotin) (?:to|toh) (?:kya|kaise)\b|meri jagah|तुम होती तो क्या|आप होतीं तो क्या|मेरी जगह/iu;
const HOW_ARE_YOU =
  /\bkais[aei] ho\b(?: (?:aap|tum|ji))?\s*(?:[?,.!]|$)|\b(?:aap|tum) kais[aei] (?:ho|hain?)\b|^(?:\p{L}+ ){0,2}kais[ei] (?:hai|hain) aap|\bhow (?:are|r) (?:you|u)\b(?! (?:going|planning|able))|\bhru\b|^(?:\p{L}+ ){0,2}kya haal|(?:^|आप |तुम |जी |नमस्ते )कैस[ेी] (?:हो|हैं)|^(?:[\p{L}\p{M}]+ ){0,2}क्या हाल/iu;
const CLOCK =
  /\b(?:what time|time kya|kitne baj(?:e)?(?: (?:hai|hain|ho|gaye|rahe|h)\b|\s*[?]?$)|kitna baj|time is it|kya time|what day is|aaj kya din|what'?s the date|aaj ki date)\b|कितने बजे?(?: (?:हैं|है|रहे|गए)|\s*[?।]?$)|क्या समय|समय क्या/iu;
const EITHER =
  /(?<![\p{L}\p{M}\p{N}'’-])([\p{L}\p{M}\p{N}'’-]+(?: [\p{L}\p{M}\p{N}'’-]+){0,3}),? (?:or|ya|yaa|या) (?:the |a |an )?([\p{L}\p{M}\p{N}'’-]+(?: [\p{L}\p{M}\p{N}'’-]+){0,3})/iu;
const OPTION_LEAD =
  /^.*\b(?:is it|do you (?:like|prefer|want)|would you (?:rather|prefer)|you (?:like|prefer)|prefer|like|rather|be|is|are|pasand(?: hai)?|chahiye|kya|tum|tumhe|aap|aapko|a|an|the)\s+/iu;
const OPTION_TAIL =
  /(?<!\s)\s+(?:piti|pite|peeti|peete|khati|khate|leti|lete|karti|karte|jaati|jati|pasand|chahiye|chalein|better|zyada|hai|hain|best|acha|accha|kya|first|today|more|which|konsa|kaunsa|पसंद|है)\b.*$/iu;

/** "What do you like on it, or in general?" offers no choice. */
const OPEN_QUESTION = /\b(?:what|where|when|who|how|why|whose)\b/iu;
const LIKES_MORE = /\b(?:prefer|better|more|rather)\b/iu;

const LIKES =
  /\b(?:like|love|prefer|rather|better|best|favou?rite|pick|choose|pasand|accha|acha|acchi|achi|chunogi|chunengi|chalega)\b|पसंद|अच्छ|चुन/iu;

/** Of grave things nothing is chosen lightly. */
export const mayChoose = ({ state, mood }: Talk): boolean =>
  mood === undefined && state.grief === 0 && state.heavy === 0;

/** The two things of "tea or coffee?"; undefined where it asks for no such choice. */
export function eitherOr(text: string): [string, string] | undefined {
  const found = EITHER.exec(text.replace(/[?!.]+/g, ' ').trim());
  if (!found?.[1] || !found[2] || (OPEN_QUESTION.test(text) && !LIKES_MORE.test(text)))
    return undefined;
  const first = found[1].replace(OPTION_TAIL, '').replace(OPTION_LEAD, '').trim();
  const second = found[2].replace(OPTION_TAIL, '').trim();
  const fits = (option: string) =>
    option.length > 1 &&
    !/^(?:tum|tu|aap|you|u) |(?:^|\s)(?:karta|karti|karte|kaun|kisne|kisko|tum|tumhara|tumhari|aap|aapki|you|your|log|people)$/i.test(
      option,
    ) &&
    !/^(?:not|no|nahi|what|something|anything|nahin|नहीं|i|you|it|tum|one|two|ek|do|three|more|less|so|two|later|never)$/i.test(
      option,
    );
  return fits(first) && fits(second) && first.split(' ').length <= 3 ? [first, second] : undefined;
}

/**
 * Answers a question of the visitor's: from her own life, from what is known, with advice, or by saying plainly
 * that she has no answer.
 */
export function answerQuestion(talk: Talk, clause: Clause): Part {
  const { voice, bank, state, find } = talk;
  const { text } = clause;
  const topic = topicOf(clause);
  const context = topic.p > 0.4 ? topic.label : state.topic;
  const toHer = (TO_HER.test(text) || actOf(clause, 'asks-her') > 0.7) && !HIS_MATTER.test(text);
  // "How do you celebrate?" asks her, though advice is often asked so.
  const advises =
    HIS_MATTER.test(text) ||
    (actOf(clause, 'advice') > 0.45 && (!TO_HER.test(text) || OF_HIM.test(text)));

  const isOfHim = HIS_MATTER.test(text) || OF_HIS.test(text);

  const well = HOW_ARE_YOU.test(text) ? sayOne(talk, voice.facts['how-are-you'], true) : undefined;
  if (well) return { text: well, why: 'fact how-are-you', topic: 'how-are-you' };

  if (CLOCK.test(text)) {
    const { hour, minute } = talk.clock;
    const time = `${((hour + 11) % 12) + 1}:${String(minute).padStart(2, '0')}`;
    const told = sayTurn(talk, 'clock', { time });
    if (told) return { text: told, why: 'clock' };
  }

  const isWork = HER_WORK.test(text) && !AT_A_TIME.test(text) && !HIS_MATTER.test(text);
  const work = isWork ? sayOne(talk, voice.facts.job, true) : undefined;
  if (work) return { text: work, why: 'fact job', topic: 'job' };

  const recalled = recall(talk, clause);
  if (recalled) return recalled;
  const result = sumIn(text);
  const sum = result && sayTurn(talk, 'sum', { result });
  if (sum) return { text: sum, why: 'sum', isWhole: true };

  const next = followHer(talk, clause) ?? nextChapter(talk, clause) ?? whoIs(talk, clause);
  if (next) return { ...next, ...(context && { topic: context }) };

  const isHerVerse = WHOSE.test(text) && state.source?.startsWith('want-poem');
  const verse = isHerVerse ? sayTurn(talk, 'own-verse') : undefined;
  if (verse) return { text: verse, why: 'own verse' };

  const options = find.person(text) || advises || !mayChoose(talk) ? undefined : eitherOr(text);
  const isOfHerLife = toHer && topic.p > 0.6 && !LIKES.test(text);
  if (options && !isOfHerLife) {
    const choice = chosen(talk, options);
    const told = sayTurn(talk, 'choice', { choice });
    if (told)
      return {
        text: told,
        why: `choice of ${options.join(' / ')}`,
        isWhole: true,
        ...(context && { topic: context }),
      };
  }

  if (WOULD_DO.test(text) && tellingWords(text).length < 2 && talk.heard.clauses.length < 3) {
    const told = sayTurn(talk, 'would-do');
    if (told) return { text: told, why: 'would do', ...(context && { topic: context }) };
  }

  // "What shall I do?" asks about what was told before it.
  const isBare = talk.heard.whole.words <= MOST_BARE && tellingWords(text).length < 2;
  const isElsewhere = topic.p > SURE_ADVICE && topic.label !== state.topic;
  const advice = advises && isBare && !isElsewhere ? adviseOn(talk) : undefined;
  if (advice) return advice;
  const isView = VIEW.test(text) && !ASKS_WHICH.test(text) && !OF_TASTE.test(text);
  const to = advises || isView ? 'advice' : toHer ? 'her' : 'any';
  const nearest = answerNearest(talk, clause, to);
  if (nearest) return nearest;
  const later = advises && talk.heard.whole.words <= MOST_BARE * 2 ? adviseOn(talk) : undefined;
  if (later) return later;
  if (IDEA.test(text) && OF_A_NAME.test(talk.heard.text)) {
    const told = sayTurn(talk, 'view-name');
    if (told) return { text: told, why: 'view name', ...(context && { topic: context }) };
  }
  const teased = advises && TO_HER.test(text) ? playInstead(talk, clause) : undefined;
  if (teased) return teased;
  const kindly =
    DOUBTS_HIMSELF.test(text) && !ASKS_WHICH.test(text) ? sayTurn(talk, 'view-kind') : undefined;
  if (kindly) return { text: kindly, why: 'view', ...(context && { topic: context }) };
  if (advises) {
    // What was talked about before is meant only where this message has no matter of its own.
    const matter =
      topic.p > SURE_ADVICE ? topic.label : talk.heard.whole.words <= 5 ? state.topic : undefined;
    const told = matter ? say(talk, bank.topics.get(matter)?.lines.advice) : undefined;
    if (told)
      return { text: told, why: `advice on ${matter} ${topic.p.toFixed(2)}`, topic: matter };
    const step = adviseAnything(talk);
    if (step) return step;
    const owned = DECIDES.test(text)
      ? ownUp(talk, 'no-idea-advice', text)
      : ((HOW_TO.test(text) ? sayTurn(talk, 'begin-small') : undefined) ??
        ownUp(talk, 'no-idea', text));
    if (owned) return { text: owned, why: 'advice-back' };
  }

  const rated = RATING.test(text) ? sayTurn(talk, 'rating') : undefined;
  if (rated) return { text: rated, why: 'rating', isWhole: true };

  if (IDEA.test(text)) {
    const told = sayTurn(talk, 'view-idea');
    if (told) return { text: told, why: 'view idea', ...(context && { topic: context }) };
  }

  if (WOULD_DO.test(text)) {
    const told = sayTurn(talk, 'would-do');
    if (told) return { text: told, why: 'would do', ...(context && { topic: context }) };
  }

  if (isView) {
    const told = sayTurn(talk, 'view');
    if (told) return { text: told, why: 'view', ...(context && { topic: context }) };
  }

  if (toHer || actOf(clause, 'asks-her') > 0.4) {
    const unknown = clause.isQuestion;
    const mayConfirm = unknown && clause.words <= MOST_CONFIRMED;
    const confirmed = mayConfirm ? sayOne(talk, find.confirms(text)) : undefined;
    if (confirmed) return { text: confirmed, why: 'confirms' };
    const improvised =
      unknown && !isOfHim && !OF_THE_WORLD.test(text) ? improvise(talk, clause) : undefined;
    if (improvised) return improvised;
    const nearly = unknown ? sayNear(talk, text) : undefined;
    if (nearly) return { text: nearly, why: 'near it' };
    const played = unknown ? playInstead(talk, clause) : undefined;
    if (played) return played;
    if (unknown && actOf(clause, 'asks-her') > 0.5 && state.grief === 0 && state.heavy === 0) {
      const never = ownUp(talk, 'no-idea-her', text);
      if (never) return { text: never, why: 'not in her story' };
    }
  }

  // "Who is Sonu?", whom she has just named.
  const isAboutHer =
    !isOfHim &&
    !OF_THE_WORLD.test(text) &&
    (actOf(clause, 'asks-her') > 0.2 || IN_HER_STORY.test(text));
  const made = clause.isQuestion && isAboutHer && state.last.length > 0 && improvise(talk, clause);
  if (made) return made;
  const isOfHers = tellingWords(text).some((key) => tellingWords(talk.her).includes(key));
  const ofHers = isOfHers && ASKS_WHICH.test(text) ? sayNear(talk, text) : undefined;
  if (ofHers) return { text: ofHers, why: 'near what she said' };
  const asksOutright = /\?/.test(text) || ASKS_WHICH.test(text) || TELL_ME.test(text);
  if (!clause.isQuestion || !asksOutright) return react(talk, clause);
  const never =
    toHer && HAVE_YOU.test(text) && !OF_HIM.test(text) ? sayTurn(talk, 'never-had') : undefined;
  if (never) return { text: never, why: 'not in her story', ...(context && { topic: context }) };
  const played = toHer ? playInstead(talk, clause) : undefined;
  if (played) return played;
  state.pending = text.slice(0, 200);
  const owned = ownUp(talk, toHer ? 'no-idea-her' : 'no-idea', text);
  return { text: owned ?? sayUnsure(talk), why: 'no answer', isWhole: true };
}

/** The likeliest piece of her story that has a question's rare words in it and was not told yet. */
function sayNear(talk: Talk, text: string): string | undefined {
  const isFresh = (trio: Trio) => !talk.state.used.includes(lineHash(trio[talk.language]));
  return sayOne(talk, talk.find.near(text).find(isFresh), true);
}

/** How near what she has must come to a question that is put twice. */
const NEAR_AT_LAST = 0.4;

/**
 * The nearest that she has to a question about her that he puts a second time: to own up twice is worse than to come
 * near it. Undefined where nothing comes near.
 */
export function answerAtLast(talk: Talk, clause: Clause): Part | undefined {
  const nearest = answerNearest(talk, clause, 'her', NEAR_AT_LAST);
  if (nearest) return { ...nearest, why: `${nearest.why} at last` };
  const last = sayNear(talk, clause.text);
  return last ? { text: last, why: 'near it at last' } : undefined;
}

export const sayUnsure = (talk: Talk): string => sayOwn(talk, 'unsure') ?? '…';

/** Which of two she takes: what she speaks of more; where she speaks of neither, always the same one. */
function chosen({ find, name }: Talk, [first, second]: [string, string]): string {
  const more = find.mentions(first) - find.mentions(second);
  if (more !== 0) return more > 0 ? first : second;
  return lexical(first + name) % 2 === 0 ? first : second;
}

function lexical(text: string): number {
  let sum = 0;
  for (const letter of text.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10_007;
  return sum;
}

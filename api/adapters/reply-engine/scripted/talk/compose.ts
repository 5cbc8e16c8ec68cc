import { declinesHelp, givesNumber, rangInVain } from '../../../../domain/safety/care/says-fine.ts';
import { answersGrown, saysGrown } from '../../../../domain/safety/care/says-grown.ts';
import { answerAct, socialAct, TOPICAL, UNANSWERED } from './answer-act.ts';
import { answerQuestion, sayUnsure } from './answer-question.ts';
import { takeAnswer, withAnswerTaken } from './answered.ts';
import { named } from './by-name.ts';
import { carefully, isPlayful, plays } from './careful.ts';
import { complainsPlainly } from './complaint.ts';
import { weighed } from './deciding.ts';
import { eitherOr } from './either.ts';
import { flirtingIn, playAlong, playScene, withoutFlirts } from './flirt.ts';
import { followHer } from './her-life.ts';
import { ofHerPeople, whoIs } from './her-world.ts';
import { leadOn, opener } from './lead.ts';
import { isOfParting, leaveTaking, mayBeForGood } from './leaving.ts';
import { isLight, isSoft } from './light.ts';
import { makeFor } from './making.ts';
import { complaint, mend } from './mend.ts';
import { withHappening } from './on-happening.ts';
import { answerToHer } from './on-mention.ts';
import { answerParticular, echoesHer, matterOf } from './particular.ts';
import { ASKS_WHICH, questionOf } from './question.ts';
import { asksOfHisMatter, OF_HIS, TO_HER } from './question-form.ts';
import { hurts } from './quoting.ts';
import { likelierReply } from './ranking/alternatives.ts';
import { betterReply } from './ranking/better.ts';
import { nearnessIn } from './ranking/pieces.ts';
import { followThread, isHeavyTopic, MOURNING, react } from './react.ts';
import { asksToRemember, recall } from './recall.ts';
import { requested } from './requests.ts';
import { followRoutine } from './routines.ts';
import { settle } from './settle.ts';
import { tellingWords } from './similar.ts';
import { deniesSlip, ownUpToSlip, withoutDenied, wondersAtCheer, wondersAtSlip } from './slip.ts';
import { denySituation } from './state.ts';
import { isCheered, isOfAnother, tellingOf } from './telling.ts';
import {
  actOf,
  attempt,
  firstOf,
  orInstead,
  type Part,
  sayOne,
  sayTurn,
  type Talk,
  topicOf,
} from './turn.ts';
import { type Clause, isHollow, TELL_ME } from './understand.ts';
import { wantsJoke } from './wants.ts';
import { answerWritten, heardAsHers } from './written-for-her.ts';

/** A reply, and why it is what it is. */
export interface Composed {
  text: string;
  why: string[];
  /** Asked for a picture of hers. */
  wantsPicture: boolean;
  /** No more than a sign that it was read, and perhaps a question. */
  isBare?: boolean | undefined;
}

/** Nobody asks for it who wants to go on grieving. */
const WISHED_FOR = /^want-(?:joke|riddle|game)/;
const isJokeAsked = ({ sure, heard }: Talk): boolean =>
  WISHED_FOR.test(sure ?? '') || heard.clauses.some(({ text }) => wantsJoke(text));

/** What is made on the theme that is named, where it is asked for without a doubt. */
const MADE: ReadonlySet<string> = new Set(['want-joke', 'want-poem']);

/** Topics that a sentence has words of and is seldom about. */
const SELDOM_MEANT = new Set(['age', 'name', 'ai', 'languages']);

/** What of hers may still be asked after. */
const MOST_LAST = 5;

/** Acts that decide the whole reply, wherever in the message they stand, the first of them first. */
const FIRST = [
  'leave-me',
  'stop-flirting',
  'dont-ask',
  'dont-call-me',
  'be-serious',
  'too-many-questions',
  'not-answered',
  'not-listening',
  'repeated',
  'prompt-attack',
  'are-you-ai',
  'prove-human',
  'want-explicit',
  'insult',
  'ask-memory',
  'privacy',
  'price',
  'farewell',
  'good-night',
];
const SURE_FIRST = 0.58;
/** They are said of her, or are not meant. */
const OF_HER = new Set(['are-you-ai', 'prove-human']);
/** They end a message, or are no farewell. */
const GOES = new Set(['farewell', 'good-night']);
/** Acts that complain of her answers. */
const REPAIR = [
  'not-answered',
  'not-listening',
  'correction',
  'what-meant',
  'told-already',
  'repeated',
];
/** Her question for the age: `askAge` of `content/safety/care.yaml`. */
const ASKED_AGE = /\b18 or older\?|\b18 saal ya usse bade hain\?|18 साल या उससे बड़े हैं\?/iu;
/** "Yes", "haan ji bilkul", "I'm an adult". */
const IS_GROWN =
  /^(?:(?:yes|yeah|yep|haa?n+|ha|ji|of course|obviously|bilkul|i am|i['’]m|main|mai|hu|hoon|an? adult|adult|bada|badi|grown up|18|se|upar|plus|\+)[ ,.!]*)+$|^(?:(?:हाँ|हां|जी|बिल्कुल|मैं|बड़ा|बड़ी|वयस्क|हूँ|हूं|18)[ ,।!]*)+$/iu;
/** Longer answers tell more than that. */
const MOST_OF_AGE = 9;

/** He has told that he is grown up, and nothing else, since she had to ask: she says why, and leaves it at that. */
function thankedForAge(talk: Talk): Part | undefined {
  const { heard, her } = talk;
  const { whole, clauses, text } = heard;
  if (!ASKED_AGE.test(her) || whole.words > MOST_OF_AGE || hurts(text)) return undefined;
  if (clauses.some(({ isQuestion }) => isQuestion) || tellingOf(whole).telling === 'bad')
    return undefined;
  if (!saysGrown(text) && !answersGrown(text) && !IS_GROWN.test(text)) return undefined;
  const thanks = sayTurn(talk, 'age-thanks');
  return thanks ? { text: thanks, why: 'age thanks', isWhole: true } : undefined;
}

/** Asks for a prayer or for luck. */
const PRAYS =
  /\b(?:pray for|(?:dua|duaa|prarthana) (?:kar\p{L}*|kij\p{L}*|dena|do|me)|wish (?:me|him|her|them|us|my \p{L}+) (?:luck|all the best)|(?:best of|good) luck (?:bol|kah|keh|to bol|wish)\p{L}*|wish me\b)|(?:दुआ|प्रार्थना) (?:कर|कीज|दीज|दो)/iu;
/** Somebody was taken for dead. */
const ALIVE = /\b(?:alive|zinda|jinda|not dead|(?:is|are|still) living)\b|ज़िंदा|जिंदा/iu;
/** "Kaun si tray? Main samjha nahi": he asks what she meant. */
const PUZZLED =
  /\bsamjh[aie] (?:hi )?(?:nahi+n?|nhi|nai)\b|\bsamaj?h (?:me(?:in)? )?(?:nahi+n?|nhi|nai) aa?y[aie]\b|\b(?:nahi+n?|nhi|nai) samjh[aie]\b|\bkuch (?:nahi+n?|nhi) samjh[aie]\b|\b(?:what do (?:you|u) mean|meaning what|you lost me)\b|\b(?:did|do)(?: no|n['’]?)t (?:get|understand)(?: (?:it|that|this|you|what (?:you|u|that) .{0,20}))?[.!, ]*$|^(?:arre? )?(?:kya )?matlab(?: kya)?[?.! ]*$|समझा नहीं|समझी नहीं|समझ (?:में )?नहीं आ[यई]|नहीं समझ[ाी]|^(?:क्या )?मतलब(?: क्या)?[?।! ]*$/iu;
/** A longer sentence tells of something that he or somebody else does not understand. */
const MOST_PUZZLED = 7;
const isPuzzled = ({ text, words, isHers }: Clause): boolean =>
  !isHers && words <= MOST_PUZZLED && PUZZLED.test(text);
/** What she said last was made up on the spot: there is nothing more behind it. */
const MADE_UP =
  /^(?:not in her story|no answer|takes up|improvised|near |confirms|view|advice-back|plays along|still heavy|answered|thread|situation\/|mention\/|happening\/)/;

/** Small acts give way to whatever else the message says. */
const SMALL = new Set([
  'greet',
  'ack',
  'laugh',
  'wow',
  'yes',
  'no',
  'agree',
  'thanks',
  'sorry',
  'good-morning',
  'guess-what',
  'test',
  'go-on',
  'dont-know',
  'dodge',
]);

const OF_SOMEBODY_ELSE =
  /\b(?:her|him|them|it|home|mom|mum|mother|dad|father|family|wife|ex|usko|use|uski|uska|unki|unko|ghar|maa|papa|ma|gaon|village|friends?)\b|उसकी|उसका|उनकी|घर|माँ|पापा/iu;
const NOT_WORDS = /^[^\p{L}\p{N}]*$/u;
const LINK_OR_CODE =
  /https?:\/\/|www\.|[{};]\s{0,20}$|<\/?\w+>|\bselect\b.{1,80}\bfrom\b|=>|\bfunction\b\s*\(/im;
const OTHER_SCRIPT =
  /[\p{Script=Tamil}\p{Script=Telugu}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}\p{Script=Han}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Oriya}]/u;

/** Puts together what she says to a message: an answer to what was said, then perhaps something that leads on. */
export function composeReply(heardFirst: Talk): Composed {
  const talk = heardAsHers(withoutFlirts(heardFirst));
  const { state, heard } = talk;
  const why: string[] = [];
  const saidBefore = state.used.length;
  const whole = shaped(talk);
  const asksWhatToDo =
    heard.clauses.some(({ isQuestion, text }) => isQuestion && asksOfHisMatter(text)) &&
    !heard.clauses.some(({ isGrave }) => isGrave);
  const { grief, heavy } = state;
  // After an illness or a death was told of jokes are off, until he asks for one himself.
  const isWished = isJokeAsked(talk) && !isSoft(talk.mood);
  // Illness lets what he asks to do about it be answered as ever, for one reply; a death is mourned on.
  const mayLift = talk.mood === undefined && state.grief <= MOURNING && !state.hasLost;
  if (isWished || (mayLift && asksWhatToDo)) {
    state.grief = 0;
    state.heavy = 0;
  }
  const isGrieving = state.grief > 0;
  const isCareful = (talk.mood !== undefined || isGrieving) && talk.sure !== 'stop';
  const answer = whole ?? (isCareful ? inMood(talk) : likeliest(talk));
  why.push(answer.why);
  const isAnswer = heard.clauses.some(({ isQuestion }) => isQuestion);
  const lead = whole || talk.mood || isGrieving ? undefined : leadOn(talk, answer, isAnswer);
  if (lead) why.push(lead.why);
  settle(talk, answer, lead);
  // A death is not over for a joke.
  const isPutOff = isWished ? grief > MOURNING || state.hasLost : asksWhatToDo;
  if (isPutOff) {
    state.grief = Math.max(state.grief, grief - 1);
    state.heavy = Math.max(state.heavy, heavy - 1);
  }
  const told = state.used.slice(saidBefore).flatMap((line) => talk.find.tellings.get(line) ?? []);
  state.last = [...state.last, ...told].slice(-MOST_LAST);
  state.count += 1;
  const text = [answer.text, lead?.text].filter(Boolean).join(' ');
  return {
    text: named(talk, text),
    why,
    wantsPicture: answer.why === 'want-photo',
    isBare: answer.isBare,
  };
}

/**
 * What she says while flirting, games and jokes are off, and for some replies after a death or an illness was told of:
 * as ever where that is none of them, and softly otherwise.
 */
function inMood(talk: Talk): Part {
  if (talk.mood === 'care') return carefully(talk);
  const part = attempt(
    talk,
    () => likeliest(talk),
    // Whoever mourns may still ask whether she is married.
    (one) =>
      // A joke of hers says nothing of a word of violence, and he asked for it.
      !(isSoft(talk.mood) ? isPlayful(one) : plays(one) && !isJokeAsked(talk)) &&
      one.why !== 'unsure' &&
      // A word of violence is not said back, and no view is made up on it.
      !(talk.mood === 'plain' && (one.quoted !== undefined || NOT_OF_VIOLENCE.test(one.why))),
  );
  delete talk.state.game;
  return part ? { ...part, isWhole: true } : carefully(talk);
}

/** Views and choices, and his own words: none of them on a word of violence. */
const NOT_OF_VIOLENCE = /view|improvised|choice|decides|would do|advice on|his words/;

/** What the rules choose, or what is likelier to be right. */
function likeliest(talk: Talk): Part {
  const mayDeny =
    talk.mood === undefined &&
    !talk.heard.clauses.some(({ isGrave }) => isGrave) &&
    tellingOf(talk.heard.whole).telling !== 'bad';
  const isDenied = mayDeny && deniesSlip(talk);
  if (isDenied) {
    denySituation(talk.state);
    delete talk.state.asked;
  }
  const meant = (mayDeny && withoutDenied(talk)) || talk;
  const chosen = grantedEnglish(meant) ?? chosenOf(meant);
  const part = IN_A_LANGUAGE.test(chosen.why) ? withTheRest(talk, chosen) : chosen;
  const sorry = isDenied && !OWNS_UP.test(part.why) ? sayTurn(talk, 'correction') : undefined;
  if (sorry) return { ...part, text: `${sorry} ${part.text}`, why: `${part.why} + corrected` };
  const cheer = announcesGood(talk) && !CHEERS.test(part.why) && sayTurn(talk, 'congratulations');
  return cheer
    ? { ...part, text: `${cheer} ${part.text}`, why: `congratulations + ${part.why}` }
    : part;
}

/** The choice of the rules, or what is likelier to be right. */
function chosenOf(talk: Talk): Part {
  const rules = () =>
    withHappening(
      talk,
      orInstead(
        talk,
        () => answeredIfAsked(talk),
        (one) => betterReply(talk, one),
      ),
    );
  return withAnswerTaken(
    talk,
    orInstead(talk, rules, (one) => likelierReply(talk, one)),
  );
}

/**
 * "English please, my Hindi is poor. Two of my buses broke down." Where anything else is said in a few words, or is
 * grave, it is heard first.
 */
function grantedEnglish(talk: Talk): Part | undefined {
  const { heard, mood, sure, state } = talk;
  const [wish, ...rest] = heard.clauses;
  const isPlain = mood === undefined && sure === undefined && state.grief === 0;
  const isRest = ({ words, isGrave }: Clause) => words >= LEAST_REST && !isGrave;
  if (!isPlain || !wish || !WISHES_ENGLISH.test(wish.text)) return undefined;
  if (rest.length === 0 || wish.isGrave || !rest.every(isRest)) return undefined;
  const text = sayTurn(talk, 'in-english');
  return text ? { text, why: 'in-english' } : undefined;
}
const WISHES_ENGLISH =
  /^(?:only |just |in )?(?:english|angrezi) (?:please|pls|plz|only)\s*(?:[.,!…-]|$)/iu;

const IN_A_LANGUAGE = /^in-(?:english|hindi)/;
const NAMES_LANGUAGE =
  /\b(?:eng(?:lish)?|angre[zj]i|h(?:i|ee)nd(?:h?i|ee)|hinglish)\b|अंग्रेज़ी|अंग्रेजी|इंग्लिश|हिंदी|हिन्दी/iu;
/** Fewer words greet, or belong to the wish. */
const LEAST_REST = 4;

/** "English please. Two of my buses broke down": the language is granted in passing, and the rest is answered. */
function withTheRest(talk: Talk, granted: Part): Part {
  const rest = talk.heard.clauses
    .filter(({ text, words }) => words >= LEAST_REST && !NAMES_LANGUAGE.test(text))
    .map(({ text }) =>
      /[?？]$/.test(text.trim()) ? text : `${text.trim().replace(/[,.!।]$/, '')}.`,
    );
  if (rest.length === 0) return granted;
  const next = attempt(
    talk,
    () => {
      const heard = talk.understand(rest.join(' '));
      return chosenOf({ ...talk, heard, ...talk.weighing(heard), sure: undefined });
    },
    ({ why, isBare }) => !isBare && !UNANSWERED.test(why) && !IN_A_LANGUAGE.test(why),
  );
  return next
    ? { ...next, text: `${granted.text} ${next.text}`, why: `${granted.why} + ${next.why}` }
    : granted;
}

/** He calls it good news himself, and tells it in the same message: it is cheered, whatever else is said of it. */
const announcesGood = ({ heard, mood }: Talk): boolean =>
  (mood === undefined || mood === 'gentle') &&
  heard.whole.words >= LEAST_NEWS &&
  ANNOUNCES_GOOD.test(heard.text) &&
  !NO_GOOD.test(heard.text) &&
  !heard.clauses.some(isOfAnother);
const LEAST_NEWS = 7;
const ANNOUNCES_GOOD =
  /\b(?:good news|ach+h?[ei] (?:khabar|news)|khush ?khabri|khushi ki (?:baat|khabar))\b|अच्छी (?:ख़बर|खबर|न्यूज़)|ख़ुशख़बरी|खुशखबरी|(?:ख़ुशी|खुशी) की (?:बात|ख़बर|खबर)/iu;
/** "Koi achhi khabar nahi", "jab achhi khabar aayegi": there is none yet. */
const NO_GOOD =
  /\b(?:koi|no|not|isn['’]?t|any|nahi aa\p{L}*|jab|when|if|agar|ummeed|hope|waiting|intezaa?r)\b[^.!?]{0,20}\b(?:good news|ach+h?[ei] (?:khabar|news)|khush ?khabri)\b|\b(?:good news|khabar|khabri) (?:nahi|nhi|ka intezaa?r|aayegi|milegi|hogi)\b|(?:कोई|जब|अगर|इंतज़ार) [^।!?]{0,20}(?:ख़बर|खबर)|(?:ख़बर|खबर) (?:नहीं|आएगी|मिलेगी|होगी)/iu;
const CHEERS = /congratulations|glad-for|good |joy|win|farewell|good-night|recalled/;

/** "Did you know a ship's engine is as tall as a house?": he tells it, and asks nothing. */
const TELLS_A_FACT =
  /^(?:\p{L}+,? ){0,2}did (?:you|u) know (?:that )?(?!him|her\b|them|me\b|each|about|how|what|who|why|where|when|my\b)|\b(?:kya )?(?:tumhe|tumko|aapko|tujhe) (?:kya )?pata hai ki\b|(?:तुम्हें|आपको|तुमको) (?:क्या )?पता है कि/iu;
const LEAST_TO_KNOW = 6;

/** "Mubarakbaad to do kam se kam": he misses a good word on what he told. */
const WANTS_CHEER =
  /\b(?:mubarak\p{L}*|badh?d?ha+i)\b(?! (?:kais[aei]|kis|kyu|kyun|kyo))[^.?!]{0,24}\b(?:do|de do|dogi|doge|dena|deti|dete|dijiye|bol\p{L}*|kah?o|kahogi|nahi)\b|\bcongrat\p{L}*\b[^.?!]{0,20}\b(?:me|to bolo|bolo|nahi|kaho)\b|(?<![\p{L}\p{M}])(?:बधाई|मुबारक(?:बाद)?)(?! (?:कैसी|किस|क्यों|क्यूँ))[^।?!]{0,24}(?:दो|दीजिए|दोगी|देंगी|बोलो|कहो|नहीं)/iu;

/** What fits many invitations: whatever is said to her in so many words is answered first. */
const OPEN_SCENE = /scene-(?:dream|what)/;

/** Owns up to a mistake already, or goes. */
const OWNS_UP = /^(?:mends|owns up|correction|introduce|farewell|good-night|what-meant)/;

/** What tells already what was kept, or lets him go. */
const TELLS_KEPT = /recalled|knows|not told|farewell|good-night|for certain/;

/** "Ab kya banaun? Waise meri behen ka naam yaad hai?": what she is to remember is told, whatever else is answered. */
function withRecalled(talk: Talk, part: Part): Part {
  const asked = isSoft(talk.mood) ? undefined : talk.heard.clauses.find(asksToRemember);
  if (!asked || TELLS_KEPT.test(part.why)) return part;
  const told = attempt(
    talk,
    () => recall(talk, asked),
    ({ why }) => why.startsWith('recalled'),
  );
  if (!told) return part;
  const hasRoom = isSure(part) && part.text.length + told.text.length <= LONGEST_PAIR;
  return hasRoom && !part.isBare
    ? { ...part, text: `${told.text} ${part.text}`, why: `${told.why} + ${part.why}` }
    : told;
}

/** A question is never met with a nod, whatever else its message was heard as. */
function answeredIfAsked(talk: Talk): Part {
  const { used } = talk.state;
  const before = used.length;
  const part = withRecalled(talk, answered(talk));
  const asked = part.isBare
    ? talk.heard.clauses.findLast(
        (one) => one.isQuestion && (one.text.includes('?') || ASKS_PLAINLY.test(one.text)),
      )
    : undefined;
  if (!asked) return part;
  const nods = used.splice(before);
  const answer = attempt(
    talk,
    () => answerQuestion(talk, asked),
    ({ isBare }) => !isBare,
  );
  if (!answer) used.push(...nods);
  return answer ?? part;
}

/**
 * Lets him go who takes leave: with what he asked beside it, and a word on what he will tell. Who only may be going is
 * let go where nothing weighs on him, and nobody who may go for good is.
 */
function letGo(talk: Talk): Part | undefined {
  const { heard, mood, state } = talk;
  const leaving = leaveTaking(heard);
  if (!leaving || mayBeForGood(heard)) return undefined;
  const { clause, isNight, isPlain, tells } = leaving;
  const isLightly = mood === undefined && state.grief === 0 && state.heavy === 0;
  const isSad = tellingOf(heard.whole).telling === 'bad' || talk.find.isSober([heard.text]);
  if (!isPlain && (!isLightly || isSad)) return undefined;
  // Whoever goes unwell or sad is let go softly.
  const isUnwell = UNWELL.test(heard.text) || isSad || state.grief > 0;
  const soft = isUnwell ? sayTurn(talk, 'farewell-soft') : undefined;
  if (soft) return { text: soft, why: 'farewell softly', isWhole: true };
  const asked = heard.clauses.find(
    ({ isQuestion, words, text }) =>
      isQuestion && words > 1 && text !== clause.text && !isOfParting(text),
  );
  const found = asked && (recall(talk, asked) ?? answeredSurely(talk, asked));
  // Whoever goes and asks something is answered; no farewell is said over his question.
  if (asked?.text.includes('?') && !found && !isPlain) return undefined;
  const part = answerAct(talk, clause, isNight ? 'good-night' : 'farewell');
  if (!part) return undefined;
  const told = found?.quoted ? undefined : found;
  const first =
    told?.text ?? (tells && isLightly && !isSad ? sayTurn(talk, 'till-then') : undefined);
  return {
    ...part,
    text: [first, part.text].filter(Boolean).join(' '),
    why: told ? `${told.why} + ${part.why}` : part.why,
  };
}

const UNWELL =
  /\b(?:chakkar|sar (?:chakra|ghoom|dard|dukh)\p{L}*|sir dard|bukha+r|fever|saans|breath\p{L}*|seen[ae] me(?:in)? dard|chest|bp|sugar (?:down|low|high)|ulti|vomit\p{L}*|dizzy|faint\p{L}*|behosh|dil toot\p{L}*|mann? (?:bahut )?bha+ri|unwell|sick|tabiyat|dard)\b|चक्कर|बुख़ार|बुखार|साँस|सांस|सीने में|उल्टी|बेहोश|दिल टूट|मन (?:बहुत )?भारी|तबीयत|तबियत|दर्द/iu;

/** Messages that are no sentence: emoji alone, links, other scripts. */
function shaped(talk: Talk): Part | undefined {
  const { text } = talk.heard;
  const say = (key: string) => {
    const line = sayTurn(talk, key);
    return line ? { text: line, why: key, isWhole: true } : undefined;
  };
  if (rangInVain(text, talk.her)) return say('number-unreached');
  if (NOT_WORDS.test(text)) {
    const line = sayTurn(talk, 'emoji');
    const lead = /\p{Extended_Pictographic}/u.test(text) ? undefined : opener(talk);
    return line
      ? {
          text: [line, lead?.text].filter(Boolean).join(' '),
          why: 'emoji',
          ...(lead?.asks && { asks: lead.asks }),
        }
      : undefined;
  }
  if (OTHER_SCRIPT.test(text)) return say('other-language');
  if (LINK_OR_CODE.test(text)) return say('link-or-code');
  return undefined;
}

function answered(talk: Talk): Part {
  const { heard, state } = talk;
  const { clauses, whole } = heard;

  if (talk.sure === 'stop') return stopped(talk);
  const wish = PRAYS.test(whole.text) ? sayTurn(talk, 'wish-well') : undefined;
  const beside = clauses.findLast(
    (one) => one.isQuestion && one.words > 2 && !PRAYS.test(one.text),
  );
  const kept = wish
    ? (clauses.map((one) => recall(talk, one)).find(Boolean) ??
      (beside && answeredSurely(talk, beside)))
    : undefined;
  if (wish)
    return {
      text: [kept?.text, wish].filter(Boolean).join(' '),
      why: ['wish well', kept?.why].filter(Boolean).join(' + '),
      isWhole: true,
    };
  const grave = clauses.find(({ isGrave }) => isGrave);
  if (grave) return graveAnswer(talk, grave);
  if (state.grief > 0 && ALIVE.test(whole.text)) {
    state.grief = 0;
    state.heavy = 0;
    delete state.topic;
    const text = sayTurn(talk, 'alive');
    if (text) return { text, why: 'alive', isWhole: true };
  }
  const grown = thankedForAge(talk);
  if (grown) return grown;
  if (talk.sure) {
    // What she is, and a boundary, come before whatever else is asked for.
    const made = MADE.has(talk.sure) ? makeFor(talk) : undefined;
    const part = made ?? answerAct(talk, whole, talk.sure);
    if (part) return { ...part, why: `${part.why} (for certain)` };
  }
  const gone = letGo(talk);
  if (gone) return gone;
  // Nothing can have been missed before the first reply.
  const cheer = state.count > 0 && WANTS_CHEER.test(whole.text) && sayTurn(talk, 'congratulations');
  if (cheer) return { text: cheer, why: 'congratulations' };
  const missed = state.count > 0 ? complaint(talk) : undefined;
  if (
    missed &&
    !missed.clause.isHers &&
    (actOf(missed.clause, ...REPAIR) > 0.12 ||
      missed.clause.words <= 9 ||
      complainsPlainly(missed.clause.text))
  ) {
    const part = mend(talk, missed.clause, missed.matter);
    if (part) return part;
  }
  for (const act of FIRST) {
    const clause = clauses.find(
      (one) =>
        actOf(one, act) > SURE_FIRST &&
        !one.isHers &&
        (!GOES.has(act) || one === clauses.at(-1)) &&
        // "I sit at the machine all day" does not ask what she is.
        (!OF_HER.has(act) || one.isQuestion || TO_HER.test(one.text)),
    );
    const part = clause && answerAct(talk, clause, act);
    if (part) return withRest(talk, { ...part, why: `${part.why} (first)` }, clause);
  }

  const number =
    talk.mood === undefined &&
    givesNumber(talk.her) &&
    clauses.find(({ text }) => declinesHelp(text));
  const careful = number ? sayTurn(talk, 'why-number') : undefined;
  if (number && careful)
    return withRest(talk, { text: careful, why: 'not-answered number' }, number);

  const puzzled = MADE_UP.test(state.source ?? '') && clauses.find(isPuzzled);
  const plain = puzzled && answerAct(talk, puzzled, 'what-meant');
  if (plain) return withRest(talk, plain, puzzled);
  const news = clauses.find(({ text, words }) => words >= LEAST_TO_KNOW && TELLS_A_FACT.test(text));
  const learnt = news && isLight(talk) ? sayTurn(talk, 'did-not-know') : undefined;
  if (learnt) return { text: learnt, why: 'learns something' };
  const slip = wondersAtSlip(talk) ?? wondersAtCheer(talk);
  const ownedUp = slip && ownUpToSlip(talk, slip);
  if (ownedUp) return ownedUp;

  if (state.stopped > 0 && isSmall(whole)) {
    const text = sayTurn(talk, 'after-stop');
    if (text) return { text, why: 'after a stop', isWhole: true };
  }

  const game = followRoutine(talk, whole);
  if (game) return game;

  const wished = requested(talk);
  if (wished) return wished;

  const asksNothing = clauses.every((one) => !asksSomething(one));
  const taken = asksNothing ? takeAnswer(talk, clauses) : undefined;
  if (taken) {
    const greeted = talk.told.has('name') ? answerAct(talk, whole, 'introduce') : undefined;
    return { ...taken, text: [greeted?.text, taken.text].filter(Boolean).join(' ') };
  }

  const foreseen = talk.told.size === 0 && !isSoft(talk.mood) ? ownAnswer(talk) : undefined;
  if (foreseen) return foreseen;

  const scene = playScene(talk);
  if (scene && !OPEN_SCENE.test(scene.why)) return scene;
  const atHer = answerToHer(talk) ?? scene;
  if (atHer) return atHer;

  const either = clauses.findLast(
    (one) =>
      one.words <= 7 &&
      !one.isHers &&
      isLight(talk) &&
      eitherOr(one.text) &&
      !talk.find.person(one.text),
  );
  if (either) return answerQuestion(talk, either);

  const flirting = clauses.findLast((one) => flirtingIn(one) > 0.25) ?? clauses.at(-1) ?? whole;
  const played = talk.told.size === 0 ? playAlong(talk, flirting) : undefined;
  if (played) return played;

  const isOpen = state.asked?.thread !== undefined;
  const questions = clauses.filter(
    (clause) =>
      (isOpen ? clause.isQuestion : true) &&
      asksSomething(clause) &&
      !isPoliteEnd(clause) &&
      !echoes(talk, clause) &&
      !isAside(clause, clauses),
  );
  const statements = clauses.filter((clause) => !questions.includes(clause));
  // "Who is Nigel? An ex?" asks after Nigel.
  const newest = questions.at(-1);
  const before = questions.at(-2);
  const isTail =
    newest && (newest.words <= 2 || (newest.words <= 5 && tellingWords(newest.text).length <= 1));
  // "Have you ever lived elsewhere? How was it for you" asks what it asked before.
  const isHollow = newest && tellingWords(newest.text).length === 0 && !ONLY_BACK.test(newest.text);
  const asksMore =
    newest &&
    (TO_HER.test(newest.text) || talk.find.person(newest.text) !== undefined) &&
    !(isHollow && before && tellingWords(before.text).length > 0);
  // "Kya karu, tum batao": what she is to tell stands before it.
  // "Sell the house or stay. What is your opinion?"
  const weighing = clauses.findLast(
    (one) =>
      weighed(one.text) !== undefined &&
      (one.isQuestion || (newest !== undefined && ASKS_VIEW.test(newest.text))),
  );
  const advice =
    weighing ?? (newest && ASKS_BACK.test(newest.text) ? clauses.findLast(asksAdvice) : undefined);
  // "Who is the geyser uncle? Does he call daily": who he is comes first.
  const isOfWhom = before !== undefined && ASKS_WHO.test(before.text);
  const namesWhom =
    isOfWhom &&
    newest &&
    talk.find.person(before.text) !== undefined &&
    talk.find.person(newest.text) === undefined;
  const asked =
    advice ?? ((isTail || isOfWhom) && before && (namesWhom || !asksMore) ? before : newest);
  // "My back hurts. What shall I do?" asks about the back.
  const isBare =
    asked &&
    clauses.length > 1 &&
    (ASKS_VIEW.test(asked.text) ||
      (tellingWords(asked.text).length === 0 &&
        !ONLY_BACK.test(asked.text) &&
        !TO_HER.test(asked.text)) ||
      // "My favourite is Lag ja gale. Kabhi chalaya hai?"
      (asked.words <= 4 && tellingWords(asked.text).length <= 1 && LACKS_OBJECT.test(asked.text)));
  // "You do block printing? Since when": when she began it.
  const isOfBefore =
    isTail && asked === before && before !== undefined && isWhen(newest) && !isWhen(before);
  const joined = isOfBefore ? { ...before, text: `${before.text} ${newest.text}` } : asked;
  const question = asked && isBare ? { ...asked, text: whole.text, topics: whole.topics } : joined;

  const intro =
    talk.told.has('name') || talk.told.has('home') || talk.told.has('origin')
      ? answerAct(talk, whole, 'introduce')
      : undefined;
  if (intro && !weighing && whole.words <= 14 && actOf(whole, 'ask-memory', 'asks-her') < 0.6) {
    if (!question) return intro;
    const told = questionPart(talk, question);
    return { ...told, text: `${intro.text} ${told.text}`, why: `${intro.why} + ${told.why}` };
  }

  if (!question || statements.length > 0) {
    // Good news, and what was written for, come before the answer to a question of hers.
    const beside = statements.slice(1);
    const isNews =
      beside.some((one) => isCheered(one) || isBadNews(one)) ||
      matterOf(talk, beside) !== undefined;
    const thread = isNews
      ? undefined
      : followThread(talk, statements.find((one) => !isLaugh(one)) ?? whole);
    if (thread && !question) return thread;
    if (thread && question) {
      // "Lime soda. And what about you?" asks back.
      const isBack =
        thread.topic !== undefined && questions.some(({ text }) => ASKS_BACK.test(text));
      const told = isBack
        ? answerAct(talk, { ...question, topics: [] }, 'back')
        : questionPart(talk, question);
      if (!told) return thread;
      return { ...told, text: `${thread.text} ${told.text}`, why: `${thread.why} + ${told.why}` };
    }
  }

  if (question) {
    const told = questionsPart(talk, question, questions);
    // "Wow, an award! Which one?" tells of no award of his.
    const ofHis = statements.filter((one) => !echoesHer(talk, one));
    const telling = bestTelling(ofHis);
    // A result was told, and "won't you say?" asked beside it: the result is what matters.
    const matter = ofHis.findLast(({ words }) => words >= LEAST_MATTER);
    const before =
      matter && UNANSWERED.test(told.why)
        ? attempt(
            talk,
            () => react(talk, ofHis.findLast(isGoodNews) ?? telling ?? matter),
            ({ isBare }) => !isBare,
          )
        : undefined;
    if (before) {
      return question.words <= LEAST_MATTER
        ? before
        : { ...before, text: `${before.text} ${told.text}`, why: `${before.why} + ${told.why}` };
    }
    const met = told.isWhole ? undefined : metBeside(talk, statements, told);
    if (met) return met;
    const isApart = telling && !SELDOM_MEANT.has(topicOf(telling).label);
    if (telling && isApart && topicOf(telling).p > 0.7 && told.text.length < 200 && !told.isWhole) {
      const before = attempt(
        talk,
        () => react(talk, telling),
        // Beside an answer a line of the topic at large is one too many.
        ({ why }) => !why.startsWith('tells '),
      );
      if (before)
        return {
          ...told,
          text: `${before.text} ${told.text}`,
          why: `${before.why} + ${told.why}`,
          ...(before.isHeavy && { isHeavy: true }),
        };
    }
    // Good news is cheered, and bad news met, whatever is asked beside it.
    const key = ofHis.some((one) => isGoodNews(one) && !isOfAnother(one) && !wondersAt(talk, one))
      ? 'congratulations'
      : ofHis.some(isBadNews)
        ? 'commiserations'
        : undefined;
    const first = key && isLight(talk) && !told.isWhole ? sayTurn(talk, key) : undefined;
    return first ? { ...told, text: `${first} ${told.text}`, why: `${key} + ${told.why}` } : told;
  }

  const told = statements.length > 0 ? mattering(statements) : [whole];
  const comment = told.length === 1 && told[0] ? followHer(talk, told[0]) : undefined;
  if (comment) return comment;
  const matter = matterOf(talk, told.length > 1 ? [...told, whole] : told);
  const met = matter && matter !== told.at(-1) ? answerParticular(talk, matter) : undefined;
  if (met) return { ...met, isHeavy: isHeavyTopic(met.topic ?? '', tellingOf(whole).telling) };
  // "I miss her" is not said to her.
  const found = bestSocial(told, whole);
  const social =
    found?.act === 'miss-you' && OF_SOMEBODY_ELSE.test(found.clause.text) ? undefined : found;
  const telling = bestTelling(told) ?? (found && !social ? found.clause : undefined);
  const small = social && SMALL.has(social.act);
  // "Thank you. The house is so quiet": the thanks are the least of it.
  const rest = told.filter((one) => one !== social?.clause && one.words >= 4);
  // So is "haha cute" before what makes him sad.
  const isBrief =
    social !== undefined && !FIRST.includes(social.act) && social.clause.words <= MOST_ASIDE;
  if ((small || isBrief) && rest.length > 0) {
    return react(
      talk,
      rest.reduce((a, b) => (b.words > a.words ? b : a)),
    );
  }
  if (social && telling && (!small || social.p < 0.4)) {
    if (social.p > tellingOf(telling).p || !small) {
      const part = answerAct(talk, social.clause, social.act);
      if (part) return part;
    }
  }
  if (telling && (!social || social.clause !== telling || tellingOf(telling).p > social.p))
    return react(talk, telling);
  if (social) {
    const part = answerAct(talk, social.clause, social.act);
    if (part) return small && !part.isWhole ? { ...continued(talk, part), isSmall: true } : part;
  }
  return whole.words > 3 ? react(talk, whole) : { text: sayUnsure(talk), why: 'unsure' };
}

/** In so few words, a kind word or a laugh goes before what he has to tell. */
const MOST_ASIDE = 3;

/** Good news where some is told: "He agreed to 20k! So much stress since morning", and the stress is over. */
function mattering(statements: Clause[]): Clause[] {
  const cheered = statements.filter(isCheered);
  return cheered.length > 0 ? cheered : statements;
}

/** A reaction and an answer that are longer together would be read by nobody. */
const LONGEST_MET = 270;

/** What was written for something that is told beside a question comes before the answer. */
function metBeside(talk: Talk, statements: Clause[], answer: Part): Part | undefined {
  const matter = matterOf(talk, mattering(statements));
  const met =
    matter &&
    attempt(
      talk,
      () => answerParticular(talk, matter),
      (part) => part.text.length + answer.text.length <= LONGEST_MET && part.text !== answer.text,
    );
  if (!met) return undefined;
  const isHeavy = isHeavyTopic(met.topic ?? '', tellingOf(matter).telling);
  return {
    ...answer,
    text: `${met.text} ${answer.text}`,
    why: `${met.why} + ${answer.why}`,
    ...(isHeavy && { isHeavy }),
  };
}

/** An answer to a question, where she has one. */
const answeredSurely = (talk: Talk, question: Clause): Part | undefined =>
  attempt(
    talk,
    () => answerQuestion(talk, question),
    ({ why }) => !UNANSWERED.test(why),
  );

/** Asks whether she has done something, and not to what. */
const LACKS_OBJECT =
  /^(?:(?:aur|and|but|tumne|aapne|tum|aap) )*(?:kabhi |ever )?(?:\p{L}+(?:a|i|e) hai|\p{L}+(?:a|i|e) (?:tumne|aapne)|(?:have |did )?(?:you|u) (?:heard|seen|read|tried|watched|listened|been|eaten|played)(?: (?:it|that|there|of it))?|tried it|heard it|seen it|dekhi|dekha|suni|suna|padhi|padha|khaya|khayi)[ ?.!]*$/iu;

/** "Tum kya bolti ho?": what she thinks of what stands before it. */
const ASKS_VIEW =
  /^(?:so |and |but |to |toh |ab |aur |तो |अब )?(?:(?:what|wat) (?:do|would|wud) (?:you|u) (?:think|say|suggest|feel|advise)|what(?:'?s| is) (?:your|ur) (?:opinion|view|advice)|any (?:advice|tips|suggestions?)|(?:(?:tum|aap|tumhe|tumko|aapko|tu) )?kya (?:bolti|kehti|lagta|sochti|kahogi|bologi|kahengi|kahti|suggest)\p{L}*|(?:तुम |आप |तुम्हें |आपको )?क्या (?:लगता|बोलती|कहती|सोचती|कहेंगी))(?: (?:about (?:it|this|that)|ho|hai|hain|karti ho|karo|ispe|is par|है|हो|हैं))*[ ?.!]*$/iu;

/** "Baap re, won with a torn knee": what she told is wondered at, and not told. */
const WONDERS =
  /^(?:arre? |oh |haha\p{L}* )*(?:baap re|wah|waah|wow|omg|oh|really|kya baat|sach|वाह|अरे वाह|बाप रे)\b/iu;

const wondersAt = ({ her }: Talk, { text }: Clause): boolean => {
  const hers = new Set(tellingWords(her));
  return (
    WONDERS.test(text) && !OF_HIS.test(text) && tellingWords(text).some((key) => hers.has(key))
  );
};

/** Tells something good, by its plain words or surely enough. */
const isGoodNews = (clause: Clause): boolean =>
  (isCheered(clause) && !isBadNews(clause)) ||
  (actOf(clause, 'good') > SURELY_GOOD && clause.words >= LEAST_MATTER);
const SURELY_GOOD = 0.93;
/** Tells something bad, surely enough. */
const isBadNews = (clause: Clause): boolean => {
  const { telling, p } = tellingOf(clause);
  return telling === 'bad' && p > SURELY_BAD && clause.words >= LEAST_BAD;
};
const SURELY_BAD = 0.7;
const LEAST_BAD = 4;

/** A statement of so many words tells something. */
const LEAST_MATTER = 5;

/** So near to what was written for her alone, it was asked, whatever form it has: "why a fern", "proudest moment". */
const FORESEEN = 0.86;

function ownAnswer(talk: Talk): Part | undefined {
  const last = talk.heard.clauses.findLast(({ words }) => words >= 2);
  // What is heard as a question is weighed against all else that answers it.
  const isMissed =
    last &&
    (!last.isQuestion ||
      (actOf(last, 'why', 'what-meant') > 0.3 && actOf(last, 'asks-her') <= 0.6));
  const found = isMissed ? talk.find.own(last.text) : undefined;
  const text = found && found.score >= FORESEEN ? sayOne(talk, found.say, true) : undefined;
  return found && text
    ? { text, why: `own ${found.id} ${found.score.toFixed(2)}, foreseen` }
    : undefined;
}

/** "Tumhe?", "whats yours": what she had asked him is asked of her, and nothing else. */
const ONLY_BACK =
  /^(?:(?:and|aur|so|what about|how about|what(?:'?s| is)|tell me|haha|lol|अब|और) )*(?:you|u|yours|urs|tum|tu|aap|(?:tum|tera|teri|tumhara|tumhari|aapka|aapki|apka|apki|tumhe|tujhe|tumko|aapko|apko)(?: (?:kya|wala|wali|ka|ki|batao|bata|bataiye|bolo))*|आप(?:का|की|को)?|तुम(?:्हारा|्हारी|्हें)?|wbu|hbu)(?: batao| bataiye| bata| bolo)?[ ?.!]*$/iu;

const ASKS_WHO =
  /\b(?:ka?un|kon|who) (?:hai|hain|h|tha|thi|the|is|was|are)\b|\bwho'?s\b|कौन (?:है|हैं|था|थी|थे)/iu;

/** Asks when, where, who or why, and not what. */
const isWhen = ({ text }: Clause): boolean =>
  /\b(?:when|since|where|who|why|how (?:long|old|many)|kab|kahan|kaha|kis(?:ne|se|ka|ki)|kyu|kyun|kitn[aei])\b|कब|कहाँ|कहां|किस(?:ने|से)|क्यों|कितन[ाीे]/iu.test(
    text,
  );

const asksAdvice = ({ text }: Clause): boolean =>
  asksOfHisMatter(text) || weighed(text) !== undefined;

const ASKS_BACK =
  /\b(?:what about you|how about you|and you|and yours?|wbu|hbu|aur (?:tum|aap|tumhara|tumhari|aapka|aapki)|(?:tumhar[ai]|aapk[ai]) kais[aie]|tum batao|aap bata\w*)\b|और (?:आप|तुम)|(?:आप|तुम) बता/iu;

/** What else was told or asked beside a complaint; where it is plain, it is answered too. */
function withRest(talk: Talk, part: Part, done: Clause): Part {
  if (!REPAIR.some((act) => part.why.startsWith(act))) return part;
  const rest = talk.heard.clauses.filter((one) => one !== done && one.words >= 4);
  const question = rest.findLast((one) => one.isQuestion);
  const next = question
    ? answerQuestion(talk, question)
    : rest.length > 0
      ? reactPlainly(talk, rest)
      : undefined;
  return next
    ? { ...next, text: `${part.text} ${next.text}`, why: `${part.why} + ${next.why}` }
    : part;
}

function reactPlainly(talk: Talk, rest: Clause[]): Part | undefined {
  const telling = bestTelling(rest);
  return telling && (telling.isGrave || topicOf(telling).p > 0.6)
    ? react(talk, telling)
    : undefined;
}

/** A death is met, and nothing else; beside an illness what is asked is answered, and sympathy is not said twice. */
function graveAnswer(talk: Talk, grave: Clause): Part {
  const { heard, state } = talk;
  const asked = heard.clauses.findLast((one) => one.isQuestion && one.words > 2);
  if (!asked || topicOf(grave).label === 'loss') return react(talk, grave);
  const wasMet = state.grief > 0;
  const answer = attempt(
    talk,
    () => questionPart(talk, asked),
    ({ why }) => !UNANSWERED.test(why) && !why.startsWith('takes up'),
  );
  if (!answer) return react(talk, grave);
  if (wasMet) return { ...answer, isHeavy: true };
  const met = react(talk, grave);
  return {
    ...answer,
    text: `${met.text} ${answer.text}`,
    why: `${met.why} + ${answer.why}`,
    isHeavy: true,
  };
}

/** She stops at once, and does not come back to it. */
function stopped(talk: Talk): Part {
  const { state } = talk;
  if (!state.bounds.includes('flirt')) state.bounds.push('flirt');
  state.stopped = 4;
  delete state.topic;
  delete state.game;
  return { text: sayTurn(talk, 'stop') ?? '', why: 'stop', isWhole: true };
}

/** "Haha, scooty": no answer to her question. */
const isLaugh = (clause: Clause): boolean =>
  /^(?:ha(?:ha)+|he(?:he)+|lol|lmao|हाहा)/iu.test(clause.text) && clause.words <= 3;

const isSmall = (clause: Clause): boolean =>
  !clause.isQuestion && (clause.words <= 2 || actOf(clause, ...SMALL) > 0.5);

/** A question may be about her, about the world, or a request: "tell me a joke" asks for a joke. */
function questionPart(talk: Talk, question: Clause): Part {
  const best = question.acts[0];
  const written = answerWritten(talk, question);
  if (written) return written;
  const who = ASKS_WHO.test(question.text) ? whoIs(talk, question) : undefined;
  if (who) return who;
  const ofSomebody = ofHerPeople(talk, questionOf(talk, question));
  if (ofSomebody) return ofSomebody;
  if (asksAdvice(question)) return answerQuestion(talk, question);
  const inReturn = ONLY_BACK.test(question.text) ? answerAct(talk, question, 'back') : undefined;
  if (inReturn) return inReturn;
  const recalled = recall(talk, question);
  if (recalled) return recalled;
  if (isLight(talk) && eitherOr(question.text)) return answerQuestion(talk, question);
  const isSmallWord =
    best !== undefined && (SMALL.has(best.label) || best.label === 'back') && question.words > 4;
  // "Magic games? Were you a magician" wants no game of hers.
  const isAct = !best?.label.startsWith('want-') || !echoesHer(talk, question);
  if (best && isAct && !isSmallWord && !TOPICAL.has(best.label) && best.p > sureAct(best.label)) {
    const part = answerAct(talk, question, best.label);
    if (part) return part;
  }
  return answerQuestion(talk, question);
}

/** What comes near a question, or fits any of its kind: a sure answer to another question of the message is better. */
const NEARLY = /^(?:improvised|confirms|would do|why$|takes up|near |people\/[\w-]+, named)/;
const isSure = ({ why }: Part): boolean => !UNANSWERED.test(why) && !NEARLY.test(why);
/** Two answers that are longer together would be read by nobody. */
const LONGEST_PAIR = 230;
const LEAST_ASKED = 3;

/** Answers what is asked, and where there is room what is asked beside it; where she is not sure of it, only that. */
function questionsPart(talk: Talk, question: Clause, questions: Clause[]): Part {
  const { used } = talk.state;
  const usedBefore = used.length;
  const asked = questionPart(talk, question);
  const others = questions
    .filter(
      (one) =>
        one.words >= LEAST_ASKED &&
        !question.text.includes(one.text) &&
        !asksAdvice(one) &&
        !ASKS_VIEW.test(one.text),
    )
    .toReversed();
  const surely = (one: Clause, fits: (part: Part) => boolean) =>
    attempt(
      talk,
      () => questionPart(talk, one),
      (part) => isSure(part) && fits(part),
    );
  if (!isSure(asked)) {
    // Its lines are as good as never said where another question is answered in its stead.
    const lines = used.splice(usedBefore);
    const instead = firstOf(others, (other) => surely(other, () => true));
    if (!instead) used.push(...lines);
    return instead ?? asked;
  }
  if (asked.isWhole) return asked;
  const room = LONGEST_PAIR - asked.text.length;
  const beside = firstOf(others, (other) =>
    surely(other, ({ text, isWhole }) => text.length <= room && text !== asked.text && !isWhole),
  );
  if (!beside) return asked;
  if (certainty(asked) < DOUBTFUL && certainty(beside) >= CERTAIN) return beside;
  return { ...asked, text: `${beside.text} ${asked.text}`, why: `${beside.why} + ${asked.why}` };
}

/** How near what was written came to a question; 1 where it was found otherwise. */
const certainty = ({ why }: Part): number => nearnessIn(why) ?? 1;
/** What came no nearer than this spoils a sure answer to the other question of a message. */
const DOUBTFUL = 0.75;
const CERTAIN = 0.9;

/** "What exactly do you do?" asks after her work sooner than after what a chat can do. */
const sureAct = (act: string): number => (act === 'what-can-you-do' ? 0.75 : 0.5);

/** Small words keep what was being talked about going. */
function continued(talk: Talk, part: Part): Part {
  const topic = talk.state.topic;
  return topic ? { ...part, topic } : part;
}

/** Words that ask, of whatever else a sentence without a mark sounds like. */
const ASKS_PLAINLY =
  /\b(?:(?:ya|yaa|or) (?:nahi+n?|nai|nhi|not|no)(?=[ .!]*$)|kya|kaun|kab|kahan|kaha|kaise|kaisi|kyun|kyu|kitn[aei]|what|who|when|where|how|why)\b|क्या|कौन|कब|कहाँ|कहां|कैस[ाीे]|क्यों|कितन[ाीे]/iu;

/** It has the form of a question, and does not mostly tell; or it asks without the form. */
const asksSomething = (clause: Clause): boolean =>
  !praises(clause) &&
  (clause.isHers ||
    (clause.isQuestion
      ? clause.text.includes('?') ||
        asksOfHisMatter(clause.text) ||
        (TO_HER.test(clause.text) && ASKS_PLAINLY.test(clause.text)) ||
        tellingOf(clause).p < 0.75
      : !isHollow(clause.text) && actOf(clause, 'asks-her', 'advice') > 0.65));

/** "One shot? I stood at the signal": her own question taken up, and answered. */
const echoes = ({ her, heard }: Talk, clause: Clause): boolean => {
  const [first] = heard.clauses;
  if (clause !== first || heard.clauses.length < 2 || clause.words > 3) return false;
  const telling = tellingWords(clause.text);
  return telling.length > 0 && telling.every((key) => tellingWords(her).includes(key));
};

/** "Without thinking twice? He has been with me for years": a few words asked beside what is told. */
const isAside = (clause: Clause, all: Clause[]): boolean =>
  clause.words <= 4 &&
  clause !== all.at(-1) &&
  !TO_HER.test(clause.text) &&
  !ASKS_WHICH.test(clause.text) &&
  tellingWords(clause.text).length < 2 &&
  all.some((one) => one !== clause && !one.isQuestion && one.words >= 4);

/** "Ye achha kaha aapne": what she said is praised, and nothing asked. */
const PRAISES_SAYING =
  /\b(?:ach+h?a|sahi|badhiya|badiya|khoob|sach|theek|thik|mast|sundar) (?:kaha|kahi|bola|boli|bataya|samjhaya|likha|pakda)\b|(?:अच्छा|सही|बढ़िया|ख़ूब|खूब|सच|ठीक|सुंदर) (?:कहा|कही|बोला|बोली|बताया|समझाया)/iu;

const praises = ({ text, isHers }: Clause): boolean =>
  PRAISES_SAYING.test(text) &&
  !isHers &&
  !text.includes('?') &&
  !ASKS_PLAINLY.test(text) &&
  !TELL_ME.test(text);

const isPoliteEnd = ({ text, words }: Clause): boolean =>
  words <= 2 && /\b(?:na|right|ok|haina|hai na|no)\b\??$/i.test(text);

function bestTelling(clauses: Clause[]): Clause | undefined {
  const weigh = (clause: Clause) => {
    const { telling, p } = tellingOf(clause);
    const topic = topicOf(clause);
    return (
      p * topic.p * (isHeavyTopic(topic.label, telling) ? 2 : 1) + Math.min(clause.words, 12) * 0.01
    );
  };
  return clauses
    .filter((clause) => clause.words > 0 && tellingOf(clause).p > 0.3)
    .toSorted((a, b) => weigh(b) - weigh(a))[0];
}

function bestSocial(clauses: Clause[], whole: Clause) {
  const found = clauses.flatMap((clause) => {
    const social = socialAct(clause);
    if (
      !social ||
      (social.act === 'love-you' && LOVES_A_THING.test(clause.text)) ||
      social.p <= (SMALL.has(social.act) || tellingOf(clause).p < 0.3 ? 0.35 : 0.5) ||
      (GOES.has(social.act) && actOf(whole, social.act) < 0.5)
    )
      return [];
    return [{ ...social, clause }];
  });
  return found.toSorted((a, b) => weight(b) - weight(a))[0];
}

/** "Love that": of what she told, and not of her. */
const LOVES_A_THING =
  /\b(?:lov(?:e|ed|ing)|luv) (?:that|it|this|these|those|the|how|when|an?|my|h(?:er|im|is)|them|to)\b/i;

const weight = ({ act, p }: { act: string; p: number }) => p - (SMALL.has(act) ? 0.5 : 0);

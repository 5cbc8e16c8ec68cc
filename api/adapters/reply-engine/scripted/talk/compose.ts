import { answerAct, socialAct, TOPICAL } from './answer-act.ts';
import { answerQuestion, eitherOr, sayUnsure } from './answer-question.ts';
import { carefully } from './careful.ts';
import { leadOn, opener } from './lead.ts';
import { followThread, isHeavyTopic, react, tellingOf } from './react.ts';
import { recall } from './recall.ts';
import { followRoutine } from './routines.ts';
import { actOf, type Part, say, sayOwn, sayTurn, type Talk, topicOf } from './turn.ts';
import type { Clause } from './understand.ts';

/** A reply, and why it is what it is. */
export interface Composed {
  text: string;
  why: string[];
  /** Asked for a picture of hers. */
  wantsPicture: boolean;
}

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
/** They end a message, or are no farewell. */
const GOES = new Set(['farewell', 'good-night']);
/** Somebody was taken for dead. */
const ALIVE = /\b(?:alive|zinda|jinda|not dead|living)\b|ज़िंदा|जिंदा/iu;
const BYE =
  /\b(?:bye+|goodbye|byee|alvida|ttyl|gtg|good ?night|gn|shubh ratri)\b|अलविदा|बाय|शुभ रात्रि/iu;
const NOT_YET = /\b(?:nahi|not|no|mat|dont|don't|never)\b|नहीं|मत/iu;

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
  /https?:\/\/|www\.|[{};]\s*$|<\/?\w+>|\bselect\b.+\bfrom\b|=>|\bfunction\b\s*\(/im;
const OTHER_SCRIPT =
  /[\p{Script=Tamil}\p{Script=Telugu}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}\p{Script=Han}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Oriya}]/u;

/** Puts together what she says to a message: an answer to what was said, then perhaps something that leads on. */
export function composeReply(talk: Talk): Composed {
  const { state, heard } = talk;
  const why: string[] = [];
  const whole = shaped(talk);
  const isCareful = talk.mood !== undefined && talk.sure !== 'stop';
  const answer = whole ?? (isCareful ? carefully(talk) : answered(talk));
  why.push(answer.why);
  const isAnswer = heard.clauses.some(({ isQuestion }) => isQuestion);
  const lead = whole || talk.mood ? undefined : leadOn(talk, answer, isAnswer);
  if (lead) why.push(lead.why);
  settle(talk, answer, lead);
  state.count += 1;
  const text = [answer.text, lead?.text].filter(Boolean).join(' ');
  return { text: named(talk, text), why, wantsPicture: answer.why === 'want-photo' };
}

/** Messages that are no sentence: emoji alone, links, other scripts. */
function shaped(talk: Talk): Part | undefined {
  const { text } = talk.heard;
  const say = (key: string) => {
    const line = sayTurn(talk, key);
    return line ? { text: line, why: key, isWhole: true } : undefined;
  };
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
  const grave = clauses.find(({ isGrave }) => isGrave);
  if (grave) return react(talk, grave);
  if (talk.sure) {
    const part = answerAct(talk, whole, talk.sure);
    if (part) return { ...part, why: `${part.why} (for certain)` };
  }
  const last =
    (whole.words <= 16 && clauses.find((one) => BYE.test(one.text) && one.words <= 5)) ||
    (clauses.at(-1) ?? whole);
  if (BYE.test(last.text) && last.words <= 6 && !last.isQuestion && !NOT_YET.test(last.text)) {
    const night = /night|gn|ratri|रात्रि/iu.test(last.text);
    const part = answerAct(talk, last, night ? 'good-night' : 'farewell');
    if (part) return part;
  }
  for (const act of FIRST) {
    const clause = clauses.find(
      (one) => actOf(one, act) > SURE_FIRST && (!GOES.has(act) || one === clauses.at(-1)),
    );
    const part = clause && answerAct(talk, clause, act);
    if (part) return { ...part, why: `${part.why} (first)` };
  }

  if (state.stopped > 0 && isSmall(whole)) {
    const text = sayTurn(talk, 'after-stop');
    if (text) return { text, why: 'after a stop', isWhole: true };
  }

  const game = followRoutine(talk, whole);
  if (game) return game;

  const either = clauses.findLast((one) => one.words <= 7 && eitherOr(one.text));
  if (either) return answerQuestion(talk, either);

  const isOpen = state.asked?.thread !== undefined;
  const questions = clauses.filter(
    (clause) =>
      (isOpen ? clause.isQuestion : true) && asksSomething(clause) && !isPoliteEnd(clause),
  );
  const statements = clauses.filter((clause) => !questions.includes(clause));
  const question = questions.at(-1);

  const intro =
    talk.told.has('name') || talk.told.has('home') || talk.told.has('origin')
      ? answerAct(talk, whole, 'introduce')
      : undefined;
  if (intro && whole.words <= 14 && actOf(whole, 'ask-memory', 'asks-her') < 0.6) {
    if (!question) return intro;
    const told = questionPart(talk, question);
    return { ...told, text: `${intro.text} ${told.text}`, why: `${intro.why} + ${told.why}` };
  }

  if (!question || statements.length > 0) {
    const thread = followThread(talk, statements[0] ?? whole);
    if (thread && !question) return thread;
    if (thread && question) {
      const told = questionPart(talk, question);
      return { ...told, text: `${thread.text} ${told.text}`, why: `${thread.why} + ${told.why}` };
    }
  }

  if (question) {
    const told = questionPart(talk, question);
    const telling = bestTelling(statements);
    if (telling && topicOf(telling).p > 0.7 && told.text.length < 200 && !told.isWhole) {
      const before = react(talk, telling);
      return {
        ...told,
        text: `${before.text} ${told.text}`,
        why: `${before.why} + ${told.why}`,
        ...(before.isHeavy && { isHeavy: true }),
      };
    }
    return told;
  }

  const told = statements.length > 0 ? statements : [whole];
  // "I miss her" is not said to her.
  const found = bestSocial(told, whole);
  const social =
    found?.act === 'miss-you' && OF_SOMEBODY_ELSE.test(found.clause.text) ? undefined : found;
  const telling = bestTelling(told) ?? (found && !social ? found.clause : undefined);
  const small = social && SMALL.has(social.act);
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
  if (state.heavy > 0) {
    const soft = sayOwn(talk, 'heavy');
    if (soft) return { text: soft, why: 'still heavy', isHeavy: true };
  }
  return whole.words > 3 ? react(talk, whole) : { text: sayUnsure(talk), why: 'unsure' };
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

const isSmall = (clause: Clause): boolean =>
  !clause.isQuestion && (clause.words <= 2 || actOf(clause, ...SMALL) > 0.5);

/** A question may be about her, about the world, or a request: "tell me a joke" asks for a joke. */
function questionPart(talk: Talk, question: Clause): Part {
  const best = question.acts[0];
  const recalled = recall(talk, question);
  if (recalled) return recalled;
  if (eitherOr(question.text)) return answerQuestion(talk, question);
  const isSmallWord = best !== undefined && SMALL.has(best.label) && question.words > 4;
  if (best && !isSmallWord && !TOPICAL.has(best.label) && best.p > 0.45) {
    const part = answerAct(talk, question, best.label);
    if (part) return part;
  }
  return answerQuestion(talk, question);
}

/** Small words keep what was being talked about going. */
function continued(talk: Talk, part: Part): Part {
  const topic = talk.state.topic;
  return topic ? { ...part, topic } : part;
}

/** It has the form of a question, and does not mostly tell; or it asks without the form. */
const asksSomething = (clause: Clause): boolean =>
  clause.isQuestion
    ? clause.text.includes('?') || tellingOf(clause).p < 0.75
    : actOf(clause, 'asks-her', 'advice') > 0.65;

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
    if (!social || social.p <= 0.35 || (GOES.has(social.act) && actOf(whole, social.act) < 0.5))
      return [];
    return [{ ...social, clause }];
  });
  return found.toSorted((a, b) => weight(b) - weight(a))[0];
}

const weight = ({ act, p }: { act: string; p: number }) => p - (SMALL.has(act) ? 0.5 : 0);

/** What will matter for the next reply. */
function settle(talk: Talk, answer: Part, lead: Part | undefined): void {
  const { state } = talk;
  const asks = lead?.asks ?? answer.asks;
  const topic = lead?.topic ?? answer.topic;
  if (asks) state.asked = asks;
  else delete state.asked;
  if (topic) state.topic = topic;
  if (answer.isHeavy) state.heavy = 2;
  else if (answer.topic && answer.why !== 'still heavy') state.heavy = 0;
  else state.heavy = Math.max(0, state.heavy - 1);
  state.questions = [
    /[?？]\s*\P{L}*$/u.test([answer.text, lead?.text].filter(Boolean).join(' ')),
    ...state.questions,
  ].slice(0, 8);
  state.sinceUptake += 1;
  const isLoss = /^(?:tells|bad) (?:loss|pet-loss)\b/.test(answer.why);
  if (ALIVE.test(talk.heard.text)) state.grief = 0;
  state.grief = isLoss ? 10 : Math.max(0, state.grief - 1);
  for (const clause of talk.mood ? [] : talk.heard.clauses) {
    const { p } = tellingOf(clause);
    if (!clause.isQuestion && p > 0.5 && clause.words >= 4 && clause.words <= 22) {
      state.told.push({ text: clause.text.slice(0, 140), at: state.count, isUsed: false });
    }
  }
  state.stopped = Math.max(0, state.stopped - 1);
}

/** His name now and then, where it is known. */
function named(talk: Talk, text: string): string {
  const { state, memory, random, language } = talk;
  const name = memory.get('name')?.split(' ')[0];
  state.sinceName += 1;
  const fits = name && /\p{Script=Devanagari}/u.test(name) === (language === 'hindi');
  if (
    !fits ||
    state.sinceName < 5 ||
    text.includes(name) ||
    /^\p{Lu}[\p{L}\p{M}]*[,.]/u.test(text) ||
    random() > 0.5
  )
    return text;
  state.sinceName = 0;
  return `${name}, ${lowerFirst(text)}`;
}

const lowerFirst = (text: string): string =>
  /^(?:I\b|I'|[A-Z]{2}|[A-Z][a-z]+[,.] )/.test(text)
    ? text
    : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

/** The first words of a chat. */
export function composeWelcome(talk: Talk): string {
  const known = talk.memory.has('name') ? sayTurn(talk, 'welcome-back') : undefined;
  const due = talk.state.events.find(({ day, isAsked }) => !isAsked && day < talk.clock.day);
  const after = due && sayTurn(talk, 'event-ask', { what: due.what });
  if (due && after) {
    due.isAsked = true;
    talk.state.asked = { topic: due.topic };
    talk.state.topic = due.topic;
    return [known, after].filter(Boolean).join(' ');
  }
  const own =
    say(talk, talk.voice.lines[`welcome-${talk.type}`]) ?? sayTurn(talk, 'welcome') ?? 'Hello.';
  return known ? [known, opener(talk)?.text].filter(Boolean).join(' ') : own;
}

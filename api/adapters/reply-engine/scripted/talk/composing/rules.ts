import { answerAct } from '../answer-act.ts';
import { answerQuestion } from '../answer-question.ts';
import { takeAnswer } from '../answered.ts';
import { asksLiking, eitherOr, takesOne } from '../either.ts';
import { flirtingIn, playAlong, playScene } from '../flirt.ts';
import { isLight, isSoft } from '../light.ts';
import { happeningTold } from '../on-happening.ts';
import { answerToHer, meetMention } from '../on-mention.ts';
import { matterOf } from '../particular.ts';
import { followThread } from '../react.ts';
import { requested } from '../requests.ts';
import { followRoutine } from '../routines.ts';
import { isCheered } from '../telling.ts';
import { actOf, firstOf, type Part, rehearse, sayOne, sayTurn, type Talk } from '../turn.ts';
import type { Clause } from '../understand.ts';
import { answerAsked } from './answer-asked.ts';
import { asksSomething, isLaugh } from './clauses.ts';
import { emergency } from './emergency.ts';
import { afterStop, certainly, firstAct, stops } from './first-acts.ts';
import { invited } from './invited.ts';
import { letGo } from './let-go.ts';
import {
  explainsHerself,
  explainsNumber,
  jokedOfDanger,
  mended,
  ownsUp,
  saidTooLittle,
} from './misheard.ts';
import { cheered, isBadNews } from './news.ts';
import { questionPart } from './questions.ts';
import { aliveAfterAll, meetsGrave, remembersThem, wishesWell } from './sorrow.ts';
import { takeUp } from './take-up.ts';
import { thankedForAge } from './told-age.ts';
import { ASKS_BACK, type WhichAsked, whichAsked } from './which-asked.ts';

/** Each may have something to say; the first that has decides the reply. */
const RULES: ((talk: Talk) => Part | undefined)[] = [
  stops,
  emergency,
  wishesWell,
  remembersThem,
  meetsGrave,
  aliveAfterAll,
  thankedForAge,
  certainly,
  letGo,
  cheered,
  jokedOfDanger,
  saidTooLittle,
  mended,
  firstAct,
  explainsNumber,
  explainsHerself,
  learnsFact,
  ownsUp,
  afterStop,
  (talk) => followRoutine(talk, talk.heard.whole),
  (talk) => choosesWhere(talk, takesOne),
  requested,
  takesAnswer,
  foreseen,
  saidToHer,
  invited,
  (talk) => choosesWhere(talk, () => true),
  playsAlong,
];

/** What the rules say to a message: what decides it, else the answer to what it asks, else a word on what it tells. */
export function byRules(talk: Talk): Part {
  const decided = firstOf(RULES, (rule) => rule(talk));
  if (decided) return decided;
  const asked = whichAsked(talk);
  const { question, statements } = asked;
  return (
    introduced(talk, asked) ??
    followed(talk, asked) ??
    (question ? answerAsked(talk, question, asked) : takeUp(talk, statements))
  );
}

/** He says who he is or where he lives, and what he asks beside it is answered. */
function introduced(talk: Talk, { question, isWeighing }: WhichAsked): Part | undefined {
  const { told, heard } = talk;
  const { whole } = heard;
  const intro =
    told.has('name') || told.has('home') || told.has('origin')
      ? answerAct(talk, whole, 'introduce')
      : undefined;
  const isShort = whole.words <= 14 && actOf(whole, 'ask-memory', 'asks-her') < 0.6;
  if (!intro || isWeighing || !isShort) return undefined;
  if (!question) return intro;
  const answer = questionPart(talk, question);
  return { ...answer, text: `${intro.text} ${answer.text}`, why: `${intro.why} + ${answer.why}` };
}

/** What follows in a thread of hers, and the answer to what he asks beside it. */
function followed(talk: Talk, asked: WhichAsked): Part | undefined {
  const { question, questions, statements } = asked;
  if (question && statements.length === 0) return undefined;
  // Good news, and what was written for, come before the answer to a question of hers.
  const beside = statements.slice(1);
  const isNews =
    beside.some((one) => isCheered(one) || isBadNews(one)) || matterOf(talk, beside) !== undefined;
  const answer = statements.find((one) => !isLaugh(one)) ?? talk.heard.whole;
  const thread = isNews ? undefined : followThread(talk, answer);
  if (!thread || !question) return thread;
  // "Lime soda. And what about you?" asks back.
  const isBack = thread.topic !== undefined && questions.some(({ text }) => ASKS_BACK.test(text));
  const told = isBack
    ? answerAct(talk, { ...question, topics: [] }, 'back')
    : questionPart(talk, question);
  if (!told) return thread;
  return { ...told, text: `${thread.text} ${told.text}`, why: `${thread.why} + ${told.why}` };
}

/** "Did you know …?": he tells it, and asks nothing. */
function learnsFact(talk: Talk): Part | undefined {
  const news = talk.heard.clauses.find(
    ({ text, words }) => words >= LEAST_TO_KNOW && TELLS_A_FACT.test(text),
  );
  const text = news && isLight(talk) ? sayTurn(talk, 'did-not-know') : undefined;
  return text ? { text, why: 'learns something' } : undefined;
}

/** His answer to a question of hers, where he asks nothing. */
function takesAnswer(talk: Talk): Part | undefined {
  const { clauses, whole } = talk.heard;
  const taken = clauses.some(asksSomething) ? undefined : takeAnswer(talk, clauses);
  if (!taken) return undefined;
  // What happened is met sooner than the answer to her greeting.
  if (TO_WELCOME.test(taken.why) && happeningTold(talk)) return undefined;
  // So is what made the day what it was.
  if (OF_THE_DAY.test(taken.why) && meetsMention(talk)) return undefined;
  const greeted = talk.told.has('name') ? answerAct(talk, whole, 'introduce') : undefined;
  return { ...taken, text: [greeted?.text, taken.text].filter(Boolean).join(' ') };
}

const TO_WELCOME = /^answered welcome\//;
const OF_THE_DAY =
  /^answered happening\/health-feelings\/(?:bad-day|long-day|good-day|mood-off|mood-good|heart-heavy|tired)$/;

/** Whether something is known that he tells of, as good as never said. */
const meetsMention = (talk: Talk): boolean => rehearse(talk, () => meetMention(talk)) !== undefined;

/** An invitation to play, or what was written for words that are said to her. */
function saidToHer(talk: Talk): Part | undefined {
  // What is asked in the very words that were written for it is answered as that.
  if (talk.heard.clauses.some(({ isHers }) => isHers)) return undefined;
  const scene = playScene(talk);
  return scene && !OPEN_SCENE.test(scene.why) ? scene : (answerToHer(talk) ?? scene);
}

/** One thing or the other. */
function choosesWhere(talk: Talk, asksIt: (text: string) => boolean): Part | undefined {
  const { clauses } = talk.heard;
  // "Where does he live, with you or far?": of two answers to his question one is so.
  const isTail = (one: Clause) =>
    clauses.some((other) => other !== one && other.isQuestion && !asksLiking(other.text));
  const either = clauses.findLast(
    (one) =>
      one.words <= (asksLiking(one.text) ? MOST_LIKING : MOST_CHOOSING) &&
      asksIt(one.text) &&
      !isTail(one) &&
      !one.isHers &&
      isLight(talk) &&
      eitherOr(one.text) &&
      !talk.find.person(one.text),
  );
  return either && answerQuestion(talk, either);
}

/** Which she would rather have may be asked at more length. */
const MOST_LIKING = 12;
const MOST_CHOOSING = 7;

function playsAlong(talk: Talk): Part | undefined {
  const { clauses, whole } = talk.heard;
  const flirting = clauses.findLast((one) => flirtingIn(one) > 0.25) ?? clauses.at(-1) ?? whole;
  return talk.told.size === 0 ? playAlong(talk, flirting) : undefined;
}

/** "Did you know a ship's engine is as tall as a house?": he tells it, and asks nothing. */
const TELLS_A_FACT =
  /^(?:\p{L}+,? ){0,2}did (?:you|u) know (?:that )?(?!him|her\b|them|me\b|each|about|how|what|who|why|where|when|my\b)|\b(?:kya )?(?:tumhe|tumko|aapko|tujhe) (?:kya )?pata hai ki\b|(?:तुम्हें|आपको|तुमको) (?:क्या )?पता है कि/iu;

const LEAST_TO_KNOW = 6;

/** What fits many invitations: whatever is said to her in so many words is answered first. */
const OPEN_SCENE = /scene-(?:dream|what)/;

/** So near to what was written for her alone, it was asked, whatever form it has: "why a fern", "proudest moment". */
const FORESEEN = 0.86;

/** What was written for her alone, and comes very near what he says. */
function foreseen(talk: Talk): Part | undefined {
  if (talk.told.size > 0 || isSoft(talk.mood)) return undefined;
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

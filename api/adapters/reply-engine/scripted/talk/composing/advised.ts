import { advise, adviseOnThis, adviseOnTold } from '../advising.ts';
import { UNANSWERED } from '../answer-act.ts';
import { approve, asksLeave, decide } from '../deciding.ts';
import { flirtingIn, LEAST_FLIRTING } from '../flirt.ts';
import { isLight } from '../light.ts';
import { type Question, questionOf } from '../question.ts';
import { piecesOf } from '../ranking/pieces.ts';
import { attempt, firstOf, type Part, type Talk } from '../turn.ts';
import { LONGEST_PAIR } from './questions.ts';
import { asksAdvice } from './which-asked.ts';

/** It meets what he told, or tells of her: whoever asked what to do has heard nothing of that. */
const NO_ADVICE =
  /^(?:mention|happening|answered|people|follow-up|own|fact|trade|takes up|bad |good |commiserations|congratulations|unsure|confirms|near |view|not in her story|no answer|advice-back|improvised (?!advise)|made\/lines\/|plays along)/;
/** Hers, and asked for nearly in the words that were written for it. */
const WRITTEN_FOR = /^(?:own|fact|follow-up|trade|people)/;
const NEARNESS = /\d\.\d+/g;
const NEAR = 0.6;
/** A neighbour's matter that is less likely his than this helps him as little. */
const LEAST_OF_MATTER = 0.36;
const OF_A_MATTER = /^(?:situation|advice|card)\b.*likely (0\.\d+)/;
const HALF_NEAR = 0.45;
const HAPPENED = /^happening\//;

/** The last number that a reason tells; 0 where it tells none. */
const nearness = (why: string): number => Number(why.match(NEARNESS)?.at(-1) ?? 0);

function isNoAdvice(why: string): boolean {
  const likely = OF_A_MATTER.exec(why)?.[1];
  if (likely !== undefined) return Number(likely) < LEAST_OF_MATTER;
  return NO_ADVICE.test(why) && !(WRITTEN_FOR.test(why) && nearness(why) >= NEAR);
}

/**
 * He asks what to do, and is told what to do: undefined where he does not, where he was, or where there is no such time.
 * What happened to him is met before it.
 */
export function advisedInstead(talk: Talk, part: Part): Part | undefined {
  const { heard, state } = talk;
  if (talk.mood || part.isHeavy || state.grief > 0 || !isLight(talk)) return undefined;
  if (!piecesOf(part.why).every(isNoAdvice)) return undefined;
  const isPlan = asksLeave(heard.text);
  const asked = heard.clauses.findLast(
    (one) => (isPlan || asksAdvice(one)) && flirtingIn(one) < LEAST_FLIRTING && !one.isGrave,
  );
  if (!asked) return undefined;
  // "Who is Sunil? Should I be jealous?": what else is asked has its answer.
  const isElse = heard.clauses.some((one) => one.isQuestion && one !== asked && !asksAdvice(one));
  if (isElse && nearness(part.why) >= HALF_NEAR) return undefined;
  const question: Question = { ...questionOf(talk, asked), isForAdvice: true };
  const ways = [decide, approve, adviseOnTold, adviseOnThis, advise];
  const advice = attempt(
    talk,
    () => firstOf(ways, (way) => way(talk, question)),
    ({ why, isBare }) => !isBare && !UNANSWERED.test(why),
  );
  if (!advice) return undefined;
  const met = piecesOf(part.why).every((why) => HAPPENED.test(why)) ? part.text : '';
  return met && met.length + advice.text.length <= LONGEST_PAIR
    ? { ...advice, text: `${met} ${advice.text}`, why: `${part.why} + ${advice.why}` }
    : advice;
}

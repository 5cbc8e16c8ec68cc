import { counsel } from '../advising.ts';
import { answerAtLast, answerQuestion } from '../answer-question.ts';
import { complaintIn } from '../complaint.ts';
import { improvise } from '../improvise.ts';
import { asksOfHisMatter, TO_HER } from '../question-form.ts';
import { nearnessIn } from '../ranking/pieces.ts';
import { react } from '../react.ts';
import { coverage } from '../similar.ts';
import { attempt, firstOf, type Part, sayOwed, sayTurn, type Talk } from '../turn.ts';
import type { Clause } from '../understand.ts';
import { wished } from './granted.ts';
import type { Missed } from './missed.ts';
import { naming, sorryFirst } from './own-up.ts';

/** Answers that are no answers, or were given before to the same question. */
const WEAK =
  /^(?:no answer|not in her story|improvised|near |confirms|view|would do|choice|advice-back|takes up (?!a thing)|loss, still|still heavy)|unsure|unasked/;

/** What he had asked or told, taken up as if he had said it now. */
export function answeredAgain(talk: Talk, missed: Missed): Part | undefined {
  const { isAsked, question, renamed, earlier, before } = missed;
  const answerTo = (one: Clause | undefined) =>
    attempt(
      talk,
      () => one && (one.isQuestion ? answerQuestion(talk, one) : react(talk, one)),
      (part) =>
        !WEAK.test(part.why) &&
        part.why.split(' ').slice(0, 2).join(' ') !== before &&
        (!one?.isQuestion || comesNear(one, part)),
    );
  const hers = [renamed, earlier].find((one) => one?.isQuestion && TO_HER.test(one.text));
  const again =
    isAsked || question
      ? (answerTo(renamed) ??
        answerTo(earlier) ??
        (hers && (answeredAtLast(talk, hers) ?? improvisedAnew(talk, hers, before))))
      : answerTo(earlier ?? renamed);
  if (!again) return undefined;
  // What only comes near is not announced as the answer.
  const isOwed = isAsked && !AT_LAST.test(again.why);
  const opening = isOwed ? sayOwed(talk) : sayTurn(talk, 'mend-sorry');
  return { ...sorryFirst(opening, again, `mends: ${again.why}`), isWhole: true };
}

/** Beside the matter once, she is not to be so again: what she says has a word of his, or was written for nearly that. */
const comesNear = ({ text }: Clause, part: Part): boolean =>
  (nearnessIn(part.why) ?? 1) >= NEAR_ENOUGH || coverage(text, [part.text]).covered > 0;
const NEAR_ENOUGH = 0.8;

/** The nearest that she has, where it has a word of his. */
const answeredAtLast = (talk: Talk, question: Clause): Part | undefined =>
  attempt(
    talk,
    () => answerAtLast(talk, question),
    (part) => comesNear(question, part),
  );
const AT_LAST = / at last$/;

/** What fits any such question, unless that was what he complains of. */
const improvisedAnew = (talk: Talk, question: Clause, before?: string): Part | undefined =>
  before?.startsWith('improvised') ? undefined : improvise(talk, question, true);

const TEACHES =
  /\b(?:teach|sikha\p{L}*|bata(?:o|iye|do| do| dijiye))\b|सिखा|बता(?:ओ|इए| दो| दीजिए)/iu;
/** A statement of fewer words belongs to the complaint. */
const LEAST_TOLD = 6;

/** An answer to what else is asked or told in the same message. */
export function answeredElse(talk: Talk, missed: Missed): Part | undefined {
  const others = talk.heard.clauses.filter((one) => one !== missed.clause);
  const question = others.findLast((one) => one.isQuestion && one.words > 2);
  const told = others.findLast((one) => !one.isQuestion && one.words >= LEAST_TOLD);
  // "Mujhe chai banana sikhaiye", "how do I tell her?": of his own matter.
  const advice = firstOf(
    others.filter(({ text }) => asksOfHisMatter(text) || TEACHES.test(text)),
    (one) => counsel(talk, one),
  );
  const next =
    advice ??
    attempt(
      talk,
      () => question && (wished(talk, question) ?? answerQuestion(talk, question)),
      ({ why }) => why.startsWith('improvised') || !WEAK.test(why),
    ) ??
    attempt(
      talk,
      () => (told && complaintIn(told.text) === undefined ? react(talk, told) : undefined),
      ({ isBare, why }) => !isBare && !why.startsWith('takes up'),
    );
  return (
    next &&
    sorryFirst(naming(talk, missed) ?? sayTurn(talk, 'correction'), next, `mends, then ${next.why}`)
  );
}

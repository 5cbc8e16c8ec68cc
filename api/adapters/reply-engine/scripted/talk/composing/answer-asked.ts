import { UNANSWERED } from '../answer-act.ts';
import { isLight } from '../light.ts';
import { answerParticular, echoesHer, matterOf } from '../particular.ts';
import { isHeavyTopic, react } from '../react.ts';
import { isOfAnother, tellingOf } from '../telling.ts';
import { attempt, type Part, sayTurn, type Talk, topicOf } from '../turn.ts';
import type { Clause } from '../understand.ts';
import { isBadNews, isGoodNews, LEAST_MATTER, mattering, wondersAt } from './news.ts';
import { questionsPart } from './questions.ts';
import { bestTelling } from './take-up.ts';
import type { WhichAsked } from './which-asked.ts';

/** The answer to what is asked, and before it a word on what is told beside it. */
export function answerAsked(
  talk: Talk,
  question: Clause,
  { questions, statements }: WhichAsked,
): Part {
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
          // "Ask me why the day was bad. A customer left without paying": what follows is told, and asks nothing.
          ({ isBare }) => !isBare || !question.text.includes('?'),
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
      // Beside an answer a nod, or a line of the topic at large, is one too many.
      ({ why, isBare }) => !isBare && !why.startsWith('tells '),
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

/** Topics that a sentence has words of and is seldom about. */
const SELDOM_MEANT = new Set(['age', 'name', 'ai', 'languages']);

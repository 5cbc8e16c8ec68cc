import { answerAct, TOPICAL, UNANSWERED } from '../answer-act.ts';
import { answerQuestion } from '../answer-question.ts';
import { eitherOr } from '../either.ts';
import { ofHerPeople, whoIs } from '../her-world.ts';
import { isLight } from '../light.ts';
import { echoesHer } from '../particular.ts';
import { questionOf } from '../question.ts';
import { nearnessIn } from '../ranking/pieces.ts';
import { recall } from '../recall.ts';
import { attempt, firstOf, type Part, type Talk } from '../turn.ts';
import type { Clause } from '../understand.ts';
import { answerWritten } from '../written-for-her.ts';
import { SMALL } from './clauses.ts';
import { ASKS_VIEW, ASKS_WHO, asksAdvice, ONLY_BACK } from './which-asked.ts';

/** Answers what is asked, and where there is room what is asked beside it; where she is not sure of it, only that. */
export function questionsPart(talk: Talk, question: Clause, questions: Clause[]): Part {
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

/** A question may be about her, about the world, or a request: "tell me a joke" asks for a joke. */
export function questionPart(talk: Talk, question: Clause): Part {
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

/** An answer to a question, where she has one. */
export const answeredSurely = (talk: Talk, question: Clause): Part | undefined =>
  attempt(
    talk,
    () => answerQuestion(talk, question),
    ({ why }) => !UNANSWERED.test(why),
  );

/** What comes near a question, or fits any of its kind: a sure answer to another question of the message is better. */
const NEARLY = /^(?:improvised|confirms|would do|why$|takes up|near |people\/[\w-]+, named)/;

export const isSure = ({ why }: Part): boolean => !UNANSWERED.test(why) && !NEARLY.test(why);

/** Two answers that are longer together would be read by nobody. */
export const LONGEST_PAIR = 230;

const LEAST_ASKED = 3;

/** How near what was written came to a question; 1 where it was found otherwise. */
const certainty = ({ why }: Part): number => nearnessIn(why) ?? 1;

/** What came no nearer than this spoils a sure answer to the other question of a message. */
const DOUBTFUL = 0.75;

const CERTAIN = 0.9;

/** "What exactly do you do?" asks after her work sooner than after what a chat can do. */
const sureAct = (act: string): number => (act === 'what-can-you-do' ? 0.75 : 0.5);

import { ownUp } from '../moves.ts';
import { happeningsTold, meet } from '../on-happening.ts';
import { TO_HER } from '../question-form.ts';
import { recall } from '../recall.ts';
import { denySituation } from '../state.ts';
import { firstOf, type Part, sayTurn, type Talk } from '../turn.ts';
import { advisedAgain } from './advised-again.ts';
import { answeredAgain, answeredElse } from './answered-again.ts';
import { grantedAgain } from './granted.ts';
import type { Missed } from './missed.ts';
import { naming, sorryFirst } from './own-up.ts';
import { playedAgain } from './played.ts';

type Way = (talk: Talk, missed: Missed) => Part | undefined;

/** What may take up what was missed, the surest first. */
const WAYS: Way[] = [
  recalledAgain,
  grantedAgain,
  playedAgain,
  advisedAgain,
  answeredAgain,
  answeredElse,
  metAgain,
  unanswered,
];

/**
 * Takes up what she had gone past: answers it where she can, and otherwise names it in his words and says that she
 * has no answer.
 */
export function mend(talk: Talk, missed: Missed): Part | undefined {
  const before = talk.state.source;
  delete talk.state.asked;
  denySituation(talk.state);
  return firstOf(WAYS, (way) => way(talk, { ...missed, before }));
}

/** "You are not listening. Do you remember my daughter's name?": whether she listened is what he asks. */
function recalledAgain(talk: Talk, { clause }: Missed): Part | undefined {
  const recalled = firstOf(
    talk.heard.clauses.filter((one) => one !== clause && one.isQuestion),
    (one) => recall(talk, one),
  );
  return recalled?.why.startsWith('recalled')
    ? sorryFirst(sayTurn(talk, 'correction'), recalled, `mends, then ${recalled.why}`)
    : undefined;
}

/** "Forget the back, my bag was left in the bus": what has happened is met now. */
function metAgain(
  talk: Talk,
  { isAsked, earlier, renamed, clause, before }: Missed,
): Part | undefined {
  if (isAsked) return undefined;
  const told = [earlier?.text, renamed?.text, clause.text].filter((text) => text !== undefined);
  const met = firstOf(
    happeningsTold(talk, told).filter(({ id }) => id !== before),
    (happening) => meet(talk, happening),
  );
  return met && sorryFirst(sayTurn(talk, 'mend-sorry'), met, `mends: ${met.why}`);
}

/** She has no answer: what he told is heard now, and what he asked is said to have none. */
function unanswered(talk: Talk, missed: Missed): Part | undefined {
  const { clause, matter, isAsked, renamed, earlier } = missed;
  const meant = earlier ?? renamed;
  const isHers = isAsked && (meant?.isQuestion ?? clause.isQuestion);
  // What promises an answer is said only where one follows.
  const opening = naming(talk, missed) ?? sayTurn(talk, 'mend-sorry');
  const rest = isHers
    ? ownUp(
        talk,
        TO_HER.test(meant?.text ?? clause.text) ? 'no-idea-her' : 'no-idea',
        meant?.text ?? matter,
      )
    : // Who has put it twice is not asked to put it once more.
      sayTurn(talk, !isAsked ? 'mend-told' : matter ? 'no-answer' : 'once-more');
  return opening
    ? {
        text: [opening, rest].filter(Boolean).join(' '),
        why: isAsked ? 'mends, unanswered' : 'mends: told',
        isWhole: true,
      }
    : undefined;
}

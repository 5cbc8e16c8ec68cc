import { answerAct } from '../answer-act.ts';
import { makeFor } from '../making.ts';
import { TO_HER } from '../question-form.ts';
import { actOf, firstOf, type Part, sayTurn, type Talk } from '../turn.ts';
import { FIRST, GOES, isSmall } from './clauses.ts';
import { withRest } from './misheard.ts';

/** What she is, and a boundary, come before whatever else is asked for. */
export function certainly(talk: Talk): Part | undefined {
  if (!talk.sure) return undefined;
  const made = MADE.has(talk.sure) ? makeFor(talk) : undefined;
  const part = made ?? answerAct(talk, talk.heard.whole, talk.sure);
  return part && { ...part, why: `${part.why} (for certain)` };
}

/** The act that decides the whole reply, and what is said beside it. */
export function firstAct(talk: Talk): Part | undefined {
  const { clauses } = talk.heard;
  return firstOf(FIRST, (act) => {
    const clause = clauses.find(
      (one) =>
        actOf(one, act) > SURE_FIRST &&
        !one.isHers &&
        (!GOES.has(act) || one === clauses.at(-1)) &&
        // "I sit at the machine all day" does not ask what she is.
        (!OF_HER.has(act) || one.isQuestion || TO_HER.test(one.text)),
    );
    const part = clause && answerAct(talk, clause, act);
    return part && withRest(talk, { ...part, why: `${part.why} (first)` }, clause);
  });
}

/** She stops at once, and does not come back to it. */
export function stops(talk: Talk): Part | undefined {
  const { state, sure } = talk;
  if (sure !== 'stop') return undefined;
  if (!state.bounds.includes('flirt')) state.bounds.push('flirt');
  state.stopped = 4;
  delete state.topic;
  delete state.game;
  return { text: sayTurn(talk, 'stop') ?? '', why: 'stop', isWhole: true };
}

/** A small word after she was bid to stop. */
export function afterStop(talk: Talk): Part | undefined {
  const isAfter = talk.state.stopped > 0 && isSmall(talk.heard.whole);
  const text = isAfter ? sayTurn(talk, 'after-stop') : undefined;
  return text ? { text, why: 'after a stop', isWhole: true } : undefined;
}

const SURE_FIRST = 0.58;

/** They are said of her, or are not meant. */
const OF_HER = new Set(['are-you-ai', 'prove-human']);

/** What is made on the theme that is named, where it is asked for without a doubt. */
const MADE: ReadonlySet<string> = new Set(['want-joke', 'want-poem']);

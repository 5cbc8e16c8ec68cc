import { answerAct } from '../answer-act.ts';
import { invited } from '../composing/invited.ts';
import { approve, asksLeave, decide, weighed } from '../deciding.ts';
import { choose, eitherOr } from '../either.ts';
import { isCarefree } from '../light.ts';
import { answerToHer } from '../on-mention.ts';
import { questionOf } from '../question.ts';
import { requested } from '../requests.ts';
import { firstOf, type Part, sayTurn, type Talk } from '../turn.ts';
import type { Clause } from '../understand.ts';
import type { Missed } from './missed.ts';
import { sorryFirst } from './own-up.ts';

/** "I was asking about the scooty. Should we get it or not?": put again in so many words, it is answered at once. */
export function grantedAgain(talk: Talk, missed: Missed): Part | undefined {
  const granted =
    firstOf(
      talk.heard.clauses.filter(({ text }) => weighed(text) !== undefined),
      (one) => decide(talk, { clause: one }),
    ) ??
    chosenAgain(talk) ??
    (isCarefree(talk)
      ? (requested(talk) ??
        wishedAgain(talk, missed) ??
        answerToHer(talk) ??
        invited(talk) ??
        approvedAgain(talk))
      : undefined);
  return (
    granted && {
      ...sorryFirst(sayTurn(talk, 'correction'), granted, `mends, then ${granted.why}`),
      isWhole: true,
    }
  );
}

/** "I asked rose or coffee cake for you?", "strong or light?": one of the two, whatever complains of it. */
function chosenAgain(talk: Talk): Part | undefined {
  const either = talk.heard.clauses.findLast(({ text }) => eitherOr(withoutAsking(text)));
  const text = either && withoutAsking(either.text);
  return text === undefined
    ? undefined
    : choose(talk, { ...questionOf(talk, talk.understand(text).whole), isForAdvice: false });
}

const withoutAsking = (text: string): string =>
  text.replace(
    /^.*\b(?:i (?:was )?ask(?:ed|ing)|pu+c?h+a tha|pu+c?h+ rah[ai] th[ai])\b(?: maine)?[ ,:]*/iu,
    '',
  );

/** What he names and wants to be given. */
const WISHES: [RegExp, string][] = [
  [/^(?:jokes?|chutkul[ae]|चुटकुल[ाे]|जोक)$/iu, 'want-joke'],
  [/^(?:sher|shayari|poem|verse|couplet|kavita|ghazal|शेर|शायरी|कविता|ग़ज़ल)$/iu, 'want-poem'],
  [/^(?:story|tale|kaha+ni|kissa|qissa|कहानी|क़िस्सा|किस्सा)$/iu, 'want-story'],
];

/** "I asked for a joke": it is told. */
function wishedAgain(talk: Talk, { clause, matter, isAsked }: Missed): Part | undefined {
  const bare = matter.replace(/^(?:a|an|one|some|any|ek|koi|choti si|chhota sa)\s+/iu, '');
  const wish = isAsked && WISHES.find(([named]) => named.test(bare))?.[1];
  if (wish) return answerAct(talk, clause, wish);
  // "Chalo, joke please", beside it.
  return firstOf(
    talk.heard.clauses.filter(
      (one) => one !== clause && !one.isQuestion && !NOT_WISHED.test(one.text),
    ),
    (one) => wished(talk, one, MADE),
  );
}

const MADE = /^want-(?:joke|poem|story|riddle|song)$/;
/** "Joke nahi maanga tha", "mera gaana". */
const NOT_WISHED = /\b(?:nahi+n?|nhi|not|my|mer[aei])\b|नहीं|मेर[ाीे]/iu;

const ANY_WISH = /^want-/;
const LIKELY_WISH = 0.3;

/** What a sentence likely wishes for, and is given as such. */
export function wished(talk: Talk, clause: Clause, acts = ANY_WISH): Part | undefined {
  const wish = clause.acts.find(({ label, p }) => acts.test(label) && p > LIKELY_WISH);
  return wish && answerAct(talk, clause, wish.label);
}

/** A harmless plan of his, that he had asked her word on. */
function approvedAgain(talk: Talk): Part | undefined {
  const last = talk.said.at(-1) ?? '';
  if (!asksLeave(last)) return undefined;
  const heard = talk.understand(last);
  return approve({ ...talk, heard }, { clause: heard.whole });
}

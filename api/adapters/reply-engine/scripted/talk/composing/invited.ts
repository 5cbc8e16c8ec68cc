import { answerAct } from '../answer-act.ts';
import { invitesAlong, mayFlirt } from '../flirt.ts';
import { NO_LIGHT_LEAVE } from '../leaving.ts';
import { isLight } from '../light.ts';
import { speaksOfHarm } from '../may-say-back.ts';
import { tellingOf } from '../telling.ts';
import { hurts } from '../tone.ts';
import { type Part, sayAct, type Talk } from '../turn.ts';
import type { Clause } from '../understand.ts';

/** "Is that a yes or no?", "to haan ya na?" */
const YES_OR_NO =
  /\b(?:yes or no|is that a (?:yes|no)|haa?n?a? ya (?:na|nahi)|chalogi ya nahi)\b|(?:हाँ|हां) या (?:ना|नहीं)/iu;
/** In the world, and not in a story: there is nobody who could come. */
const IN_THE_WORLD =
  /\b(?:real(?:ly)?|in person|for real|irl|actual(?:ly)?|sach (?:me(?:in)?|mai)|sachi|asli|asal me(?:in)?)\b|सच में|असली|असल में/iu;
/** So many messages ago, an invitation still waits for its answer. */
const LAST_SAID = 3;
/** So near to what was written for her alone, it was asked: as in what is foreseen. */
const ITS_OWN = 0.86;

/** Danger, sorrow, fear or loneliness in what he says: no time for a stroll, in whatever words he asks for company. */
function weighsOn(talk: Talk): boolean {
  const { whole, clauses } = talk.heard;
  return isHarmful(talk) || [whole, ...clauses].some((one) => tellingOf(one).telling === 'bad');
}

function isHarmful({ heard: { text, clauses } }: Talk): boolean {
  return (
    hurts(text) ||
    speaksOfHarm(text) ||
    NO_LIGHT_LEAVE.test(text) ||
    clauses.some(({ isGrave }) => isGrave)
  );
}

/**
 * He asks her along, or what she would do with him there: in her story she comes; in a chat between friends she says
 * that she cannot, and how it would be.
 */
export function invited(talk: Talk): Part | undefined {
  const { heard, said, find } = talk;
  if (talk.mood || !isLight(talk) || weighsOn(talk)) return undefined;
  const invites = heard.clauses.findLast(({ text }) => invitesAlong(text));
  const clause = invites ?? (YES_OR_NO.test(heard.text) && waits(said) ? heard.whole : undefined);
  // What was written for nearly these words is said.
  if (!clause || (find.own(clause.text)?.score ?? 0) >= ITS_OWN) return undefined;
  return comesAlong(talk, clause);
}

/** He says that she went past what he had invited her to. */
export const invitedBefore = (talk: Talk): Part | undefined =>
  !talk.mood && isLight(talk) && !isHarmful(talk) && waits(talk.said)
    ? comesAlong(talk, talk.heard.whole)
    : undefined;

const waits = (said: readonly string[]): boolean =>
  said
    .slice(-LAST_SAID)
    .some((text) => invitesAlong(text) && !speaksOfHarm(text) && !NO_LIGHT_LEAVE.test(text));

function comesAlong(talk: Talk, clause: Clause): Part | undefined {
  if (IN_THE_WORLD.test(talk.heard.text) || !mayFlirt(talk))
    return answerAct(talk, clause, 'want-meet');
  const text = sayAct(talk, 'imagine-us');
  return text ? { text, why: 'plays along: imagine-us' } : undefined;
}

import type { Happening } from './bank.ts';
import { toldIn } from './quoting.ts';
import { firstOf, hasFresh, isLight, type Part, say, type Talk } from './turn.ts';

/** Readers found so many right of those that met what had happened. */
export const WORTH_OF_HAPPENING = 0.5;

/** What has happened to him that she has something to say to; undefined where nothing is known of it, or somebody mourns. */
export function happeningTold(talk: Talk): Happening | undefined {
  if (!isLight(talk) || talk.heard.clauses.some(({ isGrave }) => isGrave)) return undefined;
  return talk.find.happenings(toldIn(talk)).find((one) => hasFresh(talk, one.say));
}

/** Meets what has happened to him: with the question that follows, where there is one. */
export function meetHappening(talk: Talk): Part | undefined {
  return firstOf([happeningTold(talk)], (one) => {
    const text = one && say(talk, one.say);
    return text ? { text, why: one.id, ...(one.ask && { next: one.ask }) } : undefined;
  });
}

/** What meets a telling already, or leaves no room for it. */
const MEETS =
  /situation\/|trade\/|congratulations|commiserations|recalled|takes up|mends|introduce \+ |not told|farewell|good-night/;
/** Two pieces that are longer together would be read by nobody. */
const LONGEST = 250;

/** What has happened is met before the answer to what is asked beside it, where there is room. */
export function withHappening(talk: Talk, part: Part): Part {
  if (part.isWhole || part.isHeavy || MEETS.test(part.why)) return part;
  if (!talk.heard.clauses.some(({ isQuestion }) => isQuestion)) return part;
  const usedBefore = talk.state.used.length;
  const met = meetHappening(talk);
  if (met && met.text.length + part.text.length <= LONGEST)
    return { ...part, text: `${met.text} ${part.text}`, why: `${met.why} + ${part.why}` };
  talk.state.used.length = usedBefore;
  return part;
}

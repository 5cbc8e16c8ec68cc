import type { Happening } from './bank.ts';
import { machineDies, OF_THE_DEAD } from './grave.ts';
import { isLight } from './light.ts';
import { tellingOf } from './telling.ts';
import { hurts, SORE, type Tone, toldIn, toneOf } from './tone.ts';
import { hasFresh, type Part, say, type Talk } from './turn.ts';

/** Readers found so many right of those that met what had happened. */
export const WORTH_OF_HAPPENING = 0.5;

/**
 * What was told sadly is met by what was written for bad news alone, and what was told gladly by none of that. Where no
 * word of it hurts, the words of good news are surer than how it sounds: "meri gaay ne aaj bachhiya di".
 */
const fits = (tone: Tone, happening: Happening, isSore: boolean): boolean =>
  tone === 'bad'
    ? happening.tone === 'bad' || (happening.tone === 'good' && !isSore)
    : tone !== 'good' || happening.tone !== 'bad';

/** What happened then is no news now. */
const LONG_AGO =
  /\b(?:years? (?:ago|back)|saal pehle|college (?:time|days?|ke)|school (?:time|days?)|bachpan|childhood|as a child|when i was|in class \d+)\b|साल पहले|बचपन|कॉलेज के/iu;

/** What has happened to him that she has something to say to; undefined where nothing is known of it, or somebody mourns. */
export function happeningTold(talk: Talk, told = toldIn(talk)): Happening | undefined {
  const fitting = happeningsTold(talk, told);
  // Who is gone weighs more than the boots they quarrelled about.
  return fitting.find(({ isDeath, isPast }) => isDeath || isPast) ?? fitting[0];
}

/** All that has happened to him that she has something to say to, the likeliest first. */
export function happeningsTold(talk: Talk, told: readonly string[]): Happening[] {
  const { heard, find } = talk;
  if (talk.mood === 'care' || heard.clauses.some(({ isGrave }) => isGrave)) return [];
  const tone = toneOf(talk, tellingOf(heard.whole).telling);
  const isOld = told.some((one) => LONG_AGO.test(one));
  const isEasy = isLight(talk);
  // What is told as sad is met as that, however softly.
  const isGentle = talk.mood === 'gentle' && talk.state.grief === 0;
  const isSore = SORE.test(heard.text) || hurts(heard.text);
  return find.happenings(told).filter(
    (one) =>
      // Papa's scooter died, and not he.
      !((one.isDeath || OF_THE_DEAD.test(one.id)) && told.some(machineDies)) &&
      (one.isPast ||
        ((isEasy || (isGentle && one.tone === 'bad')) &&
          fits(tone, one, isSore) &&
          !(isOld && one.tone === 'bad'))) &&
      hasFresh(talk, one.say),
  );
}

/** Meets what has happened to him: with the question that follows, where there is one. */
export function meet(talk: Talk, happening: Happening): Part | undefined {
  const { id, isDeath, ask } = happening;
  const text = say(talk, happening.say);
  if (!text) return undefined;
  if (isDeath) return { text, why: id, topic: 'loss', isHeavy: true, isWhole: true };
  return { text, why: id, ...(ask && { next: { id, ask } }) };
}

/** What meets a telling already, or leaves no room for it. */
const MEETS =
  /situation\/|trade\/|congratulations|commiserations|recalled|takes up|mends|introduce \+ |not told|farewell|good-night/;
/** Two pieces that are longer together would be read by nobody. */
const LONGEST = 250;
/** Beside a question, fewer words are said by the way: "haan poha khaya tha. Tum batao, kya karu?" */
const LEAST_TOLD = 5;

/** What has happened is met before the answer to what is asked beside it, where there is room. */
export function withHappening(talk: Talk, part: Part): Part {
  if (part.isWhole || part.isHeavy || MEETS.test(part.why)) return part;
  const { clauses } = talk.heard;
  if (!clauses.some(({ isQuestion }) => isQuestion)) return part;
  const told = clauses.flatMap(({ isQuestion, words, text }) =>
    isQuestion || words < LEAST_TOLD ? [] : text,
  );
  const usedBefore = talk.state.used.length;
  const happening = happeningTold(talk, told);
  const met = happening && meet(talk, happening);
  if (met && met.text.length + part.text.length <= LONGEST)
    return {
      ...part,
      text: `${met.text} ${part.text}`,
      why: `${met.why} + ${part.why}`,
      ...(met.isHeavy && { isHeavy: true, topic: met.topic }),
    };
  talk.state.used.length = usedBefore;
  return part;
}

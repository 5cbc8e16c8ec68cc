import { counselsOn } from '../advising.ts';
import { isPlayful, plays } from '../careful.ts';
import { mayFlirt } from '../flirt.ts';
import { happeningsTold, happeningTold, meet } from '../on-happening.ts';
import { answerToHer, mentionsIn } from '../on-mention.ts';
import { type Part, rehearse, type Talk } from '../turn.ts';
import { advisesOnHerPast, isAtEase, MOURNS, sayWritten, takeUpWords } from './better.ts';
import { isJudged } from './choice.ts';
import { isCertain } from './chosen.ts';
import { isMending } from './pieces.ts';

/** How many of each kind are tried. */
const MOST = { told: 3, asked: 2, mentions: 3, counsels: 2, written: 7 };
/** What is less likely than this to be right is not tried. */
const LEAST_WRITTEN = 0.015;
/** So much more another reply has to be worth than the one that the rules chose. */
const AHEAD = 0.02;

/** Ways in which a message may be answered, whatever the rules made of it. */
export function waysFor(talk: Talk): (() => Part | undefined)[] {
  const clauses = talk.heard.clauses.filter(({ isGrave }) => !isGrave);
  const all = clauses.map(({ text }) => text);
  const told = clauses.flatMap(({ isQuestion, text }) => (isQuestion ? [] : text));
  const happenings = new Set([
    ...happeningsTold(talk, told).slice(0, MOST.told),
    ...happeningsTold(talk, all).slice(0, MOST.asked),
  ]);
  const written = talk.ranked().filter((one) => one.p > LEAST_WRITTEN && !advisesOnHerPast(one));
  return [
    ...[...happenings].map((one) => () => meet(talk, one)),
    ...mentionsIn(talk, all).slice(0, MOST.mentions),
    ...counselsOn(talk).slice(0, MOST.counsels),
    () => answerToHer(talk),
    ...written.slice(0, MOST.written).map((one) => () => sayWritten(talk, one)),
    () => takeUpWords(talk),
  ];
}

/** What else may be said, each once and none of it noted before it is kept. */
export function alternativesTo(talk: Talk, part: Part): { part: Part; keep: () => Part }[] {
  const tried = waysFor(talk).flatMap((way) => rehearse(talk, way) ?? []);
  const texts = new Set([part.text]);
  return tried.filter(({ part: { text } }) => !texts.has(text) && texts.add(text));
}

/** Good and bad news was met as that. */
const MEETS_NEWS =
  /(?:^| \+ )(?:bad |good |commiserations|congratulations|situation\/grandparents\/)/;

/** "Why is the plant called Inspector?", "who hid the zeppelin?": what has the form that was asked for. */
const IN_FORM = /(?:^| )people\/\S+ (?!more)[a-z]+$|^improvised (?:who|why)/;

const COMFORTS = /(?:^| \+ )takes up (?:bad|worry|trouble|hurt)/;
const isOfDeath = (happening: ReturnType<typeof happeningTold>): boolean =>
  happening !== undefined && (happening.isPast || happening.isDeath);

/** What plays is no alternative where she is not to flirt, and nothing is that he does not want to hear of. */
const maySay = (talk: Talk, part: Part): boolean =>
  (mayFlirt(talk) || !(talk.state.bounds.includes('flirt') ? isPlayful(part) : plays(part))) &&
  !(part.topic !== undefined && talk.state.bounds.includes(`topic:${part.topic}`));

/** Neither in danger or sorrow, nor where there is one right answer. */
const mayGiveWay = (talk: Talk, part: Part): boolean =>
  !talk.mood &&
  isAtEase(talk) &&
  !part.isHeavy &&
  !MOURNS.test(part.why) &&
  !MEETS_NEWS.test(part.why) &&
  !IN_FORM.test(part.why) &&
  isJudged(part) &&
  !isMending(part.why) &&
  talk.state.heavy === 0 &&
  !COMFORTS.test(part.why) &&
  !isCertain(part) &&
  // Who has died is met, whatever else is told.
  !isOfDeath(happeningTold(talk));

/** What readers are likelier to find right than what the rules chose; undefined where there is nothing. */
export function likelierReply(talk: Talk, part: Part): Part | undefined {
  if (!mayGiveWay(talk, part)) return undefined;
  const others = alternativesTo(talk, part).filter((one) => maySay(talk, one.part));
  const [own = 0, ...worths] = talk.worthsOf([part, ...others.map((one) => one.part)]);
  const most = Math.max(...worths);
  return most > own + AHEAD ? others[worths.indexOf(most)]?.keep() : undefined;
}

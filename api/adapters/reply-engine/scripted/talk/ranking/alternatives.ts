import { counselsOn } from '../advising.ts';
import type { Happening } from '../bank.ts';
import { isPlayful, plays } from '../careful.ts';
import { mayFlirt } from '../flirt.ts';
import { happeningsTold, meet } from '../on-happening.ts';
import { answerToHer, mentionsIn } from '../on-mention.ts';
import { toldIn } from '../tone.ts';
import { type Part, rehearse, type Talk } from '../turn.ts';
import { advisesOnHerPast, isAtEase, MOURNS, sayWritten, tellsAlone } from './better.ts';
import { isJudged } from './choice.ts';
import { isCertain } from './chosen.ts';
import { isMending } from './pieces.ts';
import type { Ranked } from './rank.ts';
import type { Source } from './written.ts';

/** How many of each kind are tried. */
const MOST = { told: 3, asked: 2, mentions: 3, counsels: 2, written: 7 };
/** What is less likely than this to be right is not tried; of a matter that may be another's, 13 of 16 were wrong below this. */
const LEAST_WRITTEN = 0.08;
const LEAST_OF_MATTER = 0.3;
const OF_HIS_MATTER: ReadonlySet<Source> = new Set(['situation', 'advice']);

/** Where he only tells, neither is anything of hers. */
const isLikely = (talk: Talk, { p, written: { source } }: Ranked): boolean =>
  p > (OF_HIS_MATTER.has(source) || tellsAlone(talk) ? LEAST_OF_MATTER : LEAST_WRITTEN);
/** So much more another reply has to be worth than the one that the rules chose. */
const AHEAD = 0.02;

/** Ways in which a message may be answered, whatever the rules made of it. */
function waysFor(talk: Talk, told: readonly Happening[]): (() => Part | undefined)[] {
  const all = talk.heard.clauses.map(({ text }) => text);
  const happenings = new Set([
    ...told.slice(0, MOST.told),
    ...happeningsTold(talk, all).slice(0, MOST.asked),
  ]);
  const written = talk.ranked().filter((one) => isLikely(talk, one) && !advisesOnHerPast(one));
  return [
    ...[...happenings].map((one) => () => meet(talk, one)),
    ...mentionsIn(talk, all).slice(0, MOST.mentions),
    ...counselsOn(talk).slice(0, MOST.counsels),
    () => answerToHer(talk),
    ...written.slice(0, MOST.written).map((one) => () => sayWritten(talk, one)),
  ];
}

/** Readers hold an "I don't know" against her as much as another subject; she does not tell anything rather than that. */
const OWNS_UP = /^(?:no answer|not in her story|mends, unanswered)/;
const HONEST = 0;
/** He has complained already: only what she says of herself, and likely he asked it, is better. */
const UNMENDED = /^mends, unanswered/;
const OF_HERS = /^(?:own |fact |follow-up\/|people\/)/;
const MENDED = 0.2;

/** What is made in some ways, each text once and none of it noted before it is kept. */
function rehearsedOnce(talk: Talk, ways: readonly (() => Part | undefined)[], part: Part) {
  const texts = new Set([part.text]);
  return ways
    .flatMap((way) => rehearse(talk, way) ?? [])
    .filter(({ part: { text } }) => !texts.has(text) && texts.add(text));
}

/** Good or bad news was met as that, or he was comforted. */
const MEETS =
  /(?:^| \+ )(?:bad |good |commiserations|congratulations|situation\/grandparents\/|takes up (?:bad|worry|trouble|hurt))/;

/** Readers found five in six of these right, or more. */
const RELIED_ON = /^(?:counsel\/|decides|choice of|to-her\/)/;

/** "Why is the plant called Inspector?", "who hid the zeppelin?": what has the form that was asked for. */
const IN_FORM = /(?:^| )people\/\S+ (?!more)[a-z]+$|^improvised (?:who|why)/;

/** What plays is no alternative where she is not to flirt, and nothing is that he does not want to hear of. */
function maySay(talk: Talk, part: Part): boolean {
  const { bounds } = talk.state;
  if (part.topic !== undefined && bounds.includes(`topic:${part.topic}`)) return false;
  const isPlay = bounds.includes('flirt') ? isPlayful : plays;
  return mayFlirt(talk) || !isPlay(part);
}

/** Neither in danger or sorrow, nor where there is one right answer. */
const mayGiveWay = (talk: Talk, part: Part): boolean =>
  !talk.mood &&
  talk.state.heavy === 0 &&
  isAtEase(talk) &&
  !part.isHeavy &&
  ![MOURNS, MEETS, IN_FORM, RELIED_ON].some((pattern) => pattern.test(part.why)) &&
  isJudged(part) &&
  !isMending(part.why) &&
  !isCertain(part);

/** What readers are likelier to find right than what the rules chose; undefined where there is nothing. */
export function likelierReply(talk: Talk, part: Part): Part | undefined {
  if (!mayGiveWay(talk, part)) return undefined;
  const told = happeningsTold(talk, toldIn(talk));
  // Who has died is met, whatever else is told.
  if (told.some(({ isPast, isDeath }) => isPast || isDeath)) return undefined;
  const isUnmended = UNMENDED.test(part.why);
  const others = rehearsedOnce(talk, waysFor(talk, told), part).filter(
    (one) => maySay(talk, one.part) && (!isUnmended || OF_HERS.test(one.part.why)),
  );
  const [weighed = 0, ...worths] = talk.worthsOf([part, ...others.map((one) => one.part)]);
  const honest = isUnmended ? MENDED : HONEST;
  const own = OWNS_UP.test(part.why) ? Math.max(weighed, honest) : weighed;
  const most = Math.max(...worths);
  return most > own + AHEAD ? others[worths.indexOf(most)]?.keep() : undefined;
}

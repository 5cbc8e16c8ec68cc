import type { Trio } from '../bank.ts';
import { OF_THE_DEAD } from '../grave.ts';
import { turnsElsewhere } from '../light.ts';
import { reaction } from '../moves.ts';
import { happeningTold, meet, WORTH_OF_HAPPENING } from '../on-happening.ts';
import { meetMention, WORTH_OF_MENTION } from '../on-mention.ts';
import { answerSituation, hasNeeded } from '../particular.ts';
import { asksOfHisMatter } from '../question-form.ts';
import { isHeavyTopic } from '../react.ts';
import { isCheered, tellingOf } from '../telling.ts';
import { type Part, sayOne, sayTurn, type Talk, topicOf } from '../turn.ts';
import { isCertain, isWeighed } from './chosen.ts';
import type { Ranked } from './rank.ts';
import type { Source } from './written.ts';

/** A death that is told by the by is met, whatever else may fit. */
export const MOURNS = /situation\/(?:loss|pet-loss)\//;
/** Less likely than this, something written is no better than what the rules chose. */
const LEAST = 0.15;
/** So much likelier it has to be. */
const AHEAD = 0.02;
const NEWS = /^(?:congratulations|situation\/|bad |good )/;
/** What was told as news is met as that. */
const MEETS_NEWS =
  /^(?:introduce|congratulations|commiserations|good |takes up (?:good|joy|win)|wish|farewell|plays)/;
const LEAST_OF_NEWS = 0.3;
/** Where he asks nothing, a nod is better than what is less likely right than this. */
const WORTH_OF_LISTENING = 0.2;
/** In fewer words there is little to take up. */
const LEAST_TOLD = 4;

/** "Why did you leave Dubai?" wants no advice for those who come home. */
const OF_HER_PAST =
  /\b(?:did|were|had) (?:you|u)\b(?! (?:know|hear|see)\b)|\b(?:tumne|aapne)\b|\b(?:tum|aap)\b[^.?!]{0,40}\bthin?\b|(?:तुमने|आपने)|(?:तुम|आप) [^।?!]{0,40}थीं?(?![\p{L}\p{M}])/iu;
/** A neighbour's matter, or something of hers, told where he only tells is worse than his own words taken up. */
const LEAST_TOLD_OF = 0.36;
const ADVISES: ReadonlySet<Source> = new Set(['advice', 'trade', 'situation']);

export const advisesOnHerPast = ({ clause, written }: Ranked): boolean =>
  ADVISES.has(written.source) && OF_HER_PAST.test(clause.text);

/** In danger, and after a death, what is said is decided elsewhere; where he is only low, what plays is left out there. */
export const isAtEase = ({ mood, state, heard }: Talk): boolean =>
  mood !== 'care' &&
  (state.grief === 0 || turnsElsewhere(heard)) &&
  !heard.clauses.some(({ isGrave }) => isGrave);

/** The likeliest of what was written, or his own words, where that is likelier right than what the rules chose. */
export function betterReply(talk: Talk, part: Part): Part | undefined {
  if (part.isHeavy || MOURNS.test(part.why)) return undefined;
  // Whoever speaks of somebody who is gone is met in that, whatever else he tells.
  const onlyTells = tellsAlone(talk);
  const happening = onlyTells ? happeningTold(talk) : undefined;
  if (happening?.isPast) return meet(talk, happening);
  if (!isAtEase(talk)) return undefined;
  // "Welder hu": in few words, and plain all the same.
  if (talk.heard.whole.words < LEAST_TOLD && BARE.test(part.why)) return meetMention(talk);
  // So is his trade beside his town; whoever has said who he is, and nothing else, has been heard.
  if (onlyTells && GREETS.test(part.why)) {
    const met = (happening && meet(talk, happening)) ?? meetMention(talk);
    return met && afterGreeting(part, met);
  }
  if (MENDS.test(part.why)) return mendedBetter(talk, part);
  if (CHEERS.test(part.why) || !isWeighed(part)) return undefined;
  const worth = talk.likelihood(part);
  if (worth === undefined) return undefined;
  const pieces = part.why.split(' + ');
  // News that was met beside an answer is not dropped for a likelier answer.
  const meetsNews = pieces.length > 1 && pieces.some((why) => NEWS.test(why));
  if (meetsNews && worth >= LEAST_OF_NEWS) return undefined;
  // Neither is news that is told beside what is likelier.
  const news = talk.heard.clauses.find((clause) => isCheered(clause));
  const fits = (one: Ranked) =>
    (!news || one.clause === news || one.clause === talk.heard.whole) && !advisesOnHerPast(one);
  if (happening && worth < WORTH_OF_HAPPENING) {
    return sayLikeliest(talk, WORTH_OF_HAPPENING, fits) ?? meet(talk, happening);
  }
  if (onlyTells && worth < WORTH_OF_MENTION && !MEETS_NEWS.test(part.why)) {
    const met =
      sayLikeliest(talk, WORTH_OF_MENTION, fits) ??
      meetMention(talk, news ? [news.text] : undefined);
    if (met) return met;
  }
  const mayListen = worth < WORTH_OF_LISTENING && onlyTells && !part.isBare;
  const least = Math.max(mayListen ? WORTH_OF_LISTENING : LEAST, worth + AHEAD);
  return sayLikeliest(talk, least, fits) ?? (mayListen ? listens(talk) : undefined);
}

/** He complains: only something of her life that is likely what he asked is better than what takes it up. */
function mendedBetter(talk: Talk, part: Part): Part | undefined {
  const hers =
    isCertain(part) || GRANTS.test(part.why)
      ? undefined
      : sayLikeliest(talk, LEAST_OF_MENDING, isHers);
  if (!hers) return undefined;
  const text = [sayTurn(talk, 'mend-sorry'), hers.text].filter(Boolean).join(' ');
  return { ...hers, text, why: `mends: ${hers.why}` };
}

/** What fits anything that is told in a few words. */
const BARE = /^(?:unsure|takes up tells)/;

/** He has said his name, or where he is from. */
const GREETS = /^(?:introduce|place)$/;
const MENDS = /^mends(?:,? |:)/;
const GRANTS =
  /^mends(?:, then (?:want-|made|choice|decides|to-her|plays|counsel|liking|recalled)|: (?:told|flirted|joked|too little|plays|to-her))/;
const LEAST_OF_MENDING = 0.3;
const OF_HER_LIFE: ReadonlySet<Source> = new Set(['own', 'fact', 'person', 'follow-up']);
const isHers = ({ written }: Ranked): boolean => OF_HER_LIFE.has(written.source);
/** He had missed a good word, and has it now. */
const CHEERS = /^congratulations$/;

/** Whoever has just said his name is greeted by it before what else he told is met. */
const afterGreeting = (greeting: Part, met: Part): Part =>
  greeting.why === 'introduce'
    ? { ...met, text: `${greeting.text} ${met.text}`, why: `introduce + ${met.why}` }
    : met;

/** Nothing is asked, and nothing is said to her: what is left to do is to listen. */
export const tellsAlone = ({ heard }: Talk): boolean =>
  heard.clauses.every(({ isQuestion, isHers }) => !isQuestion && !isHers) &&
  heard.whole.words >= LEAST_TOLD;

/** A sign that it was read, where nothing that she could say is likely to be right. */
function listens(talk: Talk): Part | undefined {
  const { telling } = tellingOf(talk.heard.whole);
  const text = reaction(talk, undefined, telling === 'advice' ? 'tells' : telling);
  return text ? { text, why: `takes up ${telling}`, isBare: true, isUnclear: true } : undefined;
}

/** The likeliest that is likelier than `least`, was not said before, and fits. */
function sayLikeliest(talk: Talk, least: number, fits: (one: Ranked) => boolean): Part | undefined {
  const ranked = talk.ranked();
  const question = talk.heard.clauses.findLast(({ isQuestion }) => isQuestion);
  const asksAdvice = question !== undefined && asksOfHisMatter(question.text);
  const onlyTells = tellsAlone(talk);
  for (const one of ranked) {
    if (one.p < least) return undefined;
    if (!fits(one) || (onlyTells && one.p < LEAST_TOLD_OF)) continue;
    const advice = asksAdvice ? advisedOn(one, ranked) : undefined;
    const part = (advice && sayWritten(talk, advice)) ?? sayWritten(talk, one);
    if (part) return part;
  }
  return undefined;
}

/** The advice on the same matter of his, however likely: it is what he asks for. */
const advisedOn = (one: Ranked, ranked: readonly Ranked[]): Ranked | undefined =>
  ranked.find(({ written }) => written.id === `${one.written.id}#advice`);

export function sayWritten(talk: Talk, one: Ranked): Part | undefined {
  if (!mayTell(talk, one)) return undefined;
  const { written, clause, p } = one;
  const { id, source, situation, say, topic } = written;
  const likely = `, likely ${p.toFixed(2)}`;
  const about = topic ?? (topicOf(clause).p > LEAST_TOPIC ? topicOf(clause).label : undefined);
  const isHeavy = about !== undefined && isHeavyTopic(about, tellingOf(clause).telling);
  const more = { ...(about && { topic: about }), ...(isHeavy && { isHeavy }) };
  if (situation) {
    const part = answerSituation(talk, situation);
    return part && { ...part, why: part.why + likely, ...(isHeavy && { isHeavy }) };
  }
  const text = sayOne(talk, say as Trio, true);
  if (!text) return undefined;
  if (source === 'advice') {
    const of = id.replace(ADVICE, '');
    talk.state.situation = of;
    return { text, why: `advice, ${of}${likely}`, ...more };
  }
  return { text, why: REASONS[source](id) + likely, ...more };
}

const SURE_OF_DEATH = 0.6;

/**
 * "My wife went home" is near a death: nobody is condoled where none was heard of, unless it is plain, nor advised on
 * one. What needs a word, needs it in its advice as well.
 */
function mayTell(talk: Talk, { written, p }: Ranked): boolean {
  const isMourning = talk.state.grief > 0 || talk.heard.clauses.some(({ isGrave }) => isGrave);
  const isPlain = written.source !== 'advice' && p >= SURE_OF_DEATH;
  return (isMourning || isPlain || !OF_THE_DEAD.test(written.id)) && hasNeeded(talk, written);
}

const ADVICE = /#advice$/;
const LEAST_TOPIC = 0.4;

/** As the rules name what they say. */
const REASONS: Record<Exclude<Source, 'advice'>, (id: string) => string> = {
  own: (id) => `own ${id}`,
  fact: (id) => `fact ${id.replace('fact/', '')}`,
  card: (id) => `card ${id}`,
  person: (id) => id,
  'follow-up': (id) => id,
  situation: (id) => id,
  trade: (id) => id,
};

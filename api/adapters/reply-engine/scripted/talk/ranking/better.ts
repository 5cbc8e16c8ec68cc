import type { Trio } from '../bank.ts';
import { answerSituation } from '../particular.ts';
import { isHeavyTopic } from '../react.ts';
import { isCheered, tellingOf } from '../telling.ts';
import { type Part, sayOne, type Talk, topicOf } from '../turn.ts';
import type { Clause } from '../understand.ts';
import type { Ranked } from './rank.ts';
import type { Source } from './written.ts';

/** How often readers found right what was made without anything written for it, by how its reason begins. */
const WORTH: [RegExp, number][] = [
  [/^(?:not in her story|no answer|unsure)/, 0],
  [/^advice-back/, 0.1],
  [/^takes up/, 0.12],
  [/^(?:improvised|beside it)/, 0.15],
  [/^near /, 0.2],
  [/^(?:tells |advice on )/, 0.25],
  [/^confirms/, 0.35],
];

/** What was written, as a reason names it. */
const NAMED =
  /^(?:own |advice, )?((?:own|follow-up|people|situation|trade)\/[^\s,]+)|^card (\S+)|^fact (\S+)/;
/** What was found without being among those weighed. */
const WORTH_UNWEIGHED = 0.3;
/** What the rules are sure of readers found right at least as often as this, by where it comes from and its nearness. */
const SURE: [RegExp, number, number][] = [
  [/^people\//, 0, 0.6],
  [/^own /, 0.85, 0.75],
  [/^own /, 0, 0.45],
  [/^follow-up\//, 0.5, 0.5],
  [/^fact /, 1, 0.6],
  [/^fact /, 0.8, 0.45],
];
const SURE_ENOUGH = 0.75;
const NEARNESS = / (\d\.\d\d)\b/;

/** What is said because it is likeliest says so in its reason. */
const LIKELY = 'likely ';

/** Less likely than this, it is better to own up. */
const LEAST = 0.28;
const LEAST_TOLD = 0.35;
/** What was chosen otherwise stays, unless something is so much likelier. */
const AHEAD = 0.08;
const FAR_AHEAD = 0.12;

/** How near what was written came, as a reason tells it; undefined where it was found otherwise. */
export function nearnessIn(why: string): number | undefined {
  const told = why.includes(LIKELY) ? undefined : NEARNESS.exec(why)?.[1];
  return told === undefined ? undefined : Number(told);
}

/** Something written comes near to the message at all. */
export const isNear = (talk: Talk, { text }: Clause): boolean =>
  !talk.heard.whole.text.includes(text) || (talk.ranked()[0]?.p ?? 1) >= NEAR;
const NEAR = 0.15;

/** How likely a part is right; undefined for what is known to fit: what was recalled, reckoned or agreed on. */
export function worthOf(talk: Talk, why: string): number | undefined {
  const [, plain, card, fact] = NAMED.exec(why) ?? [];
  const isAdvice = why.startsWith('advice, ');
  const id = fact === undefined ? (plain ?? card) : `fact/${fact}`;
  if (id === undefined) return WORTH.find(([pattern]) => pattern.test(why))?.[1];
  const said = why.split(LIKELY)[1];
  if (said !== undefined) return Number(said.slice(0, 4));
  const nearness = nearnessIn(why);
  // "What do you do?" is answered by rule, whatever is near to it.
  if (fact !== undefined && nearness === undefined) return undefined;
  const isIt = ({ written }: Ranked) =>
    written.id === (isAdvice ? `${id}#advice` : id) ||
    (id.startsWith('people/') && written.id.startsWith(`${id}/`));
  const near = nearness ?? 0;
  const sure = SURE.find(([pattern, least]) => pattern.test(why) && near >= least)?.[2] ?? 0;
  // Hardly anything is likelier than that, and weighing takes most of a reply's time.
  if (sure >= SURE_ENOUGH) return sure;
  return Math.max(talk.ranked().find(isIt)?.p ?? WORTH_UNWEIGHED, sure);
}

/** It was weighed beside the sentence that is answered; beside the whole message only where there is no other. */
const isOf = ({ heard }: Talk, text: string, clause: Clause): boolean =>
  text.includes(clause.text) ||
  (clause.text.includes(text) && (clause !== heard.whole || heard.clauses.length < 2));

/** In danger, and after a death, what is said is decided elsewhere; where he is only low, what plays is left out there. */
const isAtEase = ({ mood, state, heard }: Talk): boolean =>
  (mood === undefined || mood === 'gentle') &&
  state.grief === 0 &&
  !heard.clauses.some(({ isGrave }) => isGrave);

/** The likeliest of what was written, where an answer to a question is less likely right. */
export function better(talk: Talk, { text }: Clause, part: Part): Part | undefined {
  // What was weighed is this message; a question of an earlier one is answered by the rules.
  const isNow = talk.heard.whole.text.includes(text);
  const worth = isNow && isAtEase(talk) && !part.isHeavy ? worthOf(talk, part.why) : undefined;
  if (worth === undefined || worth >= SURE_ENOUGH) return undefined;
  return sayLikeliest(talk, Math.max(LEAST, worth + AHEAD), ({ clause }) =>
    isOf(talk, text, clause),
  );
}

/** What a piece of a reply is worth of which nothing else is known: it was recalled, chosen or agreed on. */
const WORTH_KNOWN = 0.6;
/** Said before an answer, and worth little by itself. */
const OPENING = /^(?:commiserations|congratulations|in return|thread )/;
const WORTH_OPENING = 0.35;
const NEWS = /^(?:congratulations|situation\/|bad |good )/;
const MENDING = /^mends(?:: |, then | )/;

/** The same for a whole reply: where something written is far likelier than all that is in it, that is said. */
export function betterReply(talk: Talk, part: Part): Part | undefined {
  if (!isAtEase(talk) || part.isHeavy || part.isWhole) return undefined;
  const pieces = part.why.split(' + ');
  // News that was met beside an answer is not dropped for a likelier answer.
  if (pieces.length > 1 && pieces.some((why) => NEWS.test(why))) return undefined;
  const worths = pieces.map((why) => {
    const said = why.replace(MENDING, '');
    return worthOf(talk, said) ?? (OPENING.test(said) ? WORTH_OPENING : WORTH_KNOWN);
  });
  const worth = Math.max(...worths);
  if (worth >= SURE_ENOUGH) return undefined;
  const least = Math.max(LEAST_TOLD, worth + FAR_AHEAD);
  // Neither is news that is told beside what is likelier.
  const news = talk.heard.clauses.find((clause) => isCheered(clause));
  return sayLikeliest(
    talk,
    least,
    ({ clause }) => !news || clause === news || clause === talk.heard.whole,
  );
}

/** The likeliest that is likelier than `least`, was not said before, and fits. */
function sayLikeliest(talk: Talk, least: number, fits: (one: Ranked) => boolean): Part | undefined {
  for (const one of talk.ranked()) {
    if (one.p < least) return undefined;
    const part = fits(one) ? sayWritten(talk, one) : undefined;
    if (part) return part;
  }
  return undefined;
}

function sayWritten(talk: Talk, { written, clause, p }: Ranked): Part | undefined {
  const { id, source, situation, say, topic } = written;
  const likely = `, ${LIKELY}${p.toFixed(2)}`;
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

import { type Direction, likeness, type Meaning } from '../../../../../domain/text/meaning.ts';
import type { Finders } from '../finders.ts';
import { plainly } from '../plainly.ts';
import { asksOfHisMatter, OF_HIM, TO_HER } from '../question-form.ts';
import { nearness, tellingWords, weightOf } from '../similar.ts';
import type { Clause, Understood } from '../understand.ts';
import type { Ranked } from './rank.ts';

/** What the rules chose to say, and why. */
export interface Chosen {
  text: string;
  /** Reasons of its pieces, joined by ` + `. */
  why: string;
}

/** The message it answers, and all that was written, weighed against that. */
export interface Answering {
  heard: Understood;
  ranked: readonly Ranked[];
  find: Pick<Finders, 'rarity'>;
  meaning: Meaning;
}

/** Ways in which a piece of a reply is made, by how its reason begins; the first that fits. */
const KINDS: [kind: string, pattern: RegExp][] = [
  ['own', /^own own\//],
  ['follow-up', /^(?:own )?follow-up\//],
  ['person', /^people\/\S+ (?!named)[a-z]/],
  ['person-else', /^people\//],
  ['nearly', /^situation\/\S+ nearly/],
  ['situation', /^situation\//],
  ['trade', /^trade\//],
  ['advised', /^advice, /],
  ['fact', /^fact /],
  ['card', /^card /],
  ['thread', /^thread /],
  ['topic', /^(?:her|tells) /],
  ['bad', /^bad /],
  ['good', /^good /],
  ['advice', /^advice on /],
  ['choice', /^(?:choice|view)\b/],
  ['told', /^takes up tells/],
  ['cheered', /^takes up (?:good|joy|win)/],
  ['worried', /^takes up (?:bad|worry|trouble|hurt)/],
  ['taken-up', /^takes up /],
  ['decides', /^decides/],
  ['improvised-advice', /^(?:improvised advise|advice-back)/],
  ['improvised', /^improvised/],
  ['beside', /^beside it/],
  ['recalled', /^recalled/],
  ['sympathy', /^commiserations/],
  ['congratulation', /^congratulations/],
  ['wish', /^wish well/],
  ['event', /^event noted/],
  ['introduced', /^introduce/],
  ['none', /^(?:no answer|not in her story|unsure|mends, unanswered)/],
];
const MENDING = /^mends(?:: |, then | )/;
const NAMED =
  /(?:^|[ ,])((?:own|follow-up|people|situation|trade)\/[^\s,]+)|^card (\S+)|^fact (\S+)/;
const NEARNESS = / (\d\.\d\d)\b/;

/** How near what was written came, as a reason tells it; undefined where it was found otherwise. */
export function nearnessIn(why: string): number | undefined {
  const told = NEARNESS.exec(why)?.[1];
  return told === undefined ? undefined : Number(told);
}

const kindOf = (piece: string): string | undefined =>
  KINDS.find(([, pattern]) => pattern.test(piece))?.[0];

const piecesOf = (why: string): string[] =>
  why.split(' + ').map((piece) => piece.replace(MENDING, ''));

/** What a rule answers without looking for what is near, what was asked word for word, and a side that she took. */
const CERTAIN =
  /^(?:fact \S+$|decides|recalled|wish well|people\/\S+ (?:age|lives|bond|where)|own own\/\S+ (?:0\.9|1\.))|^mends\b.*own own\//;

/**
 * It may be weighed: every piece is of a kind that readers judged, so that none is a boundary that was kept, a farewell
 * or the like, and none is certain.
 */
export const isWeighed = ({ why }: Chosen): boolean =>
  !CERTAIN.test(why) &&
  piecesOf(why).every((piece) => kindOf(piece) !== undefined && !CERTAIN.test(piece));

/** What the rules chose beside the message, in numbers that its likelihood is learnt from. */
export function lookAtChosen(
  { heard, ranked, find, meaning }: Answering,
  { text, why }: Chosen,
): Record<string, number> {
  const clauses = heard.clauses.length > 0 ? heard.clauses : [heard.whole];
  const questions = clauses.filter(({ isQuestion }) => isQuestion);
  const main = questions.at(-1) ?? clauses.at(-1) ?? heard.whole;
  const pieces = piecesOf(why);
  const kinds = new Set(pieces.map(kindOf));
  const said = new Set(tellingWords(text));
  const sentences = text.split(/(?<=[.!।?])\s+/u).map((one) => meaning(one));
  const all = meaning(text);
  const wholeKeys = tellingWords(heard.whole.text);
  // Each is folded once: it is most of the work.
  const keysOf = new Map(clauses.map((clause) => [clause, tellingWords(clause.text)]));
  const covers = (clause: Clause) => share(keysOf.get(clause) ?? wholeKeys, said, find.rarity);
  const means = (direction: Direction, others: Direction[]) =>
    Math.max(...others.map((one) => nearness(likeness(direction, one))));
  const mainDirection = meaning(plainly(main.text));
  const [first, second] = ranked;
  return {
    ...Object.fromEntries(KINDS.map(([kind]) => [`is-${kind}`, kinds.has(kind) ? 1 : 0])),
    mends: MENDING.test(why) ? 1 : 0,
    other: kinds.has(undefined) ? 1 : 0,
    pieces: pieces.length,
    near: nearnessIn(why) ?? -1,
    likeliest: first?.p ?? 0,
    second: second?.p ?? 0,
    written: writtenIn(why, ranked)?.p ?? -1,
    covers: covers(main),
    coversAll: covers(heard.whole),
    coversBest: Math.max(...clauses.map(covers)),
    means: means(mainDirection, [all]),
    meansAll: means(meaning(plainly(heard.text)), [all]),
    meansBest: Math.max(
      ...clauses.map((clause) =>
        means(clause === main ? mainDirection : meaning(plainly(clause.text)), sentences),
      ),
    ),
    words: heard.whole.words,
    mainWords: main.words,
    telling: tellingWords(heard.text).length,
    mainTelling: keysOf.get(main)?.length ?? 0,
    clauses: clauses.length,
    questions: questions.length,
    marked: /[?？]/.test(heard.text) ? 1 : 0,
    toHer: TO_HER.test(main.text) ? 1 : 0,
    ofHim: OF_HIM.test(main.text) ? 1 : 0,
    ofHisMatter: asksOfHisMatter(main.text) ? 1 : 0,
  };
}

/** The share of telling words, the rarer the more, that are among others. */
function share(
  words: readonly string[],
  others: ReadonlySet<string>,
  rarity: (word: string) => number,
): number {
  const total = weightOf(words, rarity);
  const shared = words.filter((word) => others.has(word));
  return total > 0 ? weightOf(shared, rarity) / total : 0;
}

/** The likeliest of what was written that a reply is made of. */
function writtenIn(why: string, ranked: readonly Ranked[]): Ranked | undefined {
  const ids = piecesOf(why).flatMap((piece) => {
    const [, plain, card, fact] = NAMED.exec(piece) ?? [];
    const id = fact === undefined ? (plain ?? card) : `fact/${fact}`;
    return id === undefined ? [] : [piece.startsWith('advice, ') ? `${id}#advice` : id];
  });
  return ranked.find(({ written }) =>
    ids.some(
      (id) => written.id === id || (id.startsWith('people/') && written.id.startsWith(`${id}/`)),
    ),
  );
}

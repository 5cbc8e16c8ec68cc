import { weightOf } from '../similar.ts';
import type { Ranked } from './rank.ts';

/** Something to say, and why. */
export interface Chosen {
  text: string;
  /** Reasons of its pieces, joined by ` + `. */
  why: string;
}

/** Ways in which a piece of a reply is made, by how its reason begins; the first that fits. */
export const KINDS: [kind: string, pattern: RegExp][] = [
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

/** The kind of a piece; undefined for what readers judged too seldom. */
export const kindOf = (
  piece: string,
  kinds: readonly [kind: string, pattern: RegExp][] = KINDS,
): string | undefined => kinds.find(([, pattern]) => pattern.test(piece))?.[0];

export const piecesOf = (why: string): string[] =>
  why.split(' + ').map((piece) => piece.replace(MENDING, ''));

/** It owns up to having missed something. */
export const isMending = (why: string): boolean => MENDING.test(why);

/** What a reply is made of, in numbers: which kinds, how many pieces, whether it owns up to something. */
export function lookAtPieces(
  why: string,
  kinds: readonly [kind: string, pattern: RegExp][],
): Record<string, number> {
  const pieces = piecesOf(why);
  const found = new Set(pieces.map((piece) => kindOf(piece, kinds)));
  return {
    ...Object.fromEntries(kinds.map(([kind]) => [`is-${kind}`, found.has(kind) ? 1 : 0])),
    mends: isMending(why) ? 1 : 0,
    other: found.has(undefined) ? 1 : 0,
    pieces: pieces.length,
  };
}

/** The sentences of a reply. */
export const repliedIn = (text: string): string[] => text.split(/(?<=[.!।?])\s+/u);

/** The share of telling words, the rarer the more, that are among others. */
export function share(
  words: readonly string[],
  others: ReadonlySet<string>,
  rarity: (word: string) => number,
): number {
  const total = weightOf(words, rarity);
  const shared = words.filter((word) => others.has(word));
  return total > 0 ? weightOf(shared, rarity) / total : 0;
}

/** The likeliest of what was written that a reply is made of. */
export function writtenIn(why: string, ranked: readonly Ranked[]): Ranked | undefined {
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

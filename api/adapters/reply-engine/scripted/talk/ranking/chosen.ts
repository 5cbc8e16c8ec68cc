import { type Direction, likeness, type Meaning } from '../../../../../domain/text/meaning.ts';
import type { Finders } from '../finders.ts';
import { plainly } from '../plainly.ts';
import { nearness, tellingWords } from '../similar.ts';
import type { Clause, Understood } from '../understand.ts';
import { lookAtForm, mainSentencesOf } from './message.ts';
import {
  type Chosen,
  KINDS,
  kindOf,
  lookAtPieces,
  nearnessIn,
  piecesOf,
  repliedIn,
  share,
  writtenIn,
} from './pieces.ts';
import type { Ranked } from './rank.ts';

/** The message it answers, and all that was written, weighed against that. */
export interface Answering {
  heard: Understood;
  ranked: readonly Ranked[];
  find: Pick<Finders, 'rarity'>;
  meaning: Meaning;
}

/** What a rule answers without looking for what is near, what was asked word for word, and a side that she took. */
const CERTAIN =
  /^(?:fact \S+$|fact (?:age|name) 1\.[1-9]|decides|choice of|recalled|wish well|people\/\S+ (?:age|lives|bond|where)|own own\/\S+ (?:0\.9|1\.)|situation\/\S+, exactly)|^mends\b.*own own\//;

export const isCertain = ({ why }: Chosen): boolean =>
  CERTAIN.test(why) || piecesOf(why).some((piece) => CERTAIN.test(piece));

/**
 * It may be weighed: every piece is of a kind that readers judged, so that none is a boundary that was kept, a farewell
 * or the like, and none is certain.
 */
export const isWeighed = (chosen: Chosen): boolean =>
  !isCertain(chosen) && piecesOf(chosen.why).every((piece) => kindOf(piece) !== undefined);

/** What the rules chose beside the message, in numbers that its likelihood is learnt from. */
export function lookAtChosen(
  { heard, ranked, find, meaning }: Answering,
  { text, why }: Chosen,
): Record<string, number> {
  const { clauses, main } = mainSentencesOf(heard);
  const said = new Set(tellingWords(text));
  const sentences = repliedIn(text).map((one) => meaning(one));
  const all = meaning(text);
  // Each is folded once: it is most of the work.
  const keys = new Map([...clauses, heard.whole].map((one) => [one, tellingWords(one.text)]));
  const keysOf = (clause: Clause) => keys.get(clause) ?? [];
  const covers = (clause: Clause) => share(keysOf(clause), said, find.rarity);
  const means = (direction: Direction, others: Direction[]) =>
    Math.max(...others.map((one) => nearness(likeness(direction, one))));
  const mainDirection = meaning(plainly(main.text));
  return {
    ...lookAtPieces(why, KINDS),
    near: nearnessIn(why) ?? -1,
    ...lookAtForm(heard, ranked, keysOf),
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
  };
}

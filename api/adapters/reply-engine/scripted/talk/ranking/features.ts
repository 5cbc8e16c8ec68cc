import { fnv1a } from '../../../../../domain/text/fnv.ts';
import { fold } from '../../../../../domain/text/fold.ts';
import { type Direction, likenessOf, type Meaning } from '../../../../../domain/text/meaning.ts';
import { productsOf } from '../../../../../domain/text/products.ts';
import type { Finders } from '../finders.ts';
import { plainly } from '../plainly.ts';
import { asksOfHisMatter, OF_HIM, TO_HER } from '../question-form.ts';
import { questionKind } from '../question-kind.ts';
import { nearness, tellingWords, weightOf } from '../similar.ts';
import type { Clause, Understood } from '../understand.ts';
import { wantedIn } from './wanted.ts';
import { NO_KIND, SOURCES, type Written } from './written.ts';

/** What a message is, as far as answers are ranked for it. */
export interface Asking {
  heard: Understood;
  /** What she said before it. */
  her: string;
  /** Ids of what she told last. */
  last: readonly string[];
  find: Pick<Finders, 'rarity'>;
  meaning: Meaning;
}

/** One written answer beside one message, in numbers. */
export interface Sight {
  written: Written;
  /** The sentence that it comes nearest to. */
  clause: Clause;
  row: Record<string, number>;
}

const MOST_WORDS = 25;
const MOST_TELLING = 8;
/** These are also told by how far they are from the best of all answers to the message. */
const COMPARED = ['meant', 'asked', 'covered', 'said'] as const;

const LEAST_NEAR = -1;

/** Which of a row of directions is nearest to one, the first of those that are, and how near. */
function nearestIn(direction: Direction, row: Int8Array): { at: number; near: number } {
  const products = productsOf(direction, row);
  let at = -1;
  for (let one = 0; one < products.length; one++)
    if (at === -1 || (products[one] ?? 0) > (products[at] ?? 0)) at = one;
  const near = at === -1 ? LEAST_NEAR : nearness(likenessOf(products[at] ?? 0));
  return near > LEAST_NEAR ? { at, near } : { at: -1, near: LEAST_NEAR };
}

/** Looks at written answers beside a message: how near each comes to a sentence of it, by meaning, words and form. */
export function look(asking: Asking, answers: readonly Written[]): Sight[] {
  const parts = partsOf(asking);
  const herKeys = new Set(tellingWords(asking.her));
  const her = asking.meaning(asking.her);
  const sights = answers.map((written): Sight => {
    const { part, ...near } = parts
      .map((one) => ({ part: one, ...nearnessOf(asking, one, written) }))
      .reduce((best, one) => (one.weight > best.weight ? one : best));
    const { clause } = part;
    const p = (list: Clause['topics'], label: string | undefined) =>
      list.find((one) => one.label === label)?.p ?? 0;
    const { kinds, wanted } = written.wordings;
    const shared = [...herKeys].filter((key) => written.said.has(key) || written.asked.has(key));
    return {
      written,
      clause,
      row: {
        meant: near.meant,
        says: near.says,
        asked: near.asked,
        said: near.said,
        covered: near.covered,
        rarest: near.rarest,
        words: near.words,
        named: near.named,
        topic: p(clause.topics, written.topic),
        wholeTopic: p(asking.heard.whole.topics, written.topic),
        move: p(clause.moves, written.move),
        kinds:
          kinds.length === 0 ? 0 : kinds.filter((kind) => kind === part.kind).length / kinds.length,
        sameKind: near.kind === part.kind ? 1 : 0,
        noKind: part.kind === NO_KIND ? 1 : 0,
        wants: part.wanted ? 1 : 0,
        tellsWanted: part.wanted ? (written.tells.has(part.wanted) ? 1 : -1) : 0,
        askedWanted:
          part.wanted && wanted.length > 0
            ? wanted.filter((one) => one === part.wanted).length / wanted.length
            : -1,
        ...part.form,
        toHerWritten: written.toHer,
        follows: asking.last.some((id) => written.after.has(id)) ? 1 : 0,
        herShared: weightOf(shared, asking.find.rarity),
        herMeant: nearestIn(her, written.told).near,
        ...Object.fromEntries(SOURCES.map((one) => [`is-${one}`, written.source === one ? 1 : 0])),
      },
    };
  });
  for (const name of COMPARED) {
    const [best = 0, second = best] = sights
      .map(({ row }) => row[name] ?? 0)
      .toSorted((a, b) => b - a);
    for (const { row } of sights) {
      const own = row[name] ?? 0;
      row[`${name}-ahead`] = own - (own === best ? second : best);
    }
  }
  return sights;
}

/** The sentences of a message, and all of it, each with what is looked at. */
function partsOf({ heard, find, meaning }: Asking) {
  const { clauses, whole } = heard;
  const isOne = clauses.length < 2;
  return (isOne ? [clauses[0] ?? whole] : [...clauses, whole]).map((clause) => {
    const { text } = clause;
    const keys = tellingWords(text);
    const p = (label: string) => clause.acts.find((one) => one.label === label)?.p ?? 0;
    const isWhole = !isOne && clause === whole;
    return {
      clause,
      keys,
      isWhole,
      total: weightOf(keys, find.rarity),
      direction: meaning(plainly(text)),
      hashes: new Set(fold(plainly(text)).map(fnv1a)),
      spaced: ` ${fold(text).join(' ')} `,
      kind: questionKind(text) ?? NO_KIND,
      wanted: clause.isQuestion ? wantedIn(text) : undefined,
      form: {
        question: clause.isQuestion ? 1 : 0,
        toHer: TO_HER.test(text) ? 1 : 0,
        ofHim: OF_HIM.test(text) ? 1 : 0,
        ofHisMatter: asksOfHisMatter(text) ? 1 : 0,
        asksHer: p('asks-her'),
        advice: p('advice'),
        whole: isWhole ? 1 : 0,
        length: Math.min(clause.words, MOST_WORDS),
        telling: Math.min(keys.length, MOST_TELLING),
        sentences: clauses.length,
        isLast: clause === clauses.at(-1) ? 1 : 0,
      },
    };
  });
}

/** How near a written answer comes to one sentence; `weight` decides which sentence it is looked at beside. */
function nearnessOf({ find }: Asking, part: ReturnType<typeof partsOf>[number], written: Written) {
  const { row, kinds, keys, starts } = written.wordings;
  const { at, near: meant } = nearestIn(part.direction, row);
  const kind = kinds[at] ?? '';
  let words = 0;
  for (let one = 0; one < kinds.length; one++)
    words = Math.max(words, sharedShare(part.hashes, keys, starts[one] ?? 0, starts[one + 1] ?? 0));
  const share = (fits: (key: string) => boolean) =>
    part.total > 0 ? weightOf(part.keys.filter(fits), find.rarity) / part.total : 0;
  const isIn = (key: string) => written.asked.has(key) || written.said.has(key);
  const asked = share((key) => written.asked.has(key));
  const named = written.names.some((name) => part.spaced.includes(` ${name} `)) ? 1 : 0;
  const byForm = (part.clause.isQuestion ? 0.1 : 0) - (part.isWhole ? 0.08 : 0);
  const byMatter =
    written.source === 'person' ? 0.8 * named : Math.max(meant, 0.4 * meant + 0.5 * asked);
  return {
    weight: byMatter + byForm,
    meant,
    kind,
    words,
    asked,
    named,
    said: share((key) => written.said.has(key)),
    covered: share(isIn),
    rarest: part.keys.filter(isIn).reduce((most, key) => Math.max(most, find.rarity(key)), 0),
    says: nearestIn(part.direction, written.told).near,
  };
}

/** How many words two texts share, of all that are in either; those of the second stand among others. */
function sharedShare(a: ReadonlySet<number>, keys: Uint32Array, from: number, to: number): number {
  let shared = 0;
  for (let at = from; at < to; at++) if (a.has(keys[at] ?? 0)) shared++;
  return shared / (a.size + to - from - shared || 1);
}

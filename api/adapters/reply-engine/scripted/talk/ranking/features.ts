import { fold } from '../../../../../domain/text/fold.ts';
import { type Direction, likenessOf, type Meaning } from '../../../../../domain/text/meaning.ts';
import { productsOf } from '../../../../../domain/text/products.ts';
import type { Finders } from '../finders.ts';
import { plainly } from '../plainly.ts';
import { asksOfHisMatter, OF_HIM, TO_HER } from '../question-form.ts';
import { questionKind } from '../question-kind.ts';
import { nearness, tellingWords, weightOf } from '../similar.ts';
import type { Clause, Understood } from '../understand.ts';
import { isToHer, kindOf, NO_KIND, wantedOf } from './forms.ts';
import { type Shared, sharingOf } from './sharing.ts';
import { wantedIn } from './wanted.ts';
import { SOURCES, type Written } from './written.ts';

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
  const sharedBy = sharingOf(
    parts.map(({ words }) => words),
    new Set([...parts.flatMap(({ keys }) => keys), ...herKeys]),
  );
  const sights = answers.map((written): Sight => {
    const shared = sharedBy(written);
    const { part, ...near } = parts
      .map((one, at) => ({ part: one, ...nearnessOf(asking, one, written, shared, at) }))
      .reduce((best, one) => (one.weight > best.weight ? one : best));
    const { clause } = part;
    const p = (list: Clause['topics'], label: string | undefined) =>
      list.find((one) => one.label === label)?.p ?? 0;
    const { forms } = written.asks;
    const kinds = forms.filter((form) => kindOf(form) === part.kind).length;
    const ofHers = [...herKeys].filter((key) => shared.said.has(key) || shared.asked.has(key));
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
        kinds: kinds / (forms.length || 1),
        sameKind: near.kind === part.kind ? 1 : 0,
        noKind: part.kind === NO_KIND ? 1 : 0,
        wants: part.wanted ? 1 : 0,
        tellsWanted: part.wanted ? (written.tells(part.wanted) ? 1 : -1) : 0,
        askedWanted:
          part.wanted && forms.length > 0
            ? forms.filter((form) => wantedOf(form) === part.wanted).length / forms.length
            : -1,
        ...part.form,
        toHerWritten: forms.filter(isToHer).length / (forms.length || 1),
        follows: asking.last.some((id) => written.after.includes(id)) ? 1 : 0,
        herShared: weightOf(ofHers, asking.find.rarity),
        herMeant: nearestIn(her, toldIn(written, her)).near,
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
      words: fold(plainly(text)),
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
function nearnessOf(
  { find }: Asking,
  part: ReturnType<typeof partsOf>[number],
  written: Written,
  { asked: inWordings, said: inLines, words }: Shared,
  which: number,
) {
  const { at, near: meant } = nearestIn(part.direction, written.asks.row);
  const form = written.asks.forms[at];
  const share = (fits: (key: string) => boolean) =>
    part.total > 0 ? weightOf(part.keys.filter(fits), find.rarity) / part.total : 0;
  const isIn = (key: string) => inWordings.has(key) || inLines.has(key);
  const asked = share((key) => inWordings.has(key));
  const named = written.names.some((name) => part.spaced.includes(` ${name} `)) ? 1 : 0;
  const byForm = (part.clause.isQuestion ? 0.1 : 0) - (part.isWhole ? 0.08 : 0);
  const byMatter =
    written.source === 'person' ? 0.8 * named : Math.max(meant, 0.4 * meant + 0.5 * asked);
  return {
    weight: byMatter + byForm,
    meant,
    kind: form === undefined ? '' : kindOf(form),
    words: words[which] ?? 0,
    asked,
    named,
    said: share((key) => inLines.has(key)),
    covered: share(isIn),
    rarest: part.keys.filter(isIn).reduce((most, key) => Math.max(most, find.rarity(key)), 0),
    says: nearestIn(part.direction, toldIn(written, part.direction)).near,
  };
}

const MOST_TOLD = 6;

/** Where the first lines of an answer point. */
const toldIn = ({ says }: Written, { length }: Direction): Int8Array =>
  says.row.subarray(0, MOST_TOLD * length);

import { foldedWords } from '../../../../../domain/text/fold.ts';
import { type Direction, likeness, type Meaning } from '../../../../../domain/text/meaning.ts';
import type { Finders } from '../finders.ts';
import { keysOf } from '../keys.ts';
import type { KnownByWords } from '../known-by-words.ts';
import { plainly } from '../plainly.ts';
import { TO_HER } from '../question-form.ts';
import { questionKind } from '../question-kind.ts';
import { nearness, tellingKeys, tellingWords, weightOf } from '../similar.ts';
import type { Clause, Understood } from '../understand.ts';
import { lookAtForm, mainSentencesOf } from './message.ts';
import {
  type Chosen,
  KINDS,
  kindOf,
  lookAtPieces,
  piecesOf,
  repliedIn,
  share,
  writtenIn,
} from './pieces.ts';
import type { Ranked } from './rank.ts';
import { type Chooser, likelihood, type Records } from './trees.ts';
import { wantedIn } from './wanted.ts';

/** A message with what stood before it, and all that was written, weighed against that. */
export interface Choosing {
  heard: Understood;
  /** What she said before it. */
  her: string;
  ranked: readonly Ranked[];
  find: Pick<Finders, 'rarity' | 'knownBy'>;
  meaning: Meaning;
}

/** What is known by words beside all else. */
const ALL_KINDS: [kind: string, pattern: RegExp][] = [
  ['happening', /^happening\//],
  ['mention', /^mention\//],
  ['counsel', /^counsel\//],
  ['to-her', /^to-her\//],
  ['quoted', /^takes up his words/],
  ...KINDS,
];

/** What readers judged in a whole reply: none of it is a boundary that was kept, a farewell or the like. */
export const isJudged = ({ why }: Chosen): boolean =>
  piecesOf(why).every((piece) => kindOf(piece, ALL_KINDS) !== undefined);

const NAME = /^(?:own |advice, )?((?:[a-z-]+\/)+[\w-]+|fact [\w-]+|card \S+|[a-z]+ [a-z-]+)/;

/** What a reply is known by among all that readers judged: the first of its pieces. */
export function recordedAs(why: string): string {
  const [first = why] = piecesOf(why);
  const name = NAME.exec(first)?.[1] ?? first;
  return first.startsWith('advice, ') ? `${name}#advice` : name;
}

/** So many times it counts beside its own record that others like it are right. */
const USUAL_TIMES = 4;

/** @param without one verdict that is not to count: the one that is being learnt from */
export function recordOf(records: Records, why: string, without?: { isRight: boolean }): number {
  const [right, judged] = records[recordedAs(why)] ?? [0, 0];
  const [allRight, all] = records[''] ?? [0, 1];
  const own = without ? [right - Number(without.isRight), judged - 1] : [right, judged];
  return ((own[0] ?? 0) + (USUAL_TIMES * allRight) / all) / ((own[1] ?? 0) + USUAL_TIMES);
}

/** How much a wrong reply counts against a right one. */
const WORSE = 0.8;

/** What a reply is worth to readers, from -0.8 to 1: how likely it is right, less how likely wrong. */
export function worthOf(
  { right, wrong, records }: Chooser,
  row: Record<string, number>,
  why: string,
): number {
  const seen = { ...row, record: recordOf(records, why) };
  return likelihood(right, seen) - WORSE * likelihood(wrong, seen);
}

/** The same of all that could be said to a message; the first is what the rules chose. */
export const worthsOf = (
  chooser: Chooser,
  choosing: Choosing,
  replies: readonly Chosen[],
): number[] =>
  lookAt(choosing, replies).map((row, at) => worthOf(chooser, row, replies[at]?.why ?? ''));

/** By these a reply is also told from the one that the rules chose, and from the best of all. */
const COMPARED = [
  'coversAll',
  'coversMain',
  'coversLast',
  'meansAll',
  'meansMain',
  'meansLast',
  'meansBest',
  'meansHer',
  'calledAll',
  'calledLast',
  'written',
  'length',
] as const;
const FIELD = /^(?:happening|mention|counsel)\/([\w-]+)\//;
const BY_WORDS = /^(?:happening|mention|counsel|to-her)\/\S+/;
const OF_PEOPLE = new Set(['people', 'family', 'kin']);
const ASKS = /[?？][^\p{L}?？]*$/u;

/** Replies beside the message, in numbers that their likelihoods are learnt from. The first is the rules'. */
export function lookAt(choosing: Choosing, replies: readonly Chosen[]): Record<string, number>[] {
  const { heard, her, ranked, find, meaning } = choosing;
  const { whole } = heard;
  const { main, lastTold, clauses } = mainSentencesOf(heard);
  const lookedAt = ({ text }: Clause) => ({
    keys: tellingWords(text),
    direction: meaning(plainly(text)),
    words: foldedWords(text).flatMap(spelt),
  });
  // Each is folded once: it is most of the work.
  const looked = new Map([...clauses, whole].map((one) => [one, lookedAt(one)]));
  const of = (clause: Clause) => looked.get(clause) ?? lookedAt(clause);
  const herDirection = meaning(her);
  const herKeys = new Set(tellingWords(her));
  const message = {
    ...lookAtMessage(choosing, (clause) => of(clause).keys),
    herAlike: nearness(likeness(of(whole).direction, herDirection)),
    echo: share(of(whole).keys, herKeys, find.rarity),
  };
  const directions = replies.map(({ text }) => meaning(text));
  const rows = replies.map(({ text, why }, at): Record<string, number> => {
    const pieces = piecesOf(why);
    const said = new Set(tellingWords(text));
    const sentences = repliedIn(text).map((one) => meaning(one));
    const direction = directions[at] as Direction;
    const covers = (clause: Clause) => share(of(clause).keys, said, find.rarity);
    const means = (clause: Clause) =>
      Math.max(...sentences.map((one) => nearness(likeness(of(clause).direction, one))));
    const id = pieces.flatMap((piece) => BY_WORDS.exec(piece)?.[0] ?? [])[0];
    const known = id === undefined ? undefined : find.knownBy(id);
    const called = (clause: Clause) =>
      known ? calledShare(of(clause).words, known, find.rarity) : -1;
    const field = FIELD.exec(pieces[0] ?? '')?.[1] ?? '';
    const written = writtenIn(why, ranked);
    const others = directions
      .filter((one) => one !== direction)
      .map((one) => nearness(likeness(direction, one)));
    const kind = kindOf(pieces[0] ?? '', ALL_KINDS);
    return {
      ...message,
      rules: at === 0 ? 1 : 0,
      ...lookAtPieces(why, ALL_KINDS),
      near: Number(NEAR.exec(why)?.[1] ?? -1),
      written: written?.p ?? -1,
      place: written ? ranked.indexOf(written) : -1,
      coversMain: covers(main),
      coversAll: covers(whole),
      coversLast: covers(lastTold),
      coversBest: Math.max(...clauses.map(covers)),
      meansMain: means(main),
      meansAll: nearness(likeness(of(whole).direction, direction)),
      meansLast: means(lastTold),
      meansBest: Math.max(...clauses.map(means)),
      meansHer: nearness(likeness(herDirection, direction)),
      herShared: weightOf(
        [...said].filter((key) => herKeys.has(key)),
        find.rarity,
      ),
      calledMain: called(main),
      calledLast: called(lastTold),
      calledAll: called(whole),
      lists: known?.when.length ?? 0,
      isGood: known?.tone === 'good' ? 1 : 0,
      isBad: known?.tone === 'bad' ? 1 : 0,
      people: OF_PEOPLE.has(field) ? 1 : 0,
      food: field === 'food-home' ? 1 : 0,
      town: field === 'town' ? 1 : 0,
      later: replies
        .slice(1, at)
        .filter((one) => kindOf(piecesOf(one.why)[0] ?? '', ALL_KINDS) === kind).length,
      length: text.length,
      asks: ASKS.test(text) ? 1 : 0,
      agrees: Math.max(-1, ...others),
      agreesMean: others.reduce((sum, one) => sum + one, 0) / (others.length || 1),
      replies: replies.length,
    };
  });
  return compared(rows);
}

const NEAR = /(?<!likely) (\d\.\d\d)\b/;

/** Beside its own numbers each row gets those of the first, and how far it is from that and from the best. */
function compared(rows: Record<string, number>[]): Record<string, number>[] {
  const [first = {}] = rows;
  const ofFirst = Object.entries(first).flatMap(([name, value]) =>
    name.startsWith('is-') || OF_FIRST.has(name) ? [[`rules-${name}`, value] as const] : [],
  );
  const best = new Map(
    COMPARED.map((name) => [name, rows.map((row) => row[name] ?? 0).toSorted((a, b) => b - a)]),
  );
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(ofFirst),
    ...Object.fromEntries(
      COMPARED.flatMap((name) => {
        const own = row[name] ?? 0;
        const [most = 0, second = most] = best.get(name) ?? [];
        return [
          [`${name}-than-rules`, own - (first[name] ?? 0)],
          [`${name}-ahead`, own - (own === most ? second : most)],
        ];
      }),
    ),
  }));
}

const OF_FIRST: ReadonlySet<string> = new Set([...COMPARED, 'pieces', 'mends', 'other', 'near']);

function lookAtMessage(
  { heard, her, ranked }: Choosing,
  keysOf: (sentence: Clause) => readonly string[],
): Record<string, number> {
  const { whole } = heard;
  const { main, lastTold } = mainSentencesOf(heard);
  const p = ({ acts }: Clause, label: string) => acts.find((act) => act.label === label)?.p ?? 0;
  return {
    ...lookAtForm(heard, ranked, keysOf),
    anyToHer: TO_HER.test(heard.text) ? 1 : 0,
    asksHer: p(main, 'asks-her'),
    advice: p(main, 'advice'),
    tells: p(whole, 'tells'),
    good: p(whole, 'good'),
    bad: p(whole, 'bad'),
    lastGood: p(lastTold, 'good'),
    lastBad: p(lastTold, 'bad'),
    topAct: whole.acts[0]?.p ?? 0,
    herAsked: ASKS.test(her) ? 1 : 0,
    topicSure: whole.topics.find(({ label }) => label !== 'none')?.p ?? 0,
    wanted: main.isQuestion && wantedIn(main.text) ? 1 : 0,
    why: questionKind(main.text) === 'why' ? 1 : 0,
  };
}

/** The words that something is known by, and their beginnings. */
interface Calls {
  words: ReadonlySet<string>;
  beginnings: string[];
}

const kept = new WeakMap<KnownByWords, Calls>();

function callsOf(one: KnownByWords): Calls {
  const known = kept.get(one);
  if (known) return known;
  const words = one.when.flat().flatMap((phrase) => phrase.split(/\s+/));
  const formsIn = (text: string) => foldedWords(text).flatMap(formsOf);
  const made = {
    words: new Set(words.filter((word) => !word.endsWith('*')).flatMap(formsIn)),
    beginnings: words
      .filter((word) => word.endsWith('*'))
      .flatMap((word) => formsIn(word.slice(0, -1))),
  };
  kept.set(one, made);
  return made;
}

const formsOf = ({ key, written }: { key: string; written: string }): string[] => [
  key,
  ...keysOf(written),
];

/** A telling word, in all spellings that it may be known by. */
interface Spelt {
  telling: string;
  forms: string[];
}

function spelt(word: { key: string; written: string }): Spelt[] {
  const [telling] = tellingKeys([word.key]);
  return telling === undefined ? [] : [{ telling, forms: formsOf(word) }];
}

/** The share of the telling words of a sentence, the rarer the more, by which something is known. */
function calledShare(
  sentence: readonly Spelt[],
  known: KnownByWords,
  rarity: (word: string) => number,
): number {
  const { words, beginnings } = callsOf(known);
  let [all, called] = [0, 0];
  for (const { telling, forms } of sentence) {
    const weight = rarity(telling);
    all += weight;
    const isCalled = forms.some(
      (form) => words.has(form) || beginnings.some((start) => form.startsWith(start)),
    );
    if (isCalled) called += weight;
  }
  return all > 0 ? called / all : 0;
}

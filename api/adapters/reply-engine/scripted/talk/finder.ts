import { fnv1a } from '../../../../domain/text/fnv.ts';
import { fold } from '../../../../domain/text/fold.ts';
import { keptLately } from '../../../../domain/text/kept-lately.ts';
import { inRow, likenessOf, type Meaning } from '../../../../domain/text/meaning.ts';
import { productsOf } from '../../../../domain/text/products.ts';
import { lookAtAsked } from './asked-sentence.ts';
import { grouped, mostOfEach, placeOfMost } from './groups.ts';
import { likingsOf } from './liking.ts';
import { formsOf } from './ranking/forms.ts';
import { nearness, type Similar } from './similar.ts';
import {
  listAt,
  listsBetween,
  placesOfWords,
  type Texts,
  tellingOfGroups,
  type Wordings,
} from './texts.ts';
import { piecesOf, wordsIndex } from './words-index.ts';

/** Finds the text most like another, of those that `fits` lets through. */
export interface Finder<T> {
  (text: string, fits?: (value: T) => boolean): Similar<T> | undefined;
  /** The likest, each value once, the likest first. */
  several: (text: string, most: number, fits?: (value: T) => boolean) => Similar<T>[];
  /** The texts of a value; none for what it does not find. */
  textsOf: (value: T) => Texts;
  /** Whether a telling word stands in them. */
  holds: (value: T, key: string) => boolean;
  /** The same, as those of a question. */
  wordingsOf: (value: T) => Wordings;
  /** Looks at the forms of all of them ahead. */
  formsAhead: () => Promise<void>;
}

/** What the words of two texts add to what they mean. */
const WORDS_SHARE = 0.2;
/** A little more than that: shares are rounded. */
const MOST_OF_WORDS = WORDS_SHARE + 0.0001;
/** What it counts against a text that it asks the opposite. */
const OPPOSITE = 0.3;
/** Sentences whose scores are kept: those of a message and what is made of them. */
const MOST_KEPT = 24;

/** How near each value comes to a sentence. */
interface Scores {
  /** At most, or exactly where that was counted. */
  most: Float64Array;
  isExact: Uint8Array;
  exactly: (value: number) => number;
}

/**
 * Finds texts by what they mean, and of those that mean nearly the same the one whose words are the likest.
 * @param texts those of one value one after another
 * @param row the directions of the texts, where they are known
 * @param isByWords whether the words of the texts count beside what they mean
 */
export function finderOf<T>(
  texts: { text: string; value: T }[],
  meaning: Meaning,
  row = inRow(texts.map(({ text }) => meaning(text))),
  isByWords = true,
): Finder<T> {
  const { values, starts, numberOf } = grouped(texts);
  const written = texts.map(({ text }) => text);
  const size = row.length / written.length;
  const folded = written.map(fold);
  const telling = tellingOfGroups(folded, starts);
  // What is found by its meaning alone is said, and asks nothing.
  const words = placesOfWords(isByWords ? folded : []);
  const sharesOf = isByWords ? wordsIndex(folded.map(piecesOf)) : undefined;
  const wordsAdd = isByWords ? MOST_OF_WORDS : 0;
  const likingAt = likingsOf(written);
  const forms = formsOf(written);
  const rowBetween = (from: number, to: number) => row.subarray(from * size, to * size);
  /** Where the texts of a value begin and end. */
  const within = (number: number): [from: number, to: number] => [
    starts[number] ?? 0,
    starts[number + 1] ?? starts[number] ?? 0,
  ];

  // The sentences of one message are looked for again and again, with one condition after another.
  const scoresOf = keptLately(MOST_KEPT, (sentence: string): Scores => {
    const { direction, pieces, liking } = lookAtAsked(sentence, meaning);
    const shares = sharesOf?.(pieces);
    const scoreAt = (at: number, near: number) => {
      const straight = shares ? near + WORDS_SHARE * shares(at) : near;
      const isOpposite = liking !== 0 && liking * likingAt(at) < 0;
      return isOpposite ? straight - OPPOSITE : straight;
    };
    const exactly = (value: number) => {
      const [from, to] = within(value);
      const products = productsOf(direction, rowBetween(from, to));
      const first = placeOfMost(products);
      let best = scoreAt(from + first, nearness(likenessOf(products[first] ?? 0)));
      for (let at = 0; at < products.length; at++) {
        const near = nearness(likenessOf(products[at] ?? 0));
        if (near + wordsAdd > best) best = Math.max(best, scoreAt(from + at, near));
      }
      return best;
    };
    const most = mostOfEach(productsOf(direction, row), starts);
    for (let value = 0; value < most.length; value++)
      most[value] = nearness(likenessOf(most[value] ?? 0)) + wordsAdd;
    return { most, exactly, isExact: new Uint8Array(values.length) };
  });

  const several: Finder<T>['several'] = (text, count, fits) => {
    const { most, isExact, exactly } = scoresOf(text);
    const found: Similar<T>[] = [];
    let least = 0;
    for (let at = 0; at < values.length; at++) {
      // Words are looked at only of what may come near enough by its meaning: they are most of the work.
      if ((most[at] ?? 0) <= least) continue;
      const value = values[at] as T;
      if (fits && !fits(value)) continue;
      if (!isExact[at]) {
        most[at] = exactly(at);
        isExact[at] = 1;
      }
      const score = most[at] ?? 0;
      if (score <= least) continue;
      const place = found.findIndex((one) => one.score < score);
      found.splice(place === -1 ? found.length : place, 0, { value, score });
      found.length = Math.min(found.length, count);
      if (found.length === count) least = found.at(-1)?.score ?? 0;
    }
    return found.map(({ value, score }) => ({ value, score: Math.min(score, 1) }));
  };
  const likest = (text: string, fits?: (value: T) => boolean) => several(text, 1, fits)[0];
  const numberFor = (value: T) => numberOf.get(value) ?? values.length;
  const tellingWordsOf = (value: T) => listAt(telling, numberFor(value));
  const textsOf = (value: T): Texts => ({
    row: rowBetween(...within(numberFor(value))),
    telling: tellingWordsOf(value),
  });
  return Object.assign(likest, {
    several,
    textsOf,
    holds: (value: T, key: string) => tellingWordsOf(value).includes(fnv1a(key)),
    wordingsOf(value: T): Wordings {
      const [from, to] = within(numberFor(value));
      return {
        ...textsOf(value),
        words: listsBetween(words, from, to),
        forms: forms.between(from, to),
      };
    },
    formsAhead: forms.ahead,
  });
}

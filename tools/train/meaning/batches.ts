import type { Answered, WrittenLessons } from '../answers/written-lessons.ts';
import type { Pair } from './student.ts';

const SIZE = 256;
/** The share of batches in which questions find what answers them; in the others texts find what means the same. */
const ANSWERING = 0.5;
/** Of those, the share that is known by its words, and of the rest that is of anybody. */
const CALLED = 0.35;
const ANYBODY = 0.45;
/** Of the others, the share that is one companion's: what she is asked is the harder to tell apart. */
const HERS = 0.3;
/** Of the rest, the share of pairs that are wordings, not translations. */
const WORDINGS = 0.5;
/** Of half of the longer texts words are left out: visitors say less than writers do. */
const SHORTENED = 0.5;
const LEFT_OUT = 0.12;
const LEAST_WORDS = 3;

/** Makes the function that draws the next batch: pairs of texts that belong together, no two of one thing. */
export function createBatches(
  { same, answered, called }: WrittenLessons,
  random: () => number,
): () => Pair[] {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const shortened = (text: string): string => {
    const words = text.split(' ');
    if (words.length <= LEAST_WORDS || random() >= SHORTENED) return text;
    return words.filter(() => random() >= LEFT_OUT).join(' ') || text;
  };
  const two = (texts: readonly string[]): Pair => {
    const first = Math.floor(random() * texts.length);
    const second = (first + 1 + Math.floor(random() * (texts.length - 1))) % texts.length;
    return [shortened(texts[first]!), shortened(texts[second]!)];
  };
  /** Phrases in any order, one of each list: as good as a message in which they stand. */
  const message = (when: readonly string[][]): string =>
    when
      .map((list) => ({ phrase: any(list), place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ phrase }) => phrase)
      .join(' ');

  const ofWhom = Map.groupBy(answered, ({ of }) => of);
  const anybodys = ofWhom.get('anybody') ?? [];
  const hers = [...ofWhom].flatMap(([of, list]) => (of === 'anybody' ? [] : [list]));
  const isWorded = ({ asked }: Answered) => asked.length > 1;
  const worded = answered.filter(isWorded);
  const wordedHers = hers.map((list) => list.filter(isWorded));

  const drawn = <T>(draw: () => T, pair: (one: T) => Pair): Pair[] => {
    const taken = new Set<T>();
    // A short list has fewer things than a batch: it is then a smaller one.
    for (let tried = 0; taken.size < SIZE && tried < 4 * SIZE; tried++) taken.add(draw());
    return [...taken].map(pair);
  };
  const byWordings = ({ asked }: Answered) => two(asked);
  return () => {
    if (random() < ANSWERING) {
      if (random() < CALLED)
        return drawn(
          () => any(called),
          ({ when, said }) => [message(when), any(said)],
        );
      const list = random() < ANYBODY ? anybodys : any(hers);
      return drawn(
        () => any(list),
        ({ asked, said }) => [shortened(any(asked)), any(said)],
      );
    }
    if (random() < HERS) {
      const list = any(wordedHers);
      return drawn(() => any(list), byWordings);
    }
    return drawn<Answered | string[]>(
      () => (random() < WORDINGS ? any(worded) : any(same)),
      (one) => (Array.isArray(one) ? two(one) : byWordings(one)),
    );
  };
}

import { weighted } from '../../../api/domain/text/classifier.ts';
import { BUCKETS, featuresOf } from '../../../api/domain/text/features.ts';
import { seededRandom } from '../seeded-random.ts';
import { rarityOf, shuffle } from '../train-head.ts';

/** A text and the direction it should have. */
export interface Taught {
  text: string;
  direction: Float32Array;
  weight: number;
}

/** Learns a direction for each feature, so that those of a text add up to its own. */
export interface Student {
  size: number;
  rarity: Float32Array;
  /** By bucket, then by number. */
  rows: Float32Array;
}

const EPOCHS = 6;
const RATE = 0.12;

/** Least squares by AdaGrad. The same lessons in the same order give the same student. */
export function distil(lessons: readonly Taught[], size: number): Student {
  const features = lessons.map(({ text }) => featuresOf(text));
  const rarity = rarityOf(features, BUCKETS);
  const told = features.map((one) => weighted(one, rarity));
  const random = seededRandom(20_261_122);
  const rows = new Float32Array(BUCKETS * size).map(() => (random() - 0.5) * 0.02);
  const squares = new Float32Array(rows.length);
  const order = lessons.map((_, at) => at);
  const sum = new Float32Array(size);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const which of order) {
      const lesson = lessons[which]!;
      const { buckets, weights } = told[which]!;
      sum.fill(0);
      for (let at = 0; at < buckets.length; at++) {
        const row = buckets[at]! * size;
        for (let one = 0; one < size; one++) sum[one]! += weights[at]! * rows[row + one]!;
      }
      for (let one = 0; one < size; one++)
        sum[one] = (sum[one]! - lesson.direction[one]!) * lesson.weight;
      step({ rows, squares, size, rate: RATE }, buckets, weights, sum);
    }
  }
  return { size, rarity, rows };
}

/** One step of AdaGrad for the rows of a text, against the slope of its direction. */
function step(
  {
    rows,
    squares,
    size,
    rate,
  }: Pick<Student, 'rows' | 'size'> & {
    squares: Float32Array;
    rate: number;
  },
  buckets: Uint16Array,
  weights: Float32Array,
  slope: Float32Array,
): void {
  for (let at = 0; at < buckets.length; at++) {
    const row = buckets[at]! * size;
    const weight = weights[at]!;
    for (let one = 0; one < size; one++) {
      const own = weight * slope[one]!;
      if (own === 0) continue;
      const cell = row + one;
      squares[cell]! += own * own;
      rows[cell]! -= (rate * own) / Math.sqrt(squares[cell]! + 1e-5);
    }
  }
}

const BATCH = 48;
const ROUNDS = 3000;
/** The lower, the more the nearest of the wrong ones count. */
const TEMPERATURE = 0.1;
const FINE_RATE = 0.02;

/**
 * Brings wordings of one thing together and apart from those of others: of a batch of pairs each has to find its own
 * (contrastive loss over the batch). Changes the student.
 * @param groups wordings of one thing each, two or more
 * @param rounds how many batches are learnt from
 */
export function contrast(student: Student, groups: readonly string[][], rounds = ROUNDS): void {
  const { size, rarity, rows } = student;
  const random = seededRandom(9);
  const learning = {
    rows,
    size,
    squares: new Float32Array(rows.length).fill(1e-3),
    rate: FINE_RATE,
  };
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  for (let round = 0; round < rounds; round++) {
    const pairs = Array.from({ length: BATCH }, () => {
      const group = any(groups);
      const first = any(group);
      return [first, any(group.filter((one) => one !== first))] as const;
    });
    const [asked, meant] = [0, 1].map((side) =>
      pairs.map((pair) => placed(student, weighted(featuresOf(pair[side] ?? ''), rarity))),
    ) as [Placed[], Placed[]];
    asked.forEach((one, at) => {
      const scores = meant.map((other) => inner(one.at, other.at) / TEMPERATURE);
      const highest = Math.max(...scores);
      const grown = scores.map((score) => Math.exp(score - highest));
      const total = grown.reduce((a, b) => a + b, 0);
      meant.forEach((other, which) => {
        const slope = (grown[which]! / total - (which === at ? 1 : 0)) / TEMPERATURE / BATCH;
        for (let d = 0; d < size; d++) {
          one.slope[d]! += slope * other.at[d]!;
          other.slope[d]! += slope * one.at[d]!;
        }
      });
    });
    for (const one of [...asked, ...meant]) {
      // Through the division by the length: only what turns the direction counts.
      const along = inner(one.slope, one.at);
      const turned = one.slope.map((slope, d) => (slope - along * one.at[d]!) / one.length);
      step(learning, one.buckets, one.weights, turned);
    }
  }
}

interface Placed {
  buckets: Uint16Array;
  weights: Float32Array;
  /** Its direction, of length 1. */
  at: Float32Array;
  length: number;
  slope: Float32Array;
}

function placed(
  { size, rows }: Student,
  { buckets, weights }: { buckets: Uint16Array; weights: Float32Array },
): Placed {
  const sum = new Float32Array(size);
  for (let at = 0; at < buckets.length; at++) {
    const row = buckets[at]! * size;
    for (let one = 0; one < size; one++) sum[one]! += weights[at]! * rows[row + one]!;
  }
  const length = Math.hypot(...sum) + 1e-6;
  return {
    buckets,
    weights,
    at: sum.map((one) => one / length),
    length,
    slope: new Float32Array(size),
  };
}

function inner(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}

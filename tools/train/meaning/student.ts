import { PIECES } from '../../../api/domain/text/pieces.ts';
import { PAIRS, type Traits, traitsIn, type Vocabulary } from '../../../api/domain/text/traits.ts';
import { seededRandom } from '../seeded-random.ts';

/** Learns a direction for each trait, so that those of a text add up to its own. */
export interface Student {
  size: number;
  vocabulary: Vocabulary;
  /** By trait, then by number. */
  rows: Float32Array;
  /** How far each trait has moved already: the farther, the less it moves. */
  moved: Float32Array;
  /** Traits of texts that were looked at: it is much of the work. */
  looked: Map<string, Traits>;
}

/** Two texts that belong together, and to no other pair of the same batch. */
export type Pair = readonly [string, string];

const FIRST = 0.2;

export function createStudent(vocabulary: Vocabulary, size: number): Student {
  const random = seededRandom(20_261_130);
  const traits = vocabulary.words.size + PIECES + PAIRS;
  return {
    size,
    vocabulary,
    // What is never learnt adds nothing; words point anywhere at first, or nothing would move.
    rows: new Float32Array(traits * size).map((_, at) =>
      at < vocabulary.words.size * size ? (random() - 0.5) * FIRST : 0,
    ),
    moved: new Float32Array(traits).fill(1e-6),
    looked: new Map(),
  };
}

/** The lower, the more the nearest of the wrong ones count. */
const TEMPERATURE = 0.06;

/**
 * One step of contrastive learning: of all seconds each first has to find its own, and the other way round (InfoNCE
 * over the batch; van den Oord et al. 2018, arXiv 1807.03748). Changes the student.
 * @returns how far the batch was from that: 0 where each found its own
 */
export function contrast(student: Student, pairs: readonly Pair[], rate: number): number {
  const firsts = pairs.map(([text]) => placed(student, text));
  const seconds = pairs.map(([, text]) => placed(student, text));
  const { pulls, loss } = pullsOf(firsts, seconds);
  firsts.forEach((first, at) => {
    for (let other = 0; other < pairs.length; other++) {
      const pull = pulls[at * pairs.length + other]!;
      if (Math.abs(pull) >= LEAST_PULL) pullTogether(first, seconds[other]!, pull);
    }
  });
  for (const one of [...firsts, ...seconds]) step(student, one, rate);
  return loss;
}

/** Most of a batch is far apart already, and most of the work. */
const LEAST_PULL = 1e-7;

function pullTogether(first: Placed, second: Placed, pull: number): void {
  const [a, b] = [first.direction, second.direction];
  const [slopeA, slopeB] = [first.slope, second.slope];
  for (let d = 0; d < a.length; d++) {
    slopeA[d]! += pull * b[d]!;
    slopeB[d]! += pull * a[d]!;
  }
}

interface Placed {
  traits: Traits;
  /** Its direction, of length 1. */
  direction: Float32Array;
  length: number;
  slope: Float32Array;
}

const MOST_LOOKED = 500_000;

function placed({ size, rows, vocabulary, looked }: Student, text: string): Placed {
  const traits = looked.get(text) ?? traitsIn(text, vocabulary);
  if (looked.size < MOST_LOOKED) looked.set(text, traits);
  const direction = new Float32Array(size);
  traits.places.forEach((place, at) => {
    const weight = traits.weights[at]!;
    for (let d = 0; d < size; d++) direction[d]! += weight * rows[place * size + d]!;
  });
  let squares = 0;
  for (const one of direction) squares += one * one;
  const length = Math.sqrt(squares) + 1e-6;
  for (let d = 0; d < size; d++) direction[d]! /= length;
  return { traits, direction, length, slope: new Float32Array(size) };
}

/** How much each first is pulled to each second (below 0) or pushed away: the slope of the loss by their likeness. */
function pullsOf(firsts: readonly Placed[], seconds: readonly Placed[]) {
  const count = firsts.length;
  const scores = new Float32Array(count * count);
  firsts.forEach((first, at) => {
    seconds.forEach((second, other) => {
      scores[at * count + other] = inner(first.direction, second.direction) / TEMPERATURE;
    });
  });
  const pulls = new Float32Array(count * count);
  const spread = (cell: (own: number, other: number) => number, own: number): number => {
    let highest = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < count; other++)
      highest = Math.max(highest, scores[cell(own, other)]!);
    let total = 0;
    for (let other = 0; other < count; other++)
      total += Math.exp(scores[cell(own, other)]! - highest);
    for (let other = 0; other < count; other++)
      pulls[cell(own, other)]! += Math.exp(scores[cell(own, other)]! - highest) / total / 2;
    return highest + Math.log(total) - scores[cell(own, own)]!;
  };
  let loss = 0;
  for (let own = 0; own < count; own++) {
    loss += spread((at, other) => at * count + other, own) / 2;
    loss += spread((at, other) => other * count + at, own) / 2;
  }
  const scale = 1 / TEMPERATURE / count;
  for (let own = 0; own < count; own++) pulls[own * count + own]! -= 1;
  return { pulls: pulls.map((pull) => pull * scale), loss: loss / count };
}

/** One step of AdaGrad, each trait with a rate of its own. */
function step({ rows, moved, size }: Student, one: Placed, rate: number): void {
  // Through the division by the length: only what turns the direction counts.
  const along = inner(one.slope, one.direction);
  const turned = one.slope.map((slope, d) => (slope - along * one.direction[d]!) / one.length);
  const mean = inner(turned, turned) / size;
  one.traits.places.forEach((place, at) => {
    const weight = one.traits.weights[at]!;
    moved[place]! += weight * weight * mean;
    const pace = (rate * weight) / Math.sqrt(moved[place]!);
    for (let d = 0; d < size; d++) rows[place * size + d]! -= pace * turned[d]!;
  });
}

function inner(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}

import { guess, type Head, weighted } from '../../api/domain/text/classifier.ts';
import { BUCKETS, type Features, featuresOf } from '../../api/domain/text/features.ts';
import { seededRandom } from './seeded-random.ts';

/** A text and what it is. */
export interface Example {
  text: string;
  label: string;
  /** How much it counts; 1 when left out. */
  weight?: number;
}

/** Whether a text is held out, one in `oneIn`; told by the text itself: the same ones whatever is added. */
export function isHeldOut(text: string, oneIn: number): boolean {
  let hash = 7;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash % oneIn === 0;
}

const EPOCHS = 9;
/** Of a dense head: it has few weights, and every text moves them all. */
const DENSE_EPOCHS = 4;
const RATE = 0.5;
/** Every text moves every weight of a dense head. */
const DENSE_RATE = 0.05;
const DECAY = 2e-6;
/** What of a label is spread over all of them: the utterances of neighbouring topics overlap. */
const SMOOTHING = 0.08;

interface Prepared extends Features {
  label: number;
  weight: number;
}

/** What a head sees of a text. */
export interface Sight {
  featuresOf: (text: string) => Features;
  buckets: number;
  /** Rare features are telling; of a direction every number is. */
  isDense: boolean;
}

/** The words of a text and their pieces. */
export const WORDS: Sight = { featuresOf, buckets: BUCKETS, isDense: false };

/** Trains one head by softmax regression. The same examples in the same order give the same weights. */
export function trainHead(name: string, examples: readonly Example[], sight = WORDS): Head {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const place = new Map(labels.map((label, at) => [label, at]));
  const frequency = new Float64Array(labels.length);
  for (const { label } of examples) frequency[place.get(label) ?? 0]! += 1;
  const usual = examples.length / labels.length;
  const features = examples.map(({ text }) => sight.featuresOf(text));
  const rarity = sight.isDense
    ? new Float32Array(sight.buckets).fill(1)
    : rarityOf(features, sight.buckets);
  const prepared = examples.map(({ label, weight = 1 }, which): Prepared => {
    const at = place.get(label) ?? 0;
    const own = features[which] ?? sight.featuresOf('');
    return {
      ...weighted(own, rarity),
      label: at,
      weight: weight * Math.min(3, Math.sqrt(usual / (frequency[at] ?? 1))),
    };
  });
  const { weights, bias } = descend(prepared, labels.length, sight);
  const { scale, ...bytes } = quantised(weights, labels.length);
  const sharp = scale.map((step) => step * SHARPNESS);
  return { name, labels, temperature: 1, rarity, bias, scale: sharp, ...bytes };
}

/** The logarithm of how few texts have a feature, about 1 for one that stands in a few. */
export function rarityOf(features: readonly Features[], buckets: number): Float32Array {
  const seen = new Float32Array(buckets);
  for (const one of features) for (const bucket of one.buckets) seen[bucket]! += 1;
  return seen.map((count) => Math.log((features.length + 1) / (count + 1)) / 6);
}

function descend(examples: Prepared[], count: number, { buckets: size, isDense }: Sight) {
  const weights = new Float32Array(size * count);
  const squares = new Float32Array(size * count);
  const rate = isDense ? DENSE_RATE : RATE;
  const epochs = isDense ? DENSE_EPOCHS : EPOCHS;
  const bias = new Float32Array(count);
  const scores = new Float32Array(count);
  const random = seededRandom(20_261_122);
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const which of order) {
      const example = examples[which];
      if (!example) continue;
      const { buckets, weights: values, label, weight } = example;
      scores.set(bias);
      for (let at = 0; at < buckets.length; at++) {
        const row = buckets[at]! * count;
        const value = values[at]! * SHARPNESS;
        for (let one = 0; one < count; one++) scores[one]! += value * weights[row + one]!;
      }
      softmax(scores);
      scores[label]! -= 1 - SMOOTHING;
      for (let one = 0; one < count; one++) {
        scores[one] = (scores[one]! - SMOOTHING / count) * weight;
        bias[one]! -= 0.02 * scores[one]!;
      }
      for (let at = 0; at < buckets.length; at++) {
        const row = buckets[at]! * count;
        const value = values[at]! * SHARPNESS;
        for (let one = 0; one < count; one++) {
          const slope = value * scores[one]!;
          if (slope < 1e-5 && slope > -1e-5) continue;
          const cell = row + one;
          squares[cell]! += slope * slope;
          weights[cell]! -=
            (rate * slope) / Math.sqrt(squares[cell]! + 1e-4) + DECAY * weights[cell]!;
        }
      }
    }
  }
  return { weights, bias };
}

/** Features have unit length; this lets them reach the scores sooner. */
const SHARPNESS = 2;

export function softmax(scores: Float32Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) highest = Math.max(highest, score);
  let total = 0;
  for (let at = 0; at < scores.length; at++) {
    scores[at] = Math.exp(scores[at]! - highest);
    total += scores[at]!;
  }
  for (let at = 0; at < scores.length; at++) scores[at]! /= total;
}

export function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

/** Bytes in place of floats: the largest weight of a label is 127. */
export function quantised(weights: Float32Array, count: number) {
  const scale = new Float32Array(count);
  for (let cell = 0; cell < weights.length; cell++) {
    const label = cell % count;
    scale[label] = Math.max(scale[label]!, Math.abs(weights[cell]!) / 127);
  }
  const bytes = new Int8Array(weights.length);
  for (let cell = 0; cell < weights.length; cell++) {
    const step = scale[cell % count] || 1;
    bytes[cell] = Math.round(weights[cell]! / step);
  }
  return { weights: bytes, scale };
}

/** The share of examples whose likeliest label is right. */
export function accuracyOf(head: Head, examples: readonly Example[], sight = WORDS): number {
  const right = examples.filter(
    ({ text, label }) => guess(head, sight.featuresOf(text), 1)[0]?.label === label,
  );
  return right.length / examples.length;
}

/** The temperature under which the probabilities of examples that were not trained on come true. */
export function calibrated(head: Head, examples: readonly Example[], sight = WORDS): number {
  const features = examples.map(({ text }) => sight.featuresOf(text));
  const candidates = Array.from({ length: 24 }, (_, step) => 0.4 + step * 0.15);
  const loss = (temperature: number): number =>
    examples.reduce((sum, { label }, at) => {
      const one = features[at];
      const found =
        one &&
        guess({ ...head, temperature }, one, head.labels.length).find((g) => g.label === label);
      return sum - Math.log(Math.max(found?.p ?? 0, 1e-6));
    }, 0);
  return candidates.map((t) => ({ t, loss: loss(t) })).reduce((a, b) => (b.loss < a.loss ? b : a))
    .t;
}

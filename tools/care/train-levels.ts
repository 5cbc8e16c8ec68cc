import type { Head } from '../../api/domain/text/classifier.ts';
import { weighted } from '../../api/domain/text/classifier.ts';
import type { Features } from '../../api/domain/text/features.ts';
import { seededRandom } from '../train/seeded-random.ts';
import { quantised, rarityOf, shuffle, softmax } from '../train/train-head.ts';

/** What is learnt from: a message's signs, its label, and how much it counts. */
export interface Sample {
  features: Features;
  label: string;
  weight: number;
}

const EPOCHS = 16;
/** The weights after each of the last of them are averaged: where a single one ends is chance. */
const AVERAGED = 8;
/** Orders that the samples are learnt in; the weights of all are averaged, as each leans on what came last. */
const ORDERS = 6;
const RATE = 1.5;
const BIAS_RATE = 0.2;
/** The share of a sample's signs that a step goes without: what stands beside others is not to lean on them. */
const LEFT_OUT = 0.4;
/** How strongly weights are drawn to nothing: rare signs are not to decide alone. */
const SHRINKING = 1e-6;

/** Samples that are thought to have each sign, besides those that do: a few more on one side are chance. */
const FOREKNOWN = 10;
/** Rarities are stored in such steps, as bytes: what is learnt is learnt with what will be read. */
const RARITY_STEP = 0.01;
const HIGHEST = 255;

const NONE = 'none';

/**
 * Trains a head by regularised softmax regression: there are few samples, and they are varied. The same samples in
 * the same order give the same weights.
 * @param against labels that are to be told from `none`: a sign counts for more, the more often it stands with either
 */
export function trainLevels(
  name: string,
  samples: readonly Sample[],
  buckets: number,
  against: readonly string[] = [],
): Head {
  const labels = [...new Set(samples.map(({ label }) => label))].sort();
  const count = labels.length;
  const rarity = tellingOf(samples, buckets, new Set(against));
  const prepared = samples.map(
    ({ features, label, weight }): Prepared => ({
      ...weighted(features, rarity),
      label: labels.indexOf(label),
      weight,
    }),
  );
  const mean = { weights: new Float32Array(buckets * count), bias: new Float32Array(count) };
  for (let order = 0; order < ORDERS; order++) {
    descend(prepared, mean, seededRandom(20_261_122 + order));
  }
  return {
    name,
    labels,
    temperature: 1,
    rarity,
    bias: mean.bias,
    ...quantised(mean.weights, count),
  };
}

interface Prepared extends Features {
  label: number;
  weight: number;
}

interface Weights {
  /** By bucket, then by label. */
  weights: Float32Array;
  bias: Float32Array;
}

/** How telling each sign is: rare ones are, and those that stand with either side only. */
function tellingOf(
  samples: readonly Sample[],
  buckets: number,
  against: ReadonlySet<string>,
): Float32Array {
  const rarity = rarityOf(
    samples.map(({ features }) => features),
    buckets,
  );
  const sides = [
    samples.filter(({ label }) => against.has(label)),
    samples.filter(({ label }) => label === NONE),
  ] as const;
  const [one, other] = [shareOf(sides[0], buckets), shareOf(sides[1], buckets)];
  return rarity.map((rare, at) => {
    const lean = against.size > 0 ? Math.abs(Math.log((one[at] ?? 1) / (other[at] ?? 1))) : 0;
    const step = Math.round((rare * Math.sqrt(1 + lean)) / RARITY_STEP);
    return Math.min(HIGHEST, step) * RARITY_STEP;
  });
}

/** Of all the signs of samples, the share that each has. */
function shareOf(samples: readonly Sample[], buckets: number): Float64Array {
  const seen = new Float64Array(buckets).fill(FOREKNOWN);
  for (const { features } of samples) {
    for (const bucket of features.buckets) seen[bucket] = (seen[bucket] ?? 0) + 1;
  }
  const total = seen.reduce((sum, each) => sum + each, 0);
  return seen.map((each) => each / total);
}

/** One training; its share of the average is added to `mean`. */
function descend(samples: readonly Prepared[], mean: Weights, random: () => number): void {
  const count = mean.bias.length;
  const weights = new Float32Array(mean.weights.length);
  const bias = new Float32Array(count);
  const scores = new Float32Array(count);
  const longest = samples.reduce((most, sample) => Math.max(most, sample.weights.length), 0);
  const values = new Float32Array(longest);
  const order = samples.map((_, at) => at);
  let shrunk = 1;
  let step = 0;
  const unshrink = () => {
    for (let cell = 0; cell < weights.length; cell++) weights[cell] = (weights[cell] ?? 0) * shrunk;
    shrunk = 1;
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const which of order) {
      const sample = samples[which];
      if (!sample) continue;
      thin(sample.weights, values, random);
      step += 1;
      const rate = RATE / (1 + RATE * SHRINKING * step);
      score(sample.buckets, values, weights, scores);
      for (let one = 0; one < count; one++) {
        scores[one] = (scores[one] ?? 0) * shrunk + (bias[one] ?? 0);
      }
      softmax(scores);
      scores[sample.label] = (scores[sample.label] ?? 0) - 1;
      shrunk *= 1 - rate * SHRINKING;
      const size = (rate * sample.weight) / shrunk;
      for (let one = 0; one < count; one++) {
        bias[one] = (bias[one] ?? 0) - BIAS_RATE * sample.weight * (scores[one] ?? 0);
        scores[one] = (scores[one] ?? 0) * size;
      }
      learn(sample.buckets, values, weights, scores);
      if (shrunk < 1e-3) unshrink();
    }
    if (epoch < EPOCHS - AVERAGED) continue;
    unshrink();
    addTo(mean.weights, weights, 1 / (AVERAGED * ORDERS));
    addTo(mean.bias, bias, 1 / (AVERAGED * ORDERS));
  }
}

function addTo(sum: Float32Array, values: Float32Array, share: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + share * (values[at] ?? 0);
}

/** Some weights left out by chance, the others as much heavier. */
function thin(weights: Float32Array, thinned: Float32Array, random: () => number): void {
  for (let at = 0; at < weights.length; at++) {
    thinned[at] = random() < LEFT_OUT ? 0 : (weights[at] ?? 0) / (1 - LEFT_OUT);
  }
}

function score(
  buckets: Features['buckets'],
  values: Float32Array,
  weights: Float32Array,
  scores: Float32Array,
) {
  const count = scores.length;
  scores.fill(0);
  for (let at = 0; at < buckets.length; at++) {
    const value = values[at] ?? 0;
    if (value === 0) continue;
    const row = (buckets[at] ?? 0) * count;
    for (let one = 0; one < count; one++) {
      scores[one] = (scores[one] ?? 0) + value * (weights[row + one] ?? 0);
    }
  }
}

function learn(
  buckets: Features['buckets'],
  values: Float32Array,
  weights: Float32Array,
  slopes: Float32Array,
) {
  const count = slopes.length;
  for (let at = 0; at < buckets.length; at++) {
    const value = values[at] ?? 0;
    if (value === 0) continue;
    const row = (buckets[at] ?? 0) * count;
    for (let one = 0; one < count; one++) {
      weights[row + one] = (weights[row + one] ?? 0) - value * (slopes[one] ?? 0);
    }
  }
}

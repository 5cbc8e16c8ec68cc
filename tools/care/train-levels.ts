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
const RATE = 4;
const BIAS_RATE = 0.2;
/** The share of a sample's signs that a step goes without: what stands beside others is not to lean on them. */
const LEFT_OUT = 0.25;
/** How strongly weights are drawn to nothing: rare signs are not to decide alone. */
const SHRINKING = 1e-6;

/**
 * Trains a head by regularised softmax regression: there are few samples, and they are varied. The same samples in
 * the same order give the same weights.
 */
export function trainLevels(name: string, samples: readonly Sample[], buckets: number): Head {
  const labels = [...new Set(samples.map(({ label }) => label))].sort();
  const count = labels.length;
  const rarity = rarityOf(
    samples.map(({ features }) => features),
    buckets,
  );
  const prepared = samples.map(({ features, label, weight }) => ({
    ...weighted(features, rarity),
    label: labels.indexOf(label),
    weight,
  }));
  const weights = new Float32Array(buckets * count);
  const bias = new Float32Array(count);
  const mean = { weights: new Float32Array(weights.length), bias: new Float32Array(count) };
  const scores = new Float32Array(count);
  const order = prepared.map((_, at) => at);
  const random = seededRandom(20_261_122);
  let shrunk = 1;
  let step = 0;
  const unshrink = () => {
    for (let cell = 0; cell < weights.length; cell++) weights[cell] = (weights[cell] ?? 0) * shrunk;
    shrunk = 1;
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const which of order) {
      const whole = prepared[which];
      if (!whole) continue;
      const sample = { ...whole, weights: thinned(whole.weights, random) };
      step += 1;
      const rate = RATE / (1 + RATE * SHRINKING * step);
      score(sample, weights, scores);
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
      learn(sample, weights, scores);
      if (shrunk < 1e-3) unshrink();
    }
    if (epoch < EPOCHS - AVERAGED) continue;
    unshrink();
    addTo(mean.weights, weights, 1 / AVERAGED);
    addTo(mean.bias, bias, 1 / AVERAGED);
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

function addTo(sum: Float32Array, values: Float32Array, share: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + share * (values[at] ?? 0);
}

/** Some weights left out by chance, the others as much heavier. */
const thinned = (weights: Float32Array, random: () => number): Float32Array =>
  weights.map((weight) => (random() < LEFT_OUT ? 0 : weight / (1 - LEFT_OUT)));

function score(
  { buckets, weights: values }: Features,
  weights: Float32Array,
  scores: Float32Array,
) {
  const count = scores.length;
  scores.fill(0);
  for (let at = 0; at < buckets.length; at++) {
    const row = (buckets[at] ?? 0) * count;
    const value = values[at] ?? 0;
    for (let one = 0; one < count; one++) {
      scores[one] = (scores[one] ?? 0) + value * (weights[row + one] ?? 0);
    }
  }
}

function learn(
  { buckets, weights: values }: Features,
  weights: Float32Array,
  slopes: Float32Array,
) {
  const count = slopes.length;
  for (let at = 0; at < buckets.length; at++) {
    const row = (buckets[at] ?? 0) * count;
    const value = values[at] ?? 0;
    for (let one = 0; one < count; one++) {
      weights[row + one] = (weights[row + one] ?? 0) - value * (slopes[one] ?? 0);
    }
  }
}

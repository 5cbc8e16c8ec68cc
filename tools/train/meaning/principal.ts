import { seededRandom } from '../seeded-random.ts';

const ROUNDS = 12;
/** Every so many texts are enough to find the directions in which they differ most. */
const SAMPLED = 4;

/** Fewer numbers for long directions: those in which they differ most. */
export type Shorten = (direction: Float32Array) => Float32Array;

/** Finds the `size` principal components of directions, by subspace iteration. The same input gives the same output. */
export function principal(directions: readonly Float32Array[], size: number): Shorten {
  const width = directions[0]?.length ?? 0;
  const mean = new Float64Array(width);
  for (const one of directions)
    for (let at = 0; at < width; at++) mean[at]! += (one[at] ?? 0) / directions.length;
  const spread = covariance(
    directions.filter((_, at) => at % SAMPLED === 0),
    mean,
  );
  const random = seededRandom(3);
  let axes = Array.from({ length: size }, () =>
    Float64Array.from({ length: width }, () => random() - 0.5),
  );
  orthonormalise(axes);
  for (let round = 0; round < ROUNDS; round++) {
    axes = axes.map((axis) => spread.map((row) => dot(row, axis))).map((a) => Float64Array.from(a));
    orthonormalise(axes);
  }
  return (direction) => {
    const centred = mean.map((middle, at) => (direction[at] ?? 0) - middle);
    return unit(Float32Array.from(axes, (axis) => dot(axis, centred)));
  };
}

/** A direction of length 1. */
export function unit(direction: Float32Array): Float32Array {
  const length = Math.hypot(...direction) || 1;
  return direction.map((one) => one / length);
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function covariance(directions: Float32Array[], mean: Float64Array): Float64Array[] {
  const rows = Array.from(mean, () => new Float64Array(mean.length));
  for (const direction of directions) {
    const centred = mean.map((middle, at) => (direction[at] ?? 0) - middle);
    rows.forEach((row, at) => {
      const own = centred[at] ?? 0;
      for (let other = 0; other < row.length; other++) row[other]! += own * (centred[other] ?? 0);
    });
  }
  return rows;
}

/** Gram-Schmidt, in place. */
function orthonormalise(axes: Float64Array[]): void {
  axes.forEach((axis, at) => {
    for (const before of axes.slice(0, at)) {
      const shared = dot(axis, before);
      for (let one = 0; one < axis.length; one++) axis[one]! -= shared * (before[one] ?? 0);
    }
    const length = Math.sqrt(dot(axis, axis)) || 1;
    for (let one = 0; one < axis.length; one++) axis[one]! /= length;
  });
}

import {
  type Forest,
  leafOf,
  type Tree,
} from '../../../api/adapters/reply-engine/scripted/talk/ranking/trees.ts';

/** A row of numbers, and whether what it stands for was right. */
export interface Row {
  values: number[];
  isRight: boolean;
}

const TREES = 200;
const DEPTH = 4;
const RATE = 0.06;
const LEAST_IN_LEAF = 12;
/** Holds back leaves of few rows. */
const RIDGE = 2;
/** Cuts that are tried of each number. */
const CUTS = 24;
const LEAST_GAIN = 1e-3;

/** Gradient boosting of the logistic loss (Friedman 2001) over shallow trees. The same rows give the same forest. */
export function boost(rows: Row[], features: string[]): Forest {
  const cuts = features.map((_, at) => cutsOf(rows.map(({ values }) => values[at] ?? 0)));
  const bins = rows.map(({ values }) =>
    Uint8Array.from(cuts, (list, at) => list.findIndex((cut) => (values[at] ?? 0) <= cut) + 1),
  );
  // What is above every cut is in the last bin.
  for (const row of bins)
    row.forEach((bin, at) => {
      row[at] = bin === 0 ? (cuts[at]?.length ?? 0) : bin - 1;
    });
  const right = rows.filter(({ isRight }) => isRight).length;
  const base = Math.log(right / (rows.length - right));
  const sums = new Float64Array(rows.length).fill(base);
  const trees: Tree[] = [];
  while (trees.length < TREES) {
    const slopes = Float64Array.from(sums, (sum, at) => Number(rows[at]?.isRight) - sigmoid(sum));
    const bends = Float64Array.from(sums, (sum) => sigmoid(sum) * (1 - sigmoid(sum)));
    const tree = grow([...rows.keys()], DEPTH, { bins, cuts, slopes, bends });
    rows.forEach(({ values }, at) => {
      sums[at] = (sums[at] ?? 0) + leafOf(tree, values);
    });
    trees.push(tree);
  }
  return { features, base, trees };
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Values that part the rows into pieces of about the same number of different values. */
function cutsOf(values: number[]): number[] {
  const sorted = [...new Set(values)].toSorted((a, b) => a - b);
  const step = Math.max(1, Math.floor(sorted.length / CUTS));
  const cuts: number[] = [];
  for (let at = step; at < sorted.length; at += step)
    cuts.push(((sorted[at - 1] ?? 0) + (sorted[at] ?? 0)) / 2);
  return cuts;
}

interface Ground {
  bins: Uint8Array[];
  cuts: number[][];
  slopes: Float64Array;
  bends: Float64Array;
}

function grow(at: number[], depth: number, ground: Ground): Tree {
  const { slopes, bends, bins, cuts } = ground;
  const slope = at.reduce((sum, one) => sum + (slopes[one] ?? 0), 0);
  const bend = at.reduce((sum, one) => sum + (bends[one] ?? 0), 0);
  const leaf = { leaf: (RATE * slope) / (bend + RIDGE) };
  if (depth === 0 || at.length < 2 * LEAST_IN_LEAF) return leaf;
  let best: { gain: number; feature: number; bin: number } | undefined;
  for (let feature = 0; feature < cuts.length; feature++) {
    const size = (cuts[feature]?.length ?? 0) + 1;
    const ofSlopes = new Float64Array(size);
    const ofBends = new Float64Array(size);
    const counts = new Int32Array(size);
    for (const one of at) {
      const bin = bins[one]?.[feature] ?? 0;
      ofSlopes[bin] = (ofSlopes[bin] ?? 0) + (slopes[one] ?? 0);
      ofBends[bin] = (ofBends[bin] ?? 0) + (bends[one] ?? 0);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    let [left, leftBend, leftCount] = [0, 0, 0];
    for (let bin = 0; bin < size - 1; bin++) {
      left += ofSlopes[bin] ?? 0;
      leftBend += ofBends[bin] ?? 0;
      leftCount += counts[bin] ?? 0;
      if (leftCount < LEAST_IN_LEAF || at.length - leftCount < LEAST_IN_LEAF) continue;
      const gain =
        left ** 2 / (leftBend + RIDGE) +
        (slope - left) ** 2 / (bend - leftBend + RIDGE) -
        slope ** 2 / (bend + RIDGE);
      if (gain > (best?.gain ?? LEAST_GAIN)) best = { gain, feature, bin };
    }
  }
  if (!best) return leaf;
  const { feature, bin } = best;
  const isLeft = (one: number) => (bins[one]?.[feature] ?? 0) <= bin;
  return {
    feature,
    cut: cuts[feature]?.[bin] ?? 0,
    left: grow(at.filter(isLeft), depth - 1, ground),
    right: grow(
      at.filter((one) => !isLeft(one)),
      depth - 1,
      ground,
    ),
  };
}

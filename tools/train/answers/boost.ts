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

/** How far a forest goes into what it learns from. */
export interface Shape {
  trees: number;
  depth: number;
  /** How much of what a tree finds is taken over. */
  rate: number;
  leastInLeaf: number;
}
const USUAL: Shape = { trees: 200, depth: 4, rate: 0.06, leastInLeaf: 12 };
/** Holds back leaves of few rows. */
const RIDGE = 2;
/** Cuts that are tried of each number. */
const CUTS = 24;
const LEAST_GAIN = 1e-3;

/** Gradient boosting of the logistic loss (Friedman 2001) over shallow trees. The same rows give the same forest. */
export function boost(rows: Row[], features: string[], shape: Shape = USUAL): Forest {
  const columns = features.map((_, at) =>
    columnOf(Float64Array.from(rows, ({ values }) => values[at] ?? 0)),
  );
  const right = rows.filter(({ isRight }) => isRight).length;
  const base = Math.log(right / (rows.length - right));
  const sums = new Float64Array(rows.length).fill(base);
  const slopes = new Float64Array(rows.length);
  const bends = new Float64Array(rows.length);
  const trees: Tree[] = [];
  while (trees.length < shape.trees) {
    rows.forEach(({ isRight }, at) => {
      const p = sigmoid(sums[at] ?? 0);
      slopes[at] = Number(isRight) - p;
      bends[at] = p * (1 - p);
    });
    const tree = grow(Uint32Array.from(rows.keys()), shape.depth, {
      columns,
      slopes,
      bends,
      shape,
    });
    rows.forEach(({ values }, at) => {
      sums[at] = (sums[at] ?? 0) + leafOf(tree, values);
    });
    trees.push(tree);
  }
  return { features, base, trees };
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** One number of all rows: which piece each is in, and the values between the pieces. */
interface Column {
  bins: Uint8Array;
  cuts: number[];
}

function columnOf(values: Float64Array): Column {
  const cuts = cutsOf(values);
  const bins = Uint8Array.from(values, (value) => {
    const bin = cuts.findIndex((cut) => value <= cut);
    // What is above every cut is in the last piece.
    return bin === -1 ? cuts.length : bin;
  });
  return { bins, cuts };
}

/** Values that part the rows into pieces of about the same number of different values. */
function cutsOf(values: Float64Array): number[] {
  const sorted = [...new Set(values)].toSorted((a, b) => a - b);
  const step = Math.max(1, Math.floor(sorted.length / CUTS));
  const cuts: number[] = [];
  for (let at = step; at < sorted.length; at += step)
    cuts.push(((sorted[at - 1] ?? 0) + (sorted[at] ?? 0)) / 2);
  return cuts;
}

interface Ground {
  columns: Column[];
  slopes: Float64Array;
  bends: Float64Array;
  shape: Shape;
}

function grow(at: Uint32Array, depth: number, ground: Ground): Tree {
  const { slopes, bends, columns, shape } = ground;
  let [slope, bend] = [0, 0];
  for (const one of at) {
    slope += slopes[one]!;
    bend += bends[one]!;
  }
  const leaf = { leaf: (shape.rate * slope) / (bend + RIDGE) };
  if (depth === 0 || at.length < 2 * shape.leastInLeaf) return leaf;
  let best: { gain: number; feature: number; bin: number } | undefined;
  const whole = slope ** 2 / (bend + RIDGE);
  for (const [feature, { bins, cuts }] of columns.entries()) {
    const size = cuts.length + 1;
    const ofSlopes = new Float64Array(size);
    const ofBends = new Float64Array(size);
    const counts = new Int32Array(size);
    // The innermost loop of all learning: nothing is looked up twice.
    for (let place = 0; place < at.length; place++) {
      const one = at[place]!;
      const bin = bins[one]!;
      ofSlopes[bin]! += slopes[one]!;
      ofBends[bin]! += bends[one]!;
      counts[bin]!++;
    }
    let [left, leftBend, leftCount] = [0, 0, 0];
    for (let bin = 0; bin < size - 1; bin++) {
      left += ofSlopes[bin]!;
      leftBend += ofBends[bin]!;
      leftCount += counts[bin]!;
      if (leftCount < shape.leastInLeaf || at.length - leftCount < shape.leastInLeaf) continue;
      const gain =
        left ** 2 / (leftBend + RIDGE) + (slope - left) ** 2 / (bend - leftBend + RIDGE) - whole;
      if (gain > (best?.gain ?? LEAST_GAIN)) best = { gain, feature, bin };
    }
  }
  if (!best) return leaf;
  const { feature, bin } = best;
  const { bins, cuts } = columns[feature]!;
  return {
    feature,
    cut: cuts[bin]!,
    left: grow(
      at.filter((one) => bins[one]! <= bin),
      depth - 1,
      ground,
    ),
    right: grow(
      at.filter((one) => bins[one]! > bin),
      depth - 1,
      ground,
    ),
  };
}

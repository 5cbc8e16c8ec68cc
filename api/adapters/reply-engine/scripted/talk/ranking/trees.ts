import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** A tree of decisions: at a branch a number below the cut goes left. */
export type Tree = { leaf: number } | { feature: number; cut: number; left: Tree; right: Tree };

/** How likely something is, learnt by gradient boosting: the trees' leaves are added up. */
export interface Forest {
  /** Names of the numbers it looks at, in their order. */
  features: string[];
  base: number;
  trees: Tree[];
}

/** How many readers found right of how many times something was judged, by what it is known by; '' stands for all. */
export type Records = Record<string, [right: number, judged: number]>;

/** What one of several replies is chosen with. */
export interface Chooser {
  /** How likely one of all replies that could be given is right. */
  right: Forest;
  /** How likely it is wrong. */
  wrong: Forest;
  records: Records;
}

/** What replies are weighed with. */
export interface Forests {
  /** How likely a written answer is right. */
  written: Forest;
  /** How likely what the rules chose is right. */
  chosen: Forest;
  chooser: Chooser;
}

/** @returns how likely it is, from 0 to 1 */
export function likelihood({ features, base, trees }: Forest, row: Record<string, number>): number {
  const values = features.map((name) => row[name] ?? 0);
  const sum = trees.reduce((total, tree) => total + leafOf(tree, values), base);
  return 1 / (1 + Math.exp(-sum));
}

export function leafOf(tree: Tree, values: readonly number[]): number {
  let at = tree;
  while (!('leaf' in at)) at = (values[at.feature] ?? 0) <= at.cut ? at.left : at.right;
  return at.leaf;
}

/** The forests as the bytes of a file. */
export const packForests = (forests: Forests): Buffer =>
  brotliCompressSync(
    JSON.stringify(forests, (_, value) =>
      typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value,
    ),
  );

const DIGITS = 5;

/** @throws where the file is cut short */
export const unpackForests = (packed: Buffer): Forests =>
  JSON.parse(brotliDecompressSync(packed).toString());

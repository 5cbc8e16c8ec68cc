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

/** @returns how likely it is, from 0 to 1 */
export function likelihood(
  { base, trees }: Pick<Forest, 'base' | 'trees'>,
  row: readonly number[],
): number {
  const sum = trees.reduce((total, tree) => total + leafOf(tree, row), base);
  return 1 / (1 + Math.exp(-sum));
}

export function leafOf(tree: Tree, row: readonly number[]): number {
  let at = tree;
  while (!('leaf' in at)) at = (row[at.feature] ?? 0) <= at.cut ? at.left : at.right;
  return at.leaf;
}

/** The forest as the bytes of a file. */
export const packForest = (forest: Forest): Buffer =>
  brotliCompressSync(
    JSON.stringify(forest, (_, value) =>
      typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value,
    ),
  );

const DIGITS = 5;

/** @throws where the file is cut short */
export const unpackForest = (packed: Buffer): Forest =>
  JSON.parse(brotliDecompressSync(packed).toString());

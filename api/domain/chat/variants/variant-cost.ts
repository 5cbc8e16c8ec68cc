import { MOST_VARIANTS } from '#contract/limits.ts';

/**
 * What another reply costs, in messages, by how many there are: the first other one is free.
 * @returns undefined where there can be no other
 */
export function variantCost(count: number): 0 | 1 | undefined {
  if (count < 1 || count >= MOST_VARIANTS) return undefined;
  return count === 1 ? 0 : 1;
}

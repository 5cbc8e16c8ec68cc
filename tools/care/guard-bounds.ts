import { GUARDED, type Guarded } from '../../api/domain/safety/guard.ts';
import type { Likely } from '../../api/domain/safety/hearing/likely.ts';
import type { Head } from '../../api/domain/text/classifier.ts';

/** How much likelier than `none` each reason must be before a sentence is stopped: a difference of logarithms. */
export type Bounds = Record<Guarded, number>;

/** What was made of a sentence that was not learnt from. */
export interface Tried {
  bad: Guarded | 'none';
  likely: Likely;
}

/** How much likelier than `none` a reason is. */
export const marginOf = (likely: Likely, reason: Guarded): number =>
  Math.log(likely[reason] ?? 0) - Math.log(likely.none ?? 0);

/** Whether a sentence is stopped. */
export const isStopped = (likely: Likely, bounds: Bounds): boolean =>
  GUARDED.some((reason) => marginOf(likely, reason) > bounds[reason]);

/** Good sentences that one more bad one may be worth, from the dearest on. */
const PRICES = Array.from({ length: 180 }, (_, step) => 1.05 ** (90 - step));

/**
 * The bounds that stop the most bad sentences while no more good ones are lost than may be.
 * @param most share of good ones, 0 to 1
 */
export function chooseBounds(tried: readonly Tried[], most: number): Bounds {
  const good = tried.filter(({ bad }) => bad === 'none');
  const bad = tried.filter((one) => one.bad !== 'none');
  const lost = (bounds: Bounds) => good.filter(({ likely }) => isStopped(likely, bounds)).length;
  const choices = PRICES.map(
    (price): Bounds =>
      Object.fromEntries(
        GUARDED.map((reason) => [reason, boundAt(reason, good, bad, price)]),
      ) as Bounds,
  );
  const [dearest, ...cheaper] = choices;
  if (!dearest) throw new Error('There are prices');
  return cheaper.reduce((a, b) => (lost(b) <= most * good.length ? b : a), dearest);
}

/** The bound of one reason at which the bad sentences stopped outweigh the good ones lost by the most. */
function boundAt(
  reason: Guarded,
  good: readonly Tried[],
  bad: readonly Tried[],
  price: number,
): number {
  const margins = [
    ...good.map(({ likely }) => ({ margin: marginOf(likely, reason), worth: -price })),
    ...bad.map(({ likely }) => ({ margin: marginOf(likely, reason), worth: 1 })),
  ].sort((a, b) => b.margin - a.margin);
  let [sum, best, bound] = [0, 0, HIGHEST];
  for (const [at, { margin, worth }] of margins.entries()) {
    sum += worth;
    const next = margins[at + 1]?.margin ?? LOWEST;
    if (sum > best && next < margin) [best, bound] = [sum, (margin + Math.max(next, LOWEST)) / 2];
    if (margin < LOWEST) break;
  }
  return Math.max(bound, LOWEST);
}

/** Never reached; and what a reason must at least be. */
const HIGHEST = 20;
const LOWEST = 0;

/** A head whose likeliest label is a reason only where that is as much likelier than `none` as it must be. */
export const withBounds = (head: Head, bounds: Bounds): Head => ({
  ...head,
  bias: head.bias.map((one, at) => {
    const reason = GUARDED.find((label) => label === head.labels[at]);
    return reason ? one - bounds[reason] : one;
  }),
});

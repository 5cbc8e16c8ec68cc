import { z } from 'zod';
import { PACKS, type Pack, packsAt } from '#contract/packs.ts';

/** What operators may make of a pack: take it out, or sell it at another price. */
export const packChange = z.union([
  z.object({ off: z.literal(true) }),
  z.object({
    /** Whole rupees. */
    amount: z.int().min(1).max(100_000),
    messages: z.int().min(1).max(100_000),
    /** Whole rupees, shown struck through; absent: none. */
    originalPrice: z.int().max(100_000).optional(),
  }),
]);
export type PackChange = z.output<typeof packChange>;

/**
 * What is sold at an instant.
 * @param changeOf what operators have made of a pack; undefined: nothing
 */
export const packsWith = (
  changeOf: (id: string) => PackChange | undefined,
  now: Date,
): readonly Pack[] =>
  packsAt(
    now.getTime(),
    PACKS.flatMap((pack) => changed(pack, changeOf(pack.id))),
  );

/** A pack with what operators have made of it; none where they have taken it out. */
export function changed(pack: Pack, change: PackChange | null | undefined): Pack[] {
  if (!change) return [pack];
  if ('off' in change) return [];
  const { amount, messages, originalPrice = amount } = change;
  // Its end and the proof of its struck price were those of the other price.
  const { endsAt: _, struckPriceProof: __, ...rest } = pack;
  return [{ ...rest, amount, messages, originalPrice }];
}

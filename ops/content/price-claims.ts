import type { Pack } from '#contract/packs.ts';

/** Words of urgency. */
const HURRY = /limited|last|hurry|ends|today|launch/i;
/** Words that claim the lowest price. */
const CHEAPEST = /best value|cheapest|lowest/i;

const BANNER = 'Special Launch Price - Huge Savings Available!';

const each = ({ amount, messages }: Pack): number => amount / messages;
const rupees = (value: number): string => `₹${value.toFixed(2)}`;

/**
 * What the packs claim and the law on misleading prices and false urgency forbids as it stands, a line each with the
 * reason; arithmetic, not opinion.
 * @param badges words in place of the packs' own; empty: none
 */
export function priceClaims(
  packs: readonly Pack[],
  badges: { readonly [id: string]: string | undefined },
): string[] {
  const cheapest = Math.min(...packs.map(each));
  const claims = packs.flatMap((pack) => {
    const badge = badges[pack.id] ?? pack.badge ?? '';
    return [
      ...(CHEAPEST.test(badge) && each(pack) > cheapest
        ? [
            `"${badge}" on ₹${pack.amount}: ${rupees(each(pack))} a message, beside ${rupees(cheapest)}.`,
          ]
        : []),
      ...(HURRY.test(badge) && pack.endsAt === undefined
        ? [`"${badge}" on ₹${pack.amount}: the offer has no end (endsAt in contract/packs.ts).`]
        : []),
      ...(pack.originalPrice > pack.amount && pack.struckPriceProof === undefined
        ? [
            `₹${pack.originalPrice} struck through on ₹${pack.amount}: nothing shows that anybody paid it (struckPriceProof).`,
          ]
        : []),
    ];
  });
  const hasEnd = packs.some(({ endsAt }) => endsAt !== undefined);
  return [...claims, ...(hasEnd ? [] : [`"${BANNER}" on the paywall: no pack has an end.`])].map(
    (claim) => `Prices: ${claim}`,
  );
}

/** A message pack. */
export interface Pack {
  /** In small letters. Pages of before show packs that they do not know, too. */
  id: string;
  /** Whole rupees. */
  amount: number;
  /** Whole rupees, shown struck through. */
  originalPrice: number;
  messages: number;
  badge?: string;
  isDefault: boolean;
  /** ISO 8601; from then on it is neither shown nor sold. */
  endsAt?: string;
  /** Where it can be seen that the struck price was really asked: a bill, a page of an archive. */
  struckPriceProof?: string;
}

/** Every pack that can be bought, the cheapest first, unless operators have set another price (`/api/packs`). */
export const PACKS: readonly Pack[] = [
  {
    id: 'starter',
    amount: 9,
    originalPrice: 50,
    messages: 10,
    badge: 'Limited Offer',
    isDefault: true,
  },
  {
    id: 'standard',
    amount: 99,
    originalPrice: 200,
    messages: 50,
    badge: 'Best Value',
    isDefault: false,
  },
  {
    id: 'premium',
    amount: 1990,
    originalPrice: 4000,
    messages: 1000,
    badge: 'Maximum Fun',
    isDefault: false,
  },
];

/** The packs that can be bought at an instant (milliseconds since 1970). */
export const packsAt = (now: number, packs = PACKS): readonly Pack[] =>
  packs.filter(({ endsAt }) => endsAt === undefined || Date.parse(endsAt) > now);

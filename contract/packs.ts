/** A message pack. */
export interface Pack {
  id: 'starter' | 'standard' | 'premium';
  /** Whole rupees. */
  amount: number;
  /** Whole rupees, shown struck through. */
  originalPrice: number;
  messages: number;
  badge?: string;
  isDefault: boolean;
}

/** Every pack that can be bought; what is asked of the server must be one of them. */
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

/** The pack with this price and count, if there is one. */
export const packOf = (amount: number, messages: number): Pack | undefined =>
  PACKS.find((pack) => pack.amount === amount && pack.messages === messages);

import type { Pack } from '#contract/packs.ts';

/** What a visitor reads of a pack's price. */
export interface PackNumbers {
  /** Rupees a message, with two decimals. */
  perMessage: string;
  /** Whole rupees below the original price. */
  savings: number;
  /** Percent below the original price, a whole number. */
  percentOff: number;
}

/** Works out the price of one message and what is saved. */
export const packNumbers = ({
  amount,
  originalPrice,
  messages,
}: Pick<Pack, 'amount' | 'originalPrice' | 'messages'>): PackNumbers => ({
  perMessage: (amount / messages).toFixed(2),
  savings: originalPrice - amount,
  percentOff: Math.round(((originalPrice - amount) / originalPrice) * 100),
});

import type { Offer } from '#contract/packs.ts';

/** What a visitor reads of an offer's price (spec section 9). */
export interface OfferNumbers {
  /** Rupees a message, with two decimals. */
  perMessage: string;
  /** Whole rupees below the original price. */
  savings: number;
  /** Percent below the original price, a whole number. */
  percentOff: number;
}

/** Works out the price of one message and what is saved. */
export const offerNumbers = ({
  amount,
  originalPrice,
  messages,
}: Pick<Offer, 'amount' | 'originalPrice' | 'messages'>): OfferNumbers => ({
  perMessage: (amount / messages).toFixed(2),
  savings: originalPrice - amount,
  percentOff: Math.round(((originalPrice - amount) / originalPrice) * 100),
});

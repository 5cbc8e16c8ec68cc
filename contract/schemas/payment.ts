import { z } from 'zod';
import { STATES } from '../indian-states.ts';

/** States of an order. */
export const paymentStatus = z.enum([
  'pending',
  'success',
  'failed',
  'cancelled',
  'expired',
  'refunded',
]);

const state = z.string().refine((text) => text in STATES, 'must be the two digits of a State');

/** Answer of `GET /api/packs`: what is sold now; what a page showed before is sold for some days more. */
export const packsResponse = z.object({
  packs: z.array(
    z.object({
      id: z.string(),
      /** Whole rupees. */
      amount: z.int(),
      /** Whole rupees, shown struck through where it is above the price. */
      originalPrice: z.int(),
      messages: z.int(),
      badge: z.string().exactOptional(),
      isDefault: z.boolean(),
      /** ISO 8601; from then on it is not sold. */
      endsAt: z.string().exactOptional(),
      struckPriceProof: z.string().exactOptional(),
    }),
  ),
});

/** Body of `POST /api/payment/create`; amount and count must be those of one pack. */
export const createPaymentRequest = z.object({
  sessionId: z.string().min(1).max(64),
  /** Whole rupees. */
  amount: z.int(),
  messageCount: z.int(),
  paymentMethod: z.literal('upi'),
  /** The browser's own name for this order: the call may be repeated under it, and orders once. */
  clientOrderId: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, dashes or underscores')
    .optional(),
  /** Where the visitor lives, where the tax asks for it; remembered. */
  state: state.optional(),
});

/** Answer of `POST /api/payment/create`, 201. */
export const createPaymentResponse = z.object({
  /** Ours; `order_id` of the return address. */
  orderId: z.string(),
  /** Where the browser goes to pay. */
  redirectUrl: z.string(),
});

/** Body of `POST /api/payment/step`: a step taken on the sheet, without an identity. */
export const paymentStepRequest = z.object({
  step: z.enum(['opened', 'returned', 'paid', 'given-up']),
  app: z.enum(['gpay', 'phonepe', 'paytm', 'web', 'qr', 'hosted', 'none']),
  system: z.enum(['android', 'ios', 'desktop']),
  inApp: z.enum(['instagram', 'facebook', 'other', 'none']),
});

/** Body of `POST /api/payment/verify`: our order id, or the provider's alone (`cf_order_id`). */
export const verifyPaymentRequest = z.object({
  orderId: z.string().regex(/^[\w-]{1,64}$/, 'must be an order id'),
  /** From the return address: lets a browser without the buyer's cookie read this order's status. */
  token: z.string().max(64).nullish(),
});

/** Answer of `POST /api/payment/verify`. */
export const verifyPaymentResponse = z.object({
  success: z.boolean(),
  /** Whole rupees. */
  amount: z.int(),
  orderId: z.string(),
  status: paymentStatus,
  /** True while an attempt is still with the bank: ask again in a few seconds. */
  bankPending: z.boolean(),
  /** The bank's own name for the attempt it still works on; null where there is none. */
  bankReference: z.string().nullable(),
  /** Messages of the pack; added once it is a success. */
  messageCount: z.int(),
  /** Messages the buyer may still send, now; null for anyone else who holds the return address, and without success. */
  messageBalance: z.int().min(0).nullable(),
});

export type PaymentStep = z.infer<typeof paymentStepRequest>;
export type PaymentStatus = z.infer<typeof paymentStatus>;
export type CreatePaymentResponse = z.infer<typeof createPaymentResponse>;
export type VerifyPaymentRequest = z.input<typeof verifyPaymentRequest>;
export type VerifyPaymentResponse = z.infer<typeof verifyPaymentResponse>;

import { z } from 'zod';
import { remembered } from './memory.ts';
import { paymentStatus } from './payment.ts';
import { story } from './story.ts';

/** An invoice of a purchase, or a credit note of what went back of it; amounts in rupees. */
export const taxDocument = z.object({
  kind: z.enum(['invoice', 'credit-note']),
  /** As printed on it: `I2627/000042`. */
  number: z.string(),
  /** The day in India, as YYYY-MM-DD. */
  day: z.iso.date(),
  /** The operator's. */
  gstin: z.string(),
  sac: z.string(),
  /** In percent. */
  rate: z.int(),
  /** The buyer's, by its two digits. */
  state: z.string(),
  amount: z.number(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
});

/** An order of a pack, in any status. */
export const purchase = z.object({
  /** Ours; what a visitor quotes to support. */
  orderId: z.string(),
  /** Whole rupees. */
  amount: z.int(),
  /** Messages in the pack. */
  messageCount: z.int(),
  status: paymentStatus,
  /** The money is on its way back, and not there yet. */
  isRefunding: z.boolean(),
  createdAt: z.iso.datetime(),
  /** None where the operator pays no tax, or it is not written yet. */
  documents: z.array(taxDocument),
});

/** Why a balance changed, as shown to the visitor: messages, and other replies to them, are those of one chat and day together. */
export const ledgerKind = z.enum([
  'messages',
  'replies',
  'signup',
  'pack',
  'referral',
  'refund',
  'merge',
  'adjustment',
]);

/** A line of the ledger. */
export const ledgerLine = z.object({
  /** The day in India, as YYYY-MM-DD. */
  day: z.iso.date(),
  /** Messages gained (positive) or spent (negative); never 0. */
  delta: z.int(),
  kind: ledgerKind,
  /** With whom, for messages; her whole name when the chat began. */
  companionName: z.string().nullable(),
  /** In an operator's words, for an adjustment. */
  note: z.string().nullable(),
});

/** Query of `GET /api/user/me/account`. */
export const accountQuery = z.object({
  /** Ledger lines of days before this one (YYYY-MM-DD, in India); the newest ones when missing. */
  before: z.iso.date().optional(),
});

/** Answer of `GET /api/user/me/account`: what was bought, where the messages went, what is remembered. */
export const account = z.object({
  /** Messages that may still be sent. */
  messageBalance: z.int().min(0),
  /** The newest hundred, newest first. */
  purchases: z.array(purchase),
  /** Whole days, newest first. */
  ledger: z.array(ledgerLine),
  /** What to ask for as `before` to see older days; null when there are none. */
  nextBefore: z.iso.date().nullable(),
  /** What each companion keeps of what the visitor told her; by companion, the oldest first. */
  memory: z.array(remembered),
  /** The story of each companion and the visitor, by her name. */
  stories: z.array(story),
});

export type TaxDocument = z.infer<typeof taxDocument>;
export type Purchase = z.infer<typeof purchase>;
export type LedgerLine = z.infer<typeof ledgerLine>;
export type Account = z.infer<typeof account>;

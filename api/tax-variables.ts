import { z } from 'zod';
import { STATES } from '#contract/indian-states.ts';
import type { TaxRules } from './domain/payment/tax.ts';

/** The registration for the goods and services tax; without its number receipts are plain. */
export const taxVariables = {
  /** The operator's number: its State, PAN and three more. */
  GSTIN: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'must be a GSTIN of 15 characters')
    .refine((text) => text.slice(0, 2) in STATES, 'must begin with the two digits of a State')
    .optional(),
  /** The service's number in the tax's list. */
  GST_SAC: z
    .string()
    .regex(/^\d{4,8}$/, 'must be 4 to 8 digits')
    .optional(),
  /** In percent; prices are inclusive of it. */
  GST_RATE: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a whole number of percent')
    .default('18'),
};

type Environment = z.output<z.ZodObject<typeof taxVariables>>;

/** What keeps invoices from being written: a variable and what is wrong with it. */
export const taxMistakes = (e: Environment): { path: string; message: string }[] =>
  e.GSTIN && !e.GST_SAC ? [{ path: 'GST_SAC', message: 'must be set with GSTIN' }] : [];

/** The tax's part of the settings; undefined where the operator is not registered. */
export const readTax = (e: Environment): TaxRules | undefined =>
  e.GSTIN && e.GST_SAC ? { gstin: e.GSTIN, sac: e.GST_SAC, rate: Number(e.GST_RATE) } : undefined;

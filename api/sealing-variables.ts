import { z } from 'zod';

/** What keeps erased visitors sealed for a time; 0: nothing is kept. */
export const sealingVariables = {
  /** For how many days an erased visitor's data is kept sealed (India's Rule 8(3)); 0: not at all. */
  RETAIN_ERASED_DAYS: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a whole number of days, up to 9999')
    .default('0')
    .transform(Number),
  /** Who can open it: age1…, no secret. */
  RETAIN_ERASED_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]{50,}$/, 'must be the age1… of: npm run ops -- sealing-key')
    .optional(),
  /** What opens it; read by `ops unseal` alone. Several, with commas between, after it was replaced. */
  RETAIN_ERASED_KEY: z.string().optional(),
};

type Environment = z.output<z.ZodObject<typeof sealingVariables>>;

/** What keeps a visitor from being sealed: a variable and what is wrong with it. */
export const sealingMistakes = (e: Environment): { path: string; message: string }[] =>
  e.RETAIN_ERASED_DAYS > 0 && !e.RETAIN_ERASED_RECIPIENT
    ? [{ path: 'RETAIN_ERASED_RECIPIENT', message: 'must be set with RETAIN_ERASED_DAYS' }]
    : [];

export interface SealingConfig {
  days: number;
  /** Whose key opens it: age1…. */
  recipient: string;
}

/** Its part of the settings; undefined: nothing of erased visitors is kept. */
export const readSealing = (e: Environment): SealingConfig | undefined =>
  e.RETAIN_ERASED_DAYS > 0 && e.RETAIN_ERASED_RECIPIENT
    ? { days: e.RETAIN_ERASED_DAYS, recipient: e.RETAIN_ERASED_RECIPIENT }
    : undefined;

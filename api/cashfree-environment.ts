import { z } from 'zod';

/** What Cashfree needs to know (design section 10); only read with PAYMENT_PROVIDER=cashfree. */
export const cashfreeVariables = {
  /** The client id of Cashfree's dashboard. */
  CASHFREE_APP_ID: z
    .string()
    .regex(/^[!-~]+$/, 'must be plain characters')
    .optional(),
  /** The secret beside it; also signs the webhooks. */
  CASHFREE_SECRET_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'must be plain characters')
    .optional(),
  /** Which of Cashfree's two worlds the keys belong to. */
  CASHFREE_ENV: z
    .enum(['sandbox', 'production'], 'must be sandbox or production')
    .default('sandbox'),
  /** Another address of the API, such as a test's; unset: the one of CASHFREE_ENV. */
  CASHFREE_BASE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://sandbox.cashfree.com/pg',
    })
    .refine((text) => !URL.canParse(text) || keepsSecrets(new URL(text)), {
      error: 'must be https: the secret travels with each call',
    })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  /** Stands for the number of a buyer who gives none. */
  CASHFREE_FALLBACK_PHONE: z
    .string()
    .regex(/^[6-9]\d{9}$/, 'must be a mobile number of 10 digits')
    .optional(),
  /** The version of Cashfree's API. */
  CASHFREE_API_VERSION: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, 'must be a date such as 2025-01-01')
    .default('2025-01-01'),
};

type Environment = z.output<z.ZodObject<typeof cashfreeVariables>> & {
  NODE_ENV: string;
  PAYMENT_PROVIDER: string;
  ALLOW_SANDBOX_PAYMENTS: string;
  PUBLIC_ORIGIN?: string | undefined;
};

const NEEDED = ['CASHFREE_APP_ID', 'CASHFREE_SECRET_KEY', 'CASHFREE_FALLBACK_PHONE'] as const;

const ADDRESS = {
  sandbox: 'https://sandbox.cashfree.com/pg',
  production: 'https://api.cashfree.com/pg',
} as const;

/** What keeps Cashfree from being used: a variable and what is wrong with it. */
export function cashfreeMistakes(e: Environment): { path: string; message: string }[] {
  if (e.PAYMENT_PROVIDER !== 'cashfree') return [];
  const mistakes = NEEDED.filter((name) => e[name] === undefined).map((path) => ({
    path: path as string,
    message: 'must be set with PAYMENT_PROVIDER=cashfree',
  }));
  if (e.CASHFREE_ENV === 'production' && !e.PUBLIC_ORIGIN?.startsWith('https:')) {
    mistakes.push({ path: 'PUBLIC_ORIGIN', message: 'must be https with CASHFREE_ENV=production' });
  }
  const other = ADDRESS[e.CASHFREE_ENV === 'sandbox' ? 'production' : 'sandbox'];
  if (e.CASHFREE_BASE_URL?.startsWith(new URL(other).origin)) {
    mistakes.push({ path: 'CASHFREE_BASE_URL', message: 'is that of the other CASHFREE_ENV' });
  }
  const pretends = e.CASHFREE_ENV === 'sandbox' && e.ALLOW_SANDBOX_PAYMENTS !== '1';
  if (e.NODE_ENV === 'production' && pretends) {
    const message = 'sandbox takes no real money; in production it needs ALLOW_SANDBOX_PAYMENTS=1';
    mistakes.push({ path: 'CASHFREE_ENV', message });
  }
  return mistakes;
}

export interface CashfreeConfig {
  appId: string;
  secretKey: string;
  mode: 'sandbox' | 'production';
  /** Without a slash at the end. */
  baseUrl: string;
  fallbackPhone: string;
  apiVersion: string;
}

/** Cashfree's part of the settings; undefined when another provider is chosen. */
export const readCashfree = (e: Environment): CashfreeConfig | undefined =>
  e.PAYMENT_PROVIDER === 'cashfree'
    ? {
        appId: e.CASHFREE_APP_ID ?? '',
        secretKey: e.CASHFREE_SECRET_KEY ?? '',
        mode: e.CASHFREE_ENV,
        baseUrl: e.CASHFREE_BASE_URL ?? ADDRESS[e.CASHFREE_ENV],
        fallbackPhone: e.CASHFREE_FALLBACK_PHONE ?? '',
        apiVersion: e.CASHFREE_API_VERSION,
      }
    : undefined;

/** Over http only what stays on this machine. */
const keepsSecrets = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

import { z } from 'zod';
import { isAllowed, type Mistake, type PaymentEnvironment } from '../provider-module.ts';

/** What Cashfree needs to know. It is active wherever its two keys are set. */
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
  /** Another address of the API, such as a test's; unset: that of CASHFREE_ENV. */
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
  /** Placeholder for the number of a buyer who gives none. */
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

type Environment = PaymentEnvironment & z.output<z.ZodObject<typeof cashfreeVariables>>;

const KEYS = ['CASHFREE_APP_ID', 'CASHFREE_SECRET_KEY'] as const;
/** What new orders need, too. */
const NEEDED = [...KEYS, 'CASHFREE_FALLBACK_PHONE'] as const;

const ADDRESS = {
  sandbox: 'https://sandbox.cashfree.com/pg',
  production: 'https://api.cashfree.com/pg',
} as const;

const isChosen = (e: Environment): boolean => e.PAYMENT_PROVIDER === 'cashfree';

/** What keeps Cashfree from being used: a variable and what is wrong with it. */
export function cashfreeMistakes(e: Environment): Mistake[] {
  if (!isChosen(e) && KEYS.every((name) => e[name] === undefined)) return [];
  const mistakes: Mistake[] = (isChosen(e) ? NEEDED : KEYS)
    .filter((name) => e[name] === undefined)
    .map((path) => ({
      path,
      message: isChosen(e)
        ? 'must be set with PAYMENT_PROVIDER=cashfree'
        : 'must be set: the other of Cashfree’s two keys is',
    }));
  const isLive = e.CASHFREE_ENV === 'production';
  if (isChosen(e) && isLive && !e.PUBLIC_ORIGIN?.startsWith('https:')) {
    mistakes.push({ path: 'PUBLIC_ORIGIN', message: 'must be https with CASHFREE_ENV=production' });
  }
  const other = ADDRESS[isLive ? 'sandbox' : 'production'];
  if (e.CASHFREE_BASE_URL?.startsWith(new URL(other).origin)) {
    mistakes.push({ path: 'CASHFREE_BASE_URL', message: 'is that of the other CASHFREE_ENV' });
  }
  if (!isLive && !isAllowed(e)) {
    const message = 'sandbox takes no real money; in production it needs ALLOW_SANDBOX_PAYMENTS=1';
    mistakes.push({ path: 'CASHFREE_ENV', message });
  }
  return mistakes;
}

/** Cashfree's settings; undefined without its keys. */
export const cashfreeSettings = (e: Environment) =>
  e.CASHFREE_APP_ID === undefined || e.CASHFREE_SECRET_KEY === undefined
    ? undefined
    : {
        appId: e.CASHFREE_APP_ID,
        secretKey: e.CASHFREE_SECRET_KEY,
        mode: e.CASHFREE_ENV,
        /** Without a slash at the end. */
        baseUrl: e.CASHFREE_BASE_URL ?? ADDRESS[e.CASHFREE_ENV],
        /** Empty where it takes no new orders. */
        fallbackPhone: e.CASHFREE_FALLBACK_PHONE ?? '',
        apiVersion: e.CASHFREE_API_VERSION,
      };

/** Over http only what stays on this machine. */
const keepsSecrets = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

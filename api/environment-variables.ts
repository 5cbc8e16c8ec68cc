import { z } from 'zod';
import { hostsOf } from '#db/connection/hosts.ts';
import type { ProviderModule } from './adapters/payments/provider-module.ts';
import type { EngineModule } from './adapters/reply-engine/engine-module.ts';
import { deskMistakes, deskVariables } from './desk-variables.ts';
import { moderationMistakes, moderationVariables } from './moderation-variables.ts';
import { pushMistakes, pushVariables } from './push-variables.ts';
import { sealingMistakes, sealingVariables } from './sealing-variables.ts';
import { taxMistakes, taxVariables } from './tax-variables.ts';

const DATABASE_SHAPE = 'must look like mysql://user:password@host:3306/database';

const namesDatabase = (url: string): boolean =>
  URL.canParse(url) && new URL(url).pathname.length > 1;

const REDIS_SHAPE = 'must look like redis://host:6379, or with a number behind it';

/** An address or a network of them, or one of the names that Express has for private ones. */
const PROXY = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);

const PROXY_SHAPE =
  'must be how many proxies stand in front, or their addresses with commas between';

const number = (fallback: number, schema: z.ZodNumber) =>
  z.preprocess(
    (value) =>
      value === undefined
        ? fallback
        : /^-?\d+(\.\d+)?$/.test(String(value))
          ? Number(value)
          : Number.NaN,
    schema,
  );

/** Every variable the API reads. An empty value counts as unset. */
const variables = z.object({
  /** TCP port. */
  PORT: number(3000, z.int('must be a whole number').min(0).max(65535)),
  /** Address to listen on. */
  HOST: z.string().default('127.0.0.1'),
  /** Public address of the site, such as https://jaanu.example; unset: the request's own host. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://jaanu.example' })
    .refine((text) => URL.canParse(text) && new URL(text).origin === text, {
      error: 'must be an origin alone, without a path or a slash at the end',
    })
    .optional(),
  /** mysql://user:password@host:port/database, or several hosts with commas between; unset: a private server beside the product. */
  DATABASE_URL: z
    .string()
    .regex(/^mysql:/, DATABASE_SHAPE)
    .refine((text) => hostsOf(text).every(namesDatabase), DATABASE_SHAPE)
    .optional(),
  /** Connections to the database that a process holds at most. */
  DATABASE_POOL: number(16, z.int('must be a whole number').min(2).max(500)),
  /** Signs the visitor's cookie; several, separated by commas, newest first, while one is replaced. */
  SESSION_SECRET: z.string('must be set').transform((text, ctx) => {
    const secrets = text.split(',').map((secret) => secret.trim());
    if (secrets.every((secret) => secret.length >= 32)) return secrets;
    ctx.addIssue('must be at least 32 characters (each, where several are given)');
    return z.NEVER;
  }),
  /** Encrypt chat text: id:base64 of 32 bytes, several separated by commas, newest first. */
  CHAT_KEYS: z.string('must be set').transform((text, ctx) => {
    const keys = text.split(',').map((part) => {
      const [, id = '', base64 = ''] = /^([\w-]{1,16}):(.+)$/.exec(part.trim()) ?? [];
      return { id, key: Buffer.from(base64, 'base64') };
    });
    const ids = new Set(keys.map(({ id }) => id));
    const sound = keys.every(({ id, key }) => id !== '' && key.length === 32);
    if (sound && ids.size === keys.length) return keys;
    ctx.addIssue(
      'must look like 2026a:<32 bytes in base64>, several with ids of their own separated by commas',
    );
    return z.NEVER;
  }),
  /** Who answers where no model can. */
  REPLY_FALLBACK: z.enum(['scripted', 'none'], 'must be scripted or none').default('scripted'),
  ...moderationVariables,
  ...pushVariables,
  ...taxVariables,
  ...deskVariables,
  ...sealingVariables,
  /** Welcomes that a model may write for one visitor in a day; 0: written ones. */
  MODEL_WELCOMES_PER_DAY: number(0, z.int('must be a whole number').min(0).max(20)),
  /** Calls of a model that one visitor may cause in a day without a message that pays for them, welcomes counted. */
  MODEL_FREE_CALLS_PER_DAY: number(5, z.int('must be a whole number').min(0).max(1_000)),
  /** Rupees that replies to those who have bought nothing may cost in a day; unset: any. */
  FREE_RUPEES_PER_DAY: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be rupees, such as 500')
    .transform(Number)
    .optional(),
  /** 1 lets a sandbox, ours or a provider's, run in production. */
  ALLOW_SANDBOX_PAYMENTS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  /** Multiplies the scripted engine's pauses; 0 answers immediately. */
  REPLY_PACING: number(1, z.number('must be a number').min(0).max(10)),
  /** The proxies in front that are trusted with the caller's address: how many, or which; unset: none. */
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .transform((parts, ctx): number | string[] => {
      if (/^[1-9]$/.test(parts[0] ?? '') && parts.length === 1) return Number(parts[0]);
      if (parts.every((part) => PROXY.safeParse(part).success)) return parts;
      ctx.addIssue(PROXY_SHAPE);
      return z.NEVER;
    })
    .optional(),
  /** Multiplies every rate limit; 0 switches them off, outside production. */
  RATE_LIMIT_SCALE: number(1, z.number('must be a number').min(0)),
  /** Referral credits one visitor may earn in a day. */
  REFERRAL_DAILY_CAP: number(20, z.int('must be a whole number').min(0)),
  /** Referral credits per day, of all visitors together; beyond it rewards wait, which is logged. */
  REFERRALS_PER_DAY: number(1000, z.int('must be a whole number').min(0)),
  /** Whether a chat needs the visitor's word to be 18 or older: asked by the page (ui), by the API too (enforce), or not. */
  ADULT_GATE: z.enum(['ui', 'enforce', 'off'], 'must be ui, enforce or off').optional(),
  /** Meta's number for the ad pixel; unset: none. An input of the build, and of the pages' policy. */
  PUBLIC_META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be 5 to 20 digits')
    .optional(),
  /** `off` takes the "Hot" chats out: of the pages as they are built, of what is offered, and of what is going on. */
  PUBLIC_HOT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** Where several processes count calls together: redis://host:6379, or rediss:// with TLS. */
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: REDIS_SHAPE })
    .refine((text) => !URL.canParse(text) || /^(\/\d*)?$/.test(new URL(text).pathname), REDIS_SHAPE)
    .optional(),
  /** Opens /metrics; unset: there is none. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/, 'must be at least 16 plain characters')
    .optional(),
  /** A file outside the database that records who was erased; unset: none. */
  ERASED_LIST: z.string().startsWith('/', 'must be a path from the root on').optional(),
  /** Who can open backups, age1…; read by `ops backup` alone. */
  BACKUP_RECIPIENT: z.string().optional(),
  /** The key that opens backups; read by `ops restore` and `verify-backup` alone. */
  BACKUP_KEY: z.string().optional(),
  /** How long it still listens after SIGTERM, while /readyz says so. */
  DRAIN_SECONDS: number(0, z.number('must be a number').min(0).max(60)),
  /** `production` makes the checks stricter. */
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  /** How much is logged; unset: info in production, else warn. */
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .optional(),
  /** Visitors without an order who have not come for this many days are erased; 0: never. */
  FORGET_IDLE_DAYS: number(
    0,
    z
      .int('must be a whole number')
      .refine((days) => days === 0 || days >= 90, 'must be 0, or 90 or more'),
  ),
  /** A statement that takes at least this long is named in the log; 0: none is. */
  SLOW_STATEMENT_MS: number(1000, z.int('must be a whole number').min(0)),
  /** An OpenTelemetry collector that calls are traced to, without texts; unset: none. Its other variables are read by its own library. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address' })
    .optional(),
  /** What this is called there; unset: jaanu. */
  OTEL_SERVICE_NAME: z.string().optional(),
  /** The header in which the proxy in front sends a visitor's country, such as CF-IPCountry; unset: visits have none. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be the name of a header')
    .optional(),
});

/** Whether an address is this machine's own. */
const isHere = (url: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

/** Stores that chats, addresses and keys of limits would reach unencrypted. */
function openWires(e: { DATABASE_URL?: string | undefined; REDIS_URL?: string | undefined }) {
  const mistakes = [];
  const isOpen = (url: string) => !isHere(url) && !new URL(url).searchParams.has('ssl');
  if (e.DATABASE_URL && hostsOf(e.DATABASE_URL).some(isOpen)) {
    const message =
      'must say how TLS is spoken to another machine: ?ssl={"rejectUnauthorized":true}, or ?ssl=false where the network is sealed otherwise';
    mistakes.push({ path: 'DATABASE_URL', message });
  }
  const { REDIS_URL: redis } = e;
  const isOurs = redis && (isHere(redis) || new URL(redis).searchParams.get('tls') === 'false');
  if (redis && !isOurs && !redis.startsWith('rediss:')) {
    const message =
      'must be rediss:// to another machine, or end in ?tls=false where the network is sealed otherwise';
    mistakes.push({ path: 'REDIS_URL', message });
  }
  return mistakes;
}

/** What a machine on its own would make up, and two machines differently. */
const OWN_IN_PRODUCTION = ['DATABASE_URL', 'PUBLIC_ORIGIN'] as const;

function unsetInProduction(e: Partial<Record<(typeof OWN_IN_PRODUCTION)[number], unknown>>) {
  return OWN_IN_PRODUCTION.filter((name) => e[name] === undefined).map((path) => ({
    path,
    message: 'must be set in production',
  }));
}

const oneOf = (modules: readonly { name: string }[]) => {
  const names = modules.map(({ name }) => name);
  return z.enum(names, `must be ${names.join(' or ')}`);
};

/**
 * The environment as the product reads it, with the variables of these payment providers and reply engines: checked and
 * given its defaults.
 */
export function environmentWith(
  providers: readonly ProviderModule[],
  engines: readonly EngineModule[],
) {
  // Each reads its own variables, under their own types (`defineProvider`, `defineEngine`).
  const own: object = Object.assign({}, ...[...providers, ...engines].map((one) => one.variables));
  return variables
    .extend({
      ...own,
      /** Who takes new orders. */
      PAYMENT_PROVIDER: oneOf(providers).default('sandbox'),
      /** Who writes the replies. */
      REPLY_ENGINE: oneOf(engines).default('scripted'),
    })
    .refine((e) => e.NODE_ENV !== 'production' || e.RATE_LIMIT_SCALE > 0, {
      path: ['RATE_LIMIT_SCALE'],
      error: 'must be above 0 in production',
    })
    .refine((e) => !e.COUNTRY_HEADER || e.TRUST_PROXY, {
      path: ['COUNTRY_HEADER'],
      error: 'needs TRUST_PROXY: anybody can send a header',
    })
    .superRefine((e, ctx) => {
      const strict = e.NODE_ENV === 'production' ? [...unsetInProduction(e), ...openWires(e)] : [];
      for (const { path, message } of strict) {
        ctx.addIssue({ code: 'custom', path: [path], message });
      }
      const engine = engines.find(({ name }) => name === e.REPLY_ENGINE);
      const ofEngine = engine?.mistakes(e) ?? [];
      const ofProviders = providers.flatMap((provider) => provider.mistakes(e));
      for (const { path, message } of [
        ...ofProviders,
        ...ofEngine,
        ...moderationMistakes(e),
        ...pushMistakes(e),
        ...taxMistakes(e),
        ...deskMistakes(e),
        ...sealingMistakes(e),
      ]) {
        ctx.addIssue({ code: 'custom', path: [path], message });
      }
    });
}

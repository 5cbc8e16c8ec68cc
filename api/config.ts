import type { ChatKey } from '#db/sealing/cipher.ts';
import type { ActiveProvider, ProviderModule } from './adapters/payments/provider-module.ts';
import { PROVIDERS } from './adapters/payments/registry.ts';
import type { ActiveEngine } from './adapters/reply-engine/engine-module.ts';
import { ENGINES } from './adapters/reply-engine/registry.ts';
import { type DeskConfig, readDesk } from './desk-variables.ts';
import type { TaxRules } from './domain/payment/tax.ts';
import { environmentWith } from './environment-variables.ts';
import { type ModerationConfig, readModeration } from './moderation-variables.ts';
import { type PushConfig, readPushConfig } from './push-variables.ts';
import { readSealing, type SealingConfig } from './sealing-variables.ts';
import { readTax } from './tax-variables.ts';

export interface Config {
  host: string;
  port: number;
  publicOrigin: string | undefined;
  databaseUrl: string | undefined;
  /** Connections to the database. */
  databasePool: number;
  /** The proxies in front that are believed: how many, or which; false: none. */
  trustProxy: number | string[] | false;
  /** Newest first; the first signs, all verify. */
  sessionSecrets: string[];
  /** Newest first; the first seals, all open. */
  chatKeys: ChatKey[];
  /** Writes the replies. */
  engine: ActiveEngine;
  /** Who answers where no model can. */
  replyFallback: 'scripted' | 'none';
  /** Welcomes that a model may write for one visitor in a day. */
  modelWelcomesPerDay: number;
  /** Calls of a model that one visitor may cause in a day without a message that pays for them. */
  modelFreeCallsPerDay: number;
  /** Rupees that replies to those who have bought nothing may cost in a day; undefined: any. */
  freeRupeesPerDay: number | undefined;
  /** Undefined: local checks alone. */
  moderation: ModerationConfig | undefined;
  /** Undefined: no notifications are sent. */
  push: PushConfig | undefined;
  /** How what is erased is kept sealed; undefined: nothing is kept. */
  sealing: SealingConfig | undefined;
  /** Where operators sit; undefined: there is no desk. */
  desk: DeskConfig | undefined;
  /** Undefined: the operator is not registered, and receipts are plain. */
  tax: TaxRules | undefined;
  payments: {
    /** The name of the provider that takes new orders. */
    newOrders: string;
    /** Every provider whose credentials are set; each handles its own orders. */
    active: ActiveProvider[];
  };
  /** Meta's id of the ad pixel that pages load for visitors who agreed; undefined: none. */
  metaPixel: string | undefined;
  /** Factor on reply pauses. */
  replyPacing: number;
  /** Refuse a chat without the visitor's word to be 18 or older. */
  enforceAdult: boolean;
  /** Factor on rate limits; 0: none. */
  rateLimitScale: number;
  /** Where several processes count calls together; undefined: each counts its own. */
  redisUrl: string | undefined;
  /** Opens /metrics; undefined: there is none. */
  metricsToken: string | undefined;
  /** Credits per referrer and day. */
  referralDailyCap: number;
  referralCeiling: number;
  /** The file that records who was erased; undefined: none. */
  erasedList: string | undefined;
  /** How long it still listens after SIGTERM, so that proxies notice, in milliseconds. */
  drainMs: number;
  logLevel: string;
  /** Visitors without an order who have not come for this many days are erased; 0: never. */
  forgetIdleDays: number;
  /** From how many milliseconds on a statement is named in the log; 0: never. */
  slowStatementMs: number;
  /** Whether calls are traced to a collector. */
  isTraced: boolean;
  /** The header, in lower case, in which a trusted proxy sends a visitor's country; undefined: none. */
  countryHeader: string | undefined;
}

/** The environment cannot be used; each mistake is one line for the operator. */
export class ConfigError extends Error {
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(mistakes.join('\n'));
    this.name = 'ConfigError';
    this.mistakes = mistakes;
  }
}

/**
 * Reads the environment. Throws ConfigError that names every wrong variable. Values never appear in it.
 * @param providers the payment providers there are; a test brings its own
 */
export function readConfig(
  env: NodeJS.ProcessEnv,
  providers: readonly ProviderModule[] = PROVIDERS,
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environmentWith(providers, ENGINES).safeParse(given);
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    );
  }
  const e = result.data;
  const isProduction = e.NODE_ENV === 'production';
  return {
    host: e.HOST,
    port: e.PORT,
    publicOrigin: e.PUBLIC_ORIGIN,
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    trustProxy: e.TRUST_PROXY ?? false,
    sessionSecrets: e.SESSION_SECRET,
    chatKeys: e.CHAT_KEYS,
    engine: engineOf(e),
    replyFallback: e.REPLY_FALLBACK,
    modelWelcomesPerDay: e.MODEL_WELCOMES_PER_DAY,
    modelFreeCallsPerDay: e.MODEL_FREE_CALLS_PER_DAY,
    freeRupeesPerDay: e.FREE_RUPEES_PER_DAY,
    moderation: readModeration(e),
    push: readPushConfig(e),
    sealing: readSealing(e),
    desk: readDesk(e),
    tax: readTax(e),
    payments: {
      newOrders: e.PAYMENT_PROVIDER,
      active: providers.flatMap((provider) => provider.activate(e) ?? []),
    },
    metaPixel: e.PUBLIC_META_PIXEL_ID,
    replyPacing: e.REPLY_PACING,
    enforceAdult: (e.ADULT_GATE ?? (isProduction ? 'enforce' : 'ui')) === 'enforce',
    rateLimitScale: e.RATE_LIMIT_SCALE,
    redisUrl: e.REDIS_URL,
    metricsToken: e.METRICS_TOKEN,
    referralDailyCap: e.REFERRAL_DAILY_CAP,
    referralCeiling: e.REFERRALS_PER_DAY,
    erasedList: e.ERASED_LIST,
    drainMs: e.DRAIN_SECONDS * 1000,
    forgetIdleDays: e.FORGET_IDLE_DAYS,
    slowStatementMs: e.SLOW_STATEMENT_MS,
    isTraced: e.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    countryHeader: e.COUNTRY_HEADER?.toLowerCase(),
    logLevel: e.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
}

function engineOf(e: { REPLY_ENGINE: string }): ActiveEngine {
  const engine = ENGINES.find(({ name }) => name === e.REPLY_ENGINE);
  if (!engine) throw new Error('The environment names no reply engine');
  return engine.activate(e);
}

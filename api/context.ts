import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { FREE_MESSAGES } from '#contract/limits.ts';
import type { Database } from '#db/connection/client.ts';
import { newId } from '#db/new-id.ts';
import { type ChatCipher, createCipher, type Sealed } from '#db/sealing/cipher.ts';
import { SEATS } from '#db/sealing/seats.ts';
import { type CountsOf, createRedisCounts } from './adapters/call-counts/redis-counts.ts';
import { createErasedList } from './adapters/erased-list.ts';
import { loadMemory } from './adapters/memory/load-memory.ts';
import { createRedisSeats } from './adapters/model-seats/redis-seats.ts';
import type { ProviderParts, StartedProvider } from './adapters/payments/provider-module.ts';
import { createWebPush } from './adapters/push/web-push.ts';
import type { StartedEngine } from './adapters/reply-engine/engine-module.ts';
import { createScriptedEngine } from './adapters/reply-engine/scripted/engine.ts';
import { forgetTalk } from './adapters/reply-engine/scripted/forget-talk.ts';
import { loadConversation } from './adapters/reply-engine/scripted/load-conversation.ts';
import { loadRecharge } from './adapters/reply-engine/scripted/load-recharge.ts';
import { loadSuggesting } from './adapters/reply-engine/scripted/load-suggesting.ts';
import { notesOf } from './adapters/reply-engine/scripted/story-notes.ts';
import { createHostedModeration } from './adapters/safety/hosted-moderation.ts';
import { loadSafety } from './adapters/safety/load-safety.ts';
import { createSealing } from './adapters/sealing.ts';
import { createRedisTurnNews, type Envelope } from './adapters/turn-news/redis-turn-news.ts';
import type { Config } from './config.ts';
import { createAgentLinks } from './domain/chat/agent-links.ts';
import { createModelUse } from './domain/chat/turn/model-use.ts';
import { NO_REPLY_COUNTS } from './domain/chat/turn/reply-counts.ts';
import { RunningTurns } from './domain/chat/turn/running-turns.ts';
import { createMemoryRules, type MemoryRules } from './domain/memory/find-facts.ts';
import { createProviders } from './domain/payment/providers.ts';
import type { Services } from './domain/ports.ts';
import { createCare } from './domain/safety/care/care.ts';
import { createCareWords } from './domain/safety/care/words.ts';
import { NO_COUNTS } from './domain/safety/care-counts.ts';
import { createGuard } from './domain/safety/guard.ts';
import { createHearing } from './domain/safety/hearing/hearing.ts';
import { createReminder } from './domain/safety/reminder.ts';
import { createSteering } from './domain/steering/steering.ts';
import { createLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createViewCounts, type ViewCounts } from './visits/view-counts.ts';
import type { Tracing } from './watching/tracing.ts';

const REPLY_TIMEOUT_MS = 30_000;

/** What is left of it once an engine has given up, to save what there is. */
const REPLY_MARGIN_MS = 2_000;

/** Longer than any reply: a turn that dies holds its agent no longer. */
const AGENT_HOLD_SECONDS = 40;

/** A reply waits no longer for an outside look. */
const MODERATION_TIMEOUT_MS = 1_500;

const PUSH_TIMEOUT_MS = 5_000;
const CONTENT = join(import.meta.dirname, '../content');

export type { PaymentPage } from './adapters/payments/provider-module.ts';

/** Everything the API runs on. */
export interface Context extends Services {
  config: Config;
  /** Pages of ours that belong to a payment provider. */
  paymentPages: {
    /** By the provider's name. */
    checkout: ReadonlyMap<string, NonNullable<StartedProvider['checkoutPage']>>;
    routes: NonNullable<StartedProvider['routes']>[];
  };
  /** Where the limits count calls; undefined: in this process. */
  countsOf: CountsOf | undefined;
  /** Whether this process is about to end (it takes what comes, and wants nothing new), and whether it was built wrongly. */
  lifecycle: { isStopping: boolean; lacksPages: boolean };
  /** Undefined: nothing is measured. */
  metrics: Metrics | undefined;
  /** Undefined: calls are not traced. */
  tracing: Tracing | undefined;
  /** Counts page views. */
  viewCounts: ViewCounts;
  /** Makes what replies need before anybody asks for one, in pieces between which calls are answered, as long as `goesOn`. */
  readyReplies: (goesOn: () => boolean) => Promise<void>;
  log: Logger;
}

/** The composition root: the only place that names adapters. `overrides` is for tests. */
export async function createContext(
  config: Config,
  db: Database,
  overrides: Partial<Services> = {},
): Promise<Context> {
  const log = createLog(config.logLevel);
  const now = overrides.now ?? (() => new Date());
  const safety = await loadSafety(join(CONTENT, 'safety'));
  const words = createCareWords(safety.care, safety.underAge);
  const guard = createGuard(safety.guard);
  if (!safety.guard.learnt)
    log.warn('what the guard has learnt cannot be read: its rules stand alone');
  const facts = await loadMemory(join(CONTENT, 'memory/facts.yaml'));
  const labels = facts.facts.map(({ label }) => label);
  const metrics = config.metricsToken ? createMetrics(now) : undefined;
  const steering = createSteering(db);
  // A birthday or a name is no sentence of the kind that was learnt from.
  const memory = createMemoryRules(facts, (value) => guard.judgeByRules(value) === undefined);
  const cipher = createCipher(config.chatKeys);
  const own = { processId: newId(), runningTurns: new RunningTurns() };
  return {
    config,
    lifecycle: { isStopping: false, lacksPages: false },
    ...payments(config, { db, now, log }),
    db,
    cipher,
    ...own,
    turnNews: config.redisUrl
      ? createRedisTurnNews({
          ...own,
          url: config.redisUrl,
          envelope: envelopeOf(cipher),
          newId,
          log,
        })
      : undefined,
    modelUse: config.engine.asksModels
      ? createModelUse({
          db,
          now,
          log,
          welcomesADay: () => steering.number('welcomes-per-day') ?? config.modelWelcomesPerDay,
          freeCallsADay: () => steering.number('free-calls') ?? config.modelFreeCallsPerDay,
          freeRupeesADay: () => steering.number('free-rupees') ?? config.freeRupeesPerDay,
        })
      : undefined,
    steering,
    replyCounts: metrics?.replies ?? NO_REPLY_COUNTS,
    ...(overrides.replyEngine
      ? { replyEngine: overrides.replyEngine, readyReplies: async () => {} }
      : await startEngine(config, { db, memory, labels, now, log, metrics })),
    forgetTalk,
    notesOf,
    suggest: config.engine.asksModels ? await loadSuggesting(CONTENT) : undefined,
    care: createCare(createHearing(safety.hearing), words, now),
    guard,
    moderation:
      config.moderation &&
      createHostedModeration({
        ...config.moderation,
        fetch,
        timeoutMs: MODERATION_TIMEOUT_MS,
        log,
      }),
    push: config.push && createWebPush(config.push, { fetch, timeoutMs: PUSH_TIMEOUT_MS }),
    tax: config.tax,
    rechargeWords: await loadRecharge(CONTENT),
    reminder: createReminder(safety.reminder),
    careCounts: metrics?.care ?? NO_COUNTS,
    memory,
    replyTimeoutMs: REPLY_TIMEOUT_MS,
    limits: {
      scale: config.rateLimitScale,
      get freeMessages() {
        return steering.number('free-messages') ?? FREE_MESSAGES;
      },
      get referralDailyCap() {
        return steering.number('referrals-per-visitor') ?? config.referralDailyCap;
      },
      get referralCeiling() {
        return steering.number('referrals-per-day') ?? config.referralCeiling;
      },
    },
    secrets: config.sessionSecrets,
    sealing: config.sealing && createSealing(config.sealing),
    noteErased: createErasedList(config.erasedList, { now, log }),
    secretNames: secretNamesOf(config),
    now,
    random: Math.random,
    ...overrides,
    countsOf: config.redisUrl ? createRedisCounts(config.redisUrl, log, metrics?.redis) : undefined,
    metrics,
    // Loaded only where a collector is configured: it slows the start.
    tracing: config.isTraced
      ? (await import('./watching/tracing.ts')).createTracing(process.env)
      : undefined,
    viewCounts: createViewCounts(now),
    log,
  };
}

/** They reveal nothing about a secret: it is long, and its digest is truncated. */
const secretNamesOf = ({ chatKeys, sessionSecrets }: Config): string[] => [
  ...chatKeys.map(({ id }) => `chat:${id}`),
  ...sessionSecrets.map(
    (secret) => `session:${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`,
  ),
];

const envelopeOf = (cipher: ChatCipher): Envelope => ({
  seal: (turnId, text) => JSON.stringify(cipher.seal(text, SEATS.turnNews({ turnId }))),
  open: (turnId, sealed) => cipher.open(JSON.parse(sealed) as Sealed, SEATS.turnNews({ turnId })),
});

/** What engines run on, beside their settings. */
interface Around {
  db: Database;
  memory: MemoryRules;
  /** The labels of what companions remember. */
  labels: readonly string[];
  now: () => Date;
  log: Logger;
  metrics: Metrics | undefined;
}

async function startEngine(
  { engine, redisUrl, replyFallback, replyPacing }: Config,
  { db, memory, labels, now, log, metrics }: Around,
): Promise<StartedEngine & Pick<Context, 'readyReplies'>> {
  const converse = await loadConversation(CONTENT, { findFacts: memory.find });
  const scripted = (pacing: number) =>
    createScriptedEngine({
      converse,
      now,
      random: Math.random,
      pause: (ms, signal) =>
        pacing === 0 ? Promise.resolve() : sleep(ms * pacing, undefined, { signal }),
    });
  const started = await engine.start({
    content: CONTENT,
    converse,
    labels,
    now,
    scripted: scripted(replyPacing),
    fallback: replyFallback === 'scripted' ? scripted(0) : undefined,
    links: createAgentLinks(db, AGENT_HOLD_SECONDS),
    seats: engine.asksModels && redisUrl ? createRedisSeats(redisUrl, log) : undefined,
    totalMs: REPLY_TIMEOUT_MS - REPLY_MARGIN_MS,
    fetch,
    log,
    ...(metrics && { onState: metrics.endpoint }),
  });
  return { ...started, readyReplies: converse.readyAll };
}

function payments(
  { payments: { newOrders, active } }: Config,
  { db, now, log }: { db: Database; now: () => Date; log: Logger },
) {
  const warn: ProviderParts['warn'] = (details, what) => log.warn(details, what);
  const started = active.map(({ start }) => start({ db, fetch, pause: sleep, warn, newId, now }));
  return {
    paymentProviders: createProviders(
      newOrders,
      started.map(({ provider }) => provider),
    ),
    paymentPages: {
      checkout: new Map(
        started.flatMap(({ provider: { name }, checkoutPage }) =>
          checkoutPage ? [[name, checkoutPage] as const] : [],
        ),
      ),
      routes: started.flatMap(({ routes }) => routes ?? []),
    },
  };
}

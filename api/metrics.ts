import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PaymentStep } from '#contract/schemas/payment.ts';
import type { Database } from '#db/connection/client.ts';
import type { CareCounts } from './domain/safety/care-counts.ts';
import { liveFigures } from './metrics/live-figures.ts';
import { BUCKETS, type TurnMetrics, turnMetrics } from './metrics/turns.ts';
import { RELEASE } from './release.ts';

/** What one process measures of itself. */
export interface Metrics extends TurnMetrics {
  /** Notes one answered call. `route` is the pattern of the path, never the path: that may name a chat. */
  answered(call: { method: string; route: string; status: number; seconds: number }): void;
  /** Safety measures taken. */
  care: CareCounts;
  /** Steps taken on the payment sheet; `paid` is what the page saw, the ledger knows better. */
  paymentStep(step: PaymentStep): void;
  /** A job has run. */
  job(run: { name: string; isDone: boolean; seconds: number }): void;
  /** Whether Redis is there. */
  redis(isThere: boolean): void;
  /** Everything in Prometheus' text format, with the business figures of the database. */
  text(db: Database): Promise<string>;
  contentType: string;
}

/** Ahead of UTC, in milliseconds. */
const INDIA = 5.5 * 60 * 60_000;

/**
 * The process, its memory and event loop, the calls it answers, its turns, jobs and payments, and what was done for
 * safety; nothing about any visitor.
 * @param now for the Indian day and month in which something is counted
 */
export function createMetrics(now: () => Date): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'jaanu_' });
  const calls = new Histogram({
    name: 'jaanu_http_request_seconds',
    help: 'Answered API calls by method, route and status; of a stream that failed, the status it would have had',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const { version, commit } = RELEASE;
  new Gauge({
    name: 'jaanu_build_info',
    help: 'Always 1; its labels say which release runs',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set({ version, commit }, 1);
  const steps = new Counter({
    name: 'jaanu_payment_steps_total',
    help: 'Steps on the payment sheet by UPI app, system and in-app browser',
    labelNames: ['step', 'app', 'system', 'in_app'],
    registers: [registry],
  });
  const redis = new Gauge({
    name: 'jaanu_redis_up',
    help: 'Whether Redis is there; absent without REDIS_URL',
    labelNames: [],
    registers: [],
  });
  const month = () => new Date(now().getTime() + INDIA).toISOString().slice(0, 7);
  const counter = (name: string, help: string) => {
    const made = new Counter({ name, help, labelNames: ['kind', 'month'], registers: [registry] });
    return (kind: string) => made.inc({ kind, month: month() });
  };
  const readLive = liveFigures(registry, now);
  return {
    care: {
      card: counter('jaanu_safety_cards_total', 'Cards given in place of a reply'),
      suspension: counter('jaanu_safety_closures_total', 'Accounts suspended'),
      leftOut: counter('jaanu_safety_left_out_total', 'Sentences of replies that were left out'),
    },
    ...turnMetrics(registry),
    job: jobMetrics(registry),
    redis(isThere) {
      registry.registerMetric(redis);
      redis.set(isThere ? 1 : 0);
    },
    paymentStep: ({ step, app, system, inApp }) => steps.inc({ step, app, system, in_app: inApp }),
    answered: ({ seconds, ...labels }) => calls.observe(labels, seconds),
    async text(db) {
      await readLive(db);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function jobMetrics(registry: Registry): Metrics['job'] {
  // Not `job`: Prometheus has a label of that name, what it scrapes, and moves ours out of the way.
  const labelNames = ['name'];
  const registers = [registry];
  const runs = new Counter({
    name: 'jaanu_job_runs_total',
    help: 'Runs of jobs by how they ended',
    labelNames: [...labelNames, 'outcome'],
    registers,
  });
  const seconds = new Gauge({
    name: 'jaanu_job_seconds',
    help: 'How long the last run of a job took',
    labelNames,
    registers,
  });
  const lastDone = new Gauge({
    name: 'jaanu_job_last_done_timestamp_seconds',
    help: 'When a job was last done',
    labelNames,
    registers,
  });
  return ({ name, isDone, seconds: took }) => {
    runs.inc({ name, outcome: isDone ? 'done' : 'failed' });
    seconds.set({ name }, took);
    if (isDone) lastDone.setToCurrentTime({ name });
  };
}

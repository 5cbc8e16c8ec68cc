import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PaymentStep } from '#contract/schemas/payment.ts';
import type { ReplyCounts } from './domain/chat/reply-counts.ts';
import type { CareCounts } from './domain/safety/care-counts.ts';
import { RELEASE } from './release.ts';

/** What one process measures of itself. */
export interface Metrics {
  /** Notes one answered call. `route` is the pattern of the path, never the path: that may name a chat. */
  answered(call: { method: string; route: string; status: number; seconds: number }): void;
  /** What was done for somebody's safety. */
  care: CareCounts;
  /** Who wrote replies, and what models took for it. */
  replies: ReplyCounts;
  /** What somebody did on the payment sheet; `paid` is what the page saw, the ledger knows better. */
  paymentStep(step: PaymentStep): void;
  /** How a model's server stands. */
  endpoint(name: string, state: 'open' | 'resting' | 'tried'): void;
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

/** Upper ends in seconds: from a cached read to a reply that runs into its time limit. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Ahead of UTC, in milliseconds. */
const INDIA = 5.5 * 60 * 60_000;

/**
 * The process, its memory and event loop, the calls it answers, and what was done for safety; nothing about any
 * visitor.
 * @param now tells the Indian month in which something is counted
 */
export function createMetrics(now: () => Date): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'jaanu_' });
  const calls = new Histogram({
    name: 'jaanu_http_request_seconds',
    help: 'Answered API calls by method, route and status',
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
  const month = () => new Date(now().getTime() + INDIA).toISOString().slice(0, 7);
  const counter = (name: string, help: string) => {
    const made = new Counter({ name, help, labelNames: ['kind', 'month'], registers: [registry] });
    return (kind: string) => made.inc({ kind, month: month() });
  };
  return {
    care: {
      card: counter('jaanu_safety_cards_total', 'Cards given in place of a reply'),
      suspension: counter('jaanu_safety_closures_total', 'Accounts suspended'),
      leftOut: counter('jaanu_safety_left_out_total', 'Sentences of replies that were left out'),
    },
    ...modelMetrics(registry),
    paymentStep: ({ step, app, system, inApp }) => steps.inc({ step, app, system, in_app: inApp }),
    answered: ({ seconds, ...labels }) => calls.observe(labels, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** A server that rests, one that is tried again by a single turn, and one that is open to all. */
const STATES = { resting: 0, tried: 0.5, open: 1 };

function modelMetrics(registry: Registry): Pick<Metrics, 'replies' | 'endpoint'> {
  const registers = [registry];
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const replies = counter('jaanu_replies_total', 'Replies by who wrote them', 'source');
  const calls = counter('jaanu_model_calls_total', 'Calls of models', 'endpoint', 'outcome');
  const tokens = counter('jaanu_model_tokens_total', 'Tokens of models', 'endpoint', 'kind');
  const rupees = counter('jaanu_model_rupees_total', 'What models cost', 'endpoint');
  const seconds = (name: string, help: string) =>
    new Histogram({ name, help, labelNames: ['endpoint'], buckets: BUCKETS, registers });
  const firstWord = seconds('jaanu_model_first_word_seconds', 'Until the first sentence is there');
  const whole = seconds('jaanu_model_reply_seconds', 'Until the whole reply is there');
  const state = new Gauge({
    name: 'jaanu_model_open',
    help: 'Whether a model is asked: 1 yes, 0.5 by one turn at a time, 0 no',
    labelNames: ['endpoint'],
    registers,
  });
  return {
    endpoint: (endpoint, name) => state.set({ endpoint }, STATES[name]),
    replies: {
      reply: (source) => replies.inc({ source }),
      call({ endpoint, outcome, inputTokens, cachedTokens, ...spent }) {
        calls.inc({ endpoint, outcome });
        tokens.inc({ endpoint, kind: 'input' }, inputTokens - cachedTokens);
        tokens.inc({ endpoint, kind: 'cached' }, cachedTokens);
        tokens.inc({ endpoint, kind: 'output' }, spent.outputTokens);
        rupees.inc({ endpoint }, (spent.microRupees ?? 0) / 1_000_000);
        if (spent.firstWordMs !== null) firstWord.observe({ endpoint }, spent.firstWordMs / 1000);
        whole.observe({ endpoint }, spent.totalMs / 1000);
      },
    },
  };
}

import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ReplyCounts } from '../domain/chat/turn/reply-counts.ts';

/** Upper ends in seconds: from a cached read to a reply that runs into its time limit. */
export const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A server that rests, one that is tried again by a single turn, and one that is open to all. */
const STATES = { resting: 0, tried: 0.5, open: 1 };

export interface TurnMetrics {
  /** How turns ended, who wrote replies, and what models took for it. */
  replies: ReplyCounts;
  /** The state of a model's server. */
  endpoint(name: string, state: keyof typeof STATES): void;
}

/** Turns by kind and outcome, and what models took for them. */
export function turnMetrics(registry: Registry): TurnMetrics {
  const registers = [registry];
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const seconds = (name: string, help: string, label: string) =>
    new Histogram({ name, help, labelNames: [label], buckets: BUCKETS, registers });
  const turns = counter('jaanu_turns_total', 'Turns by how they ended', 'kind', 'outcome');
  const turnFirst = seconds('jaanu_turn_first_word_seconds', 'Until a reply begins', 'kind');
  const turnWhole = seconds('jaanu_turn_seconds', 'Until a turn has ended', 'kind');
  const replies = counter('jaanu_replies_total', 'Replies by who wrote them', 'source');
  const calls = counter('jaanu_model_calls_total', 'Calls of models', 'endpoint', 'outcome');
  const tokens = counter('jaanu_model_tokens_total', 'Tokens of models', 'endpoint', 'kind');
  const rupees = counter('jaanu_model_rupees_total', 'What models cost', 'endpoint');
  const firstWord = seconds(
    'jaanu_model_first_word_seconds',
    'Until the first sentence is there',
    'endpoint',
  );
  const whole = seconds('jaanu_model_reply_seconds', 'Until the whole reply is there', 'endpoint');
  const state = new Gauge({
    name: 'jaanu_model_open',
    help: 'Whether a model is asked: 1 yes, 0.5 by one turn at a time, 0 no',
    labelNames: ['endpoint'],
    registers,
  });
  return {
    endpoint: (endpoint, name) => state.set({ endpoint }, STATES[name]),
    replies: {
      turn({ kind, outcome, firstWordSeconds, seconds: took }) {
        turns.inc({ kind, outcome });
        if (firstWordSeconds !== undefined) turnFirst.observe({ kind }, firstWordSeconds);
        if (took !== undefined) turnWhole.observe({ kind }, took);
      },
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

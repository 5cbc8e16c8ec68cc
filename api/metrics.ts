import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { CareCounts } from './domain/safety/care-counts.ts';

/** What one process measures of itself. */
export interface Metrics {
  /** Notes one answered call. `route` is the pattern of the path, never the path: that may name a chat. */
  answered(call: { method: string; route: string; status: number; seconds: number }): void;
  /** What was done for somebody's safety. */
  care: CareCounts;
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
    answered: ({ seconds, ...labels }) => calls.observe(labels, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

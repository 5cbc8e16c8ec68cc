import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What one process measures of itself. */
export interface Metrics {
  /** Notes one answered call. `route` is the pattern of the path, never the path: that may name a chat. */
  answered(call: { method: string; route: string; status: number; seconds: number }): void;
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

/** Upper ends in seconds: from a cached read to a reply that runs into its time limit. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The process, its memory and event loop, and the calls it answers; nothing about any visitor. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'jaanu_' });
  const calls = new Histogram({
    name: 'jaanu_http_request_seconds',
    help: 'Answered API calls by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    answered: ({ seconds, ...labels }) => calls.observe(labels, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

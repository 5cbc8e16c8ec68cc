import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createProviders } from '../../domain/payment/providers.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { startServer } from '../../server.ts';
import { buy, deliver } from '../support/buy.ts';
import { paymentEvent, scriptedProvider } from '../support/scripted-provider.ts';
import { until } from '../support/until.ts';
import { useApi } from '../support/use-api.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TOKEN = 'prometheus-reads-this';
const scripted = scriptedProvider();
const api = useApi(
  { paymentProviders: createProviders(scripted.provider.name, [scripted.provider]) },
  { METRICS_TOKEN: TOKEN },
);

/** Labels that Prometheus sets by itself; ours of that name would be called `exported_…`. */
const TARGET_LABELS = ['job', 'instance'];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
const rules: Rule[] = parse(read('ops/monitoring/prometheus-rules.yaml')).groups.flatMap(
  ({ rules: some }: { rules: Rule[] }) => some,
);
const panels: { title: string; targets?: { expr: string }[] }[] = JSON.parse(
  read('ops/monitoring/grafana-dashboard.json'),
).panels;

const queries: [string, string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

/** A series that a query asks for. */
interface Selector {
  metric: string;
  /** The labels that it is chosen by, or grouped by. */
  labels: string[];
}

/** What a query asks for. Throws where it cannot be parsed. */
function selectorsOf(query: string): Selector[] {
  const text = (node: SyntaxNode) => query.slice(node.from, node.to);
  const selectors: Selector[] = [];
  const grouped: string[] = [];
  parser.parse(query).iterate({
    enter({ name, node }) {
      if (node.type.isError) throw new Error(`Not PromQL at ${node.from}: ${query}`);
      if (name === 'VectorSelector') {
        const metric = node.getChild('Identifier');
        if (!metric) throw new Error(`A selector without a name: ${text(node)}`);
        const labels: string[] = [];
        node.cursor().iterate((each) => {
          if (each.name === 'LabelName') labels.push(text(each.node));
        });
        selectors.push({ metric: text(metric), labels });
      }
      if (name === 'GroupingLabels') {
        for (const label of node.getChildren('LabelName')) grouped.push(text(label));
      }
    },
  });
  return selectors.map(({ metric, labels }) => ({ metric, labels: [...labels, ...grouped] }));
}

/** The label names of each series by name, as in Prometheus' text. */
function seriesOf(text: string): Map<string, Set<string>> {
  const series = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const [, name = '', labels = ''] = /^([a-z_0-9]+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === '') continue;
    const known = series.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    series.set(name, known);
  }
  return series;
}

let series: Map<string, Set<string>>;

beforeAll(async () => {
  const { metrics } = api.context;
  const server = await startServer(api.context, { host: '127.0.0.1', port: 0 });
  const scrape = async () =>
    (
      await fetch(`${api.origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    ).text();
  const { visitor, sessionId, orderId } = await buy(api);
  await visitor.send(sessionId, 'hi');
  await visitor.send(sessionId, 'I want to die');
  (scripted.orders.get(orderId) as { state: string }).state = 'paid';
  await deliver(api, paymentEvent(scripted, orderId, 'SUCCESS'));
  await refundOrder(api.context, { orderId, note: 'asked for it' });
  const step = { step: 'opened', app: 'gpay', system: 'android', inApp: 'none' };
  await visitor.call('POST', '/api/payment/step', step);
  await until(async () => (await scrape()).includes('jaanu_job_runs_total{name="expire turns"'));
  // What only happens with a model, with Redis, or to an account suspended for age.
  metrics?.redis(true);
  metrics?.endpoint('primary', 'open');
  metrics?.care.suspension('underage');
  metrics?.care.leftOut('sexual');
  metrics?.replies.call({
    endpoint: 'primary',
    model: 'm',
    outcome: 'finished',
    inputTokens: 10,
    cachedTokens: 5,
    outputTokens: 3,
    reasoningTokens: 0,
    isEstimated: false,
    microRupees: 1,
    firstWordMs: 1,
    totalMs: 2,
  });
  series = seriesOf(await scrape());
  // Prometheus' own, of each process that it reads.
  series.set('up', new Set(TARGET_LABELS));
  await server.stop();
});

it("reports the day's figures and the backlog", () => {
  for (const name of ['jaanu_today_registrations', 'jaanu_today_revenue_rupees', 'jaanu_backlog']) {
    expect([...series.keys()]).toContain(name);
  }
});

it('leaves the names of labels alone that Prometheus gives to what it reads', () => {
  const ours = [...series].filter(([name]) => name !== 'up').flatMap(([, labels]) => [...labels]);
  for (const label of TARGET_LABELS) expect(ours).not.toContain(label);
});

it.each(queries)('%s asks for what /metrics gives: %s', (_name, query) => {
  const selectors = selectorsOf(query);
  expect(selectors.length).toBeGreaterThan(0);
  for (const { metric, labels } of selectors) {
    expect([...series.keys()], query).toContain(metric);
    expect([...(series.get(metric) ?? [])], `${metric} in ${query}`).toEqual(
      expect.arrayContaining(labels),
    );
  }
});

it.each(['sum(no_such_metric)', 'sum by (nothing) (jaanu_turns_total)'])(
  'would notice %s',
  (query) => {
    const missing = selectorsOf(query).filter(
      ({ metric, labels }) => !labels.every((label) => series.get(metric)?.has(label)),
    );
    expect(
      missing.length + selectorsOf(query).filter(({ metric }) => !series.has(metric)).length,
    ).toBeGreaterThan(0);
  },
);

it('refuses what is no query', () => {
  expect(() => selectorsOf('sum by (rate(jaanu_turns_total[5m])')).toThrow('Not PromQL');
});

it('has an entry of the runbook for every alert, and none for others', () => {
  const headings = [...read('docs/operating/alerts.md').matchAll(/^## (\w+)$/gm)].map(
    ([, of]) => of,
  );
  expect(headings).toEqual(rules.map(({ alert }) => alert));
  for (const { labels, annotations } of rules) {
    expect(labels.severity).toMatch(/^(page|ticket)$/);
    // A comma in a summary without quotation marks begins another key, and Prometheus refuses the file.
    expect(Object.keys(annotations)).toEqual(['summary']);
    expect(annotations.summary).not.toBe('');
  }
});

import { join } from 'node:path';
import { unpackPrograms } from '../../cluster/debian-packages.ts';
import { runQuietly } from '../../process/output.ts';
import { ROOT } from '../../setup/root.ts';

/** Debian's Prometheus checks our rules and runs the test cases of `alerts.yaml`. Throws what it rejects. */
export async function testAlerts(): Promise<void> {
  const programs = await unpackPrograms(join(ROOT, '.local/deploy-prometheus'), ['prometheus']);
  const promtool = programs.path('usr/bin/promtool');
  const rules = join(ROOT, 'ops/monitoring/prometheus-rules.yaml');
  await runQuietly(promtool, ['check', 'rules', rules]);
  await runQuietly(promtool, ['test', 'rules', join(ROOT, 'ops/deploy/test/alerts.yaml')]);
}

import { createProgress } from '../bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../process/lifecycle.ts';
import { PARTS, type Part } from './test-parts.ts';

const progress = createProgress();
await runCommand(progress, (life) => test(life, process.argv.slice(2)));

/** Runs every part, or only the part named by the first argument, and ends with the counts. */
async function test(life: Lifecycle, [name, ...rest]: string[]): Promise<number> {
  const part = name ? PARTS[name] : undefined;
  if (name && !part) throw new Error(`Parts of the tests: ${Object.keys(PARTS).join(', ')}.`);
  const parts: [string, Part][] = name && part ? [[name, part]] : Object.entries(PARTS);
  const total = { passed: 0, failed: 0 };
  const summary: string[] = [];
  for (const [title, run] of parts) {
    life.signal.throwIfAborted();
    const { passed, failed, flaky = [], failures = [] } = await run({ progress, life, args: rest });
    total.passed += passed;
    total.failed += failed;
    const again = flaky.length > 0 ? `, ${flaky.length} at the second try` : '';
    summary.push(`${title.padEnd(12)}${passed} passed${again}, ${failed} failed`);
    for (const one of failures) summary.push(`  failed: ${one}`);
    for (const one of flaky) summary.push(`  at the second try: ${one}`);
  }
  for (const line of ['', ...summary]) progress.line(line);
  progress.line(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}

import { join } from 'node:path';
import { ROOT } from '../../ops/setup/root.ts';
import { makeScreen } from './make-screen.ts';

const [name = ''] = process.argv.slice(2);
try {
  const made = makeScreen(join(ROOT, 'site'), name);
  process.stdout.write(
    `${made.map((path) => `site/${path}`).join('\n')}\n\nNow give it its address in contract/pages.ts: ${name}: '/${name}', and in OWN where it is one visitor's own.\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

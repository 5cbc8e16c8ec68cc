import { join } from 'node:path';
import { ROOT } from '../../ops/setup/root.ts';
import { makeScreen } from './make-screen.ts';

const [name = ''] = process.argv.slice(2);
try {
  const made = makeScreen(join(ROOT, 'site'), name);
  process.stdout.write(
    `${made.map((path) => `site/${path}`).join('\n')}\n
Now give it its address, '/${name}', in PAGES of contract/pages.ts, and name it in OWN below. Where it is the same for
everybody, it is in PUBLIC_SCREENS of tools/screens/page-kinds.ts instead, and its page is without \`noindex\`.\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../ops/setup/root.ts';
import { makeScreen } from './make-screen.ts';

const [kind = '', name = ''] = process.argv.slice(2);
try {
  const made = makeScreen(ROOT, kind, name);
  execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', ...made], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  process.stdout.write(
    `${made.join('\n')}\n\nSee it: npm run dev, /${name}. What it shows is loaded in site/stores/${name}/${name}.ts.\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

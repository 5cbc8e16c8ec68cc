import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/root.ts';
import { COMMANDS } from './commands.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const KNOWN = new Set<unknown>(Object.values(COMMANDS));

const isCommand = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('run' in value || 'setUp' in value);

it('lists every command that a file below this folder has', async () => {
  const files = globSync('**/*.ts', {
    cwd: import.meta.dirname,
    exclude: ['*.test.ts', 'ops.ts'],
  });
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file))),
  );
  const unlisted = modules.flatMap((one) =>
    Object.entries(one)
      .filter(([, value]) => isCommand(value) && !KNOWN.has(value))
      .map(([name]) => `${name} is not in operator/commands.ts`),
  );
  expect(unlisted).toEqual([]);
});

it.each(Object.keys(COMMANDS))('README.md says what %s does', (name) => {
  const hasRow = new RegExp(`^\\| \`npm run (ops -- )?${name}\\b`, 'm').test(README);
  expect(hasRow, `README.md has no row "| \`npm run ops -- ${name} …\` | … |"`).toBe(true);
});

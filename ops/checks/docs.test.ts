import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/root.ts';

const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((path) => existsSync(join(ROOT, path)));

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const LINK = /\]\((?!\w+:)([^)#\s]+)(?:#[^)]*)?\)/g;
const MENTION = /\bdocs\/[\w/-]+(?:\.md)?/g;

it.each(FILES.filter((path) => path.endsWith('.md')))('%s links to what is there', (path) => {
  const links = [...read(path).replace(CODE, '').matchAll(LINK)].map(([, link = '']) => link);
  const broken = links.filter((link) => !existsSync(join(ROOT, dirname(path), link)));
  // A link from the root of the site is a page's: check:content knows those.
  expect(broken.filter((link) => !link.startsWith('/'))).toEqual([]);
});

it('code references existing documents, and decisions by number', () => {
  const isThere = (name: string) => FILES.some((path) => path.startsWith(name));
  const code = FILES.filter((path) => /^(api|contract|db|ops|site)\/.*\.(ts|tsx|css)$/.test(path));
  const missing = code.flatMap((path) =>
    [...read(path).matchAll(MENTION)]
      .map(([name]) => name)
      .filter((name) => !isThere(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('e2e/README.md says of every browser test what it proves', () => {
  const specs = FILES.filter((path) => /^e2e\/.+\.spec\.ts$/.test(path));
  const table = read('e2e/README.md');
  expect(specs.filter((path) => !table.includes(`\`${path.slice('e2e/'.length)}\``))).toEqual([]);
});

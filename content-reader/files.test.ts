import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isOf, pathOf, pathsOf, slugOf } from './files.ts';
import { articles } from './kinds/articles.ts';
import { companions } from './kinds/companions.ts';
import { operator } from './kinds/operator.ts';
import { prompts } from './kinds/prompts.ts';

const folder = mkdtempSync(join(tmpdir(), 'jaanu-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

for (const path of [
  'operator.yaml',
  'articles/two.mdx',
  'articles/one.mdx',
  'articles/one.md',
  'articles/more/three.mdx',
  'companions/ila/profile.mdx',
  'companions/ila/facts.yaml',
  'companions/ila.mdx',
]) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), '');
}

it.each([
  [articles, ['articles/one.mdx', 'articles/two.mdx']],
  [companions, ['companions/ila/profile.mdx']],
  [operator, ['operator.yaml']],
])('finds the files of a kind, in order, and no others: $name', (kind, paths) => {
  expect(pathsOf(folder, kind)).toEqual(paths);
});

it.each([
  [articles, 'articles/one.mdx', 'one'],
  [companions, 'companions/ila/profile.mdx', 'ila'],
  [operator, 'operator.yaml', 'operator'],
  [prompts, 'prompts/romantic.v1.0.md', 'romantic.v1.0'],
])('knows what a file is called: $name', (kind, path, slug) => {
  expect(isOf(kind, path)).toBe(true);
  expect(slugOf(kind, path)).toBe(slug);
});

it('says where a new file belongs', () => {
  expect(pathOf(companions, 'ila')).toBe('companions/ila/profile.mdx');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFresh } from './build-if-stale.ts';
import { hashBuildInputs } from './build-inputs.ts';

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jaanu-build-'));
  write('site/pages/index.astro', '<p>Hello</p>');
  write('content/articles/one.mdx', 'One');
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['a changed page', () => write('site/pages/index.astro', '<p>Hi</p>')],
  ['a new article', () => write('content/articles/two.mdx', 'Two')],
  ['an article taken away', () => rmSync(join(root, 'content/articles/one.mdx'))],
  ['a changed contract', () => write('contract/limits.ts', 'export {}')],
])('%s makes the build stale', (_, change) => {
  const before = hashBuildInputs(root, {});
  change();
  expect(hashBuildInputs(root, {})).not.toBe(before);
});

test('so does a changed public address, but no other variable', () => {
  const before = hashBuildInputs(root, { PORT: '1' });
  expect(hashBuildInputs(root, { PORT: '2' })).toBe(before);
  expect(hashBuildInputs(root, { PUBLIC_ORIGIN: 'https://jaanu.example' })).not.toBe(before);
});

test('a test or a file of the server does not', () => {
  const before = hashBuildInputs(root, {});
  write('site/stores/chat.test.ts', '');
  write('api/app.ts', '');
  expect(hashBuildInputs(root, {})).toBe(before);
});

test('a site is fresh only when its stamp matches these inputs', () => {
  expect(isFresh(join(root, 'dist'), 'abc')).toBe(false);
  write('dist/.build-stamp', 'abc');
  expect(isFresh(join(root, 'dist'), 'abc')).toBe(true);
  expect(isFresh(join(root, 'dist'), 'def')).toBe(false);
});

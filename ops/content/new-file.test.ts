import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { makeFile } from './new-file.ts';
import { slugOf } from './templates.ts';
import { copyWithoutLines } from './testing.ts';

const FACTS = { today: '2026-01-31', id: '0b7a3c52-8f07-4d6e-9c51-2f6f6f5f7a10' };

let folder = '';
beforeEach(() => {
  folder = copyWithoutLines();
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['article', 'Chai & the "city"', 'articles/chai-the-city.mdx'],
  ['idea', 'A first idea', 'ideas/a-first-idea.mdx'],
  ['companion', 'Ila Sen', 'companions/ila-sen/profile.mdx'],
])('a new %s is in order as it is made', (kind, title, path) => {
  expect(makeFile(folder, kind, title, FACTS)).toMatchObject({ path });
  // A companion is never a draft: her fields are required immediately.
  const toDo = [
    expect.stringContaining('images/companions/ila-sen.svg'),
    expect.stringContaining('still the one that a new file is made with'),
  ];
  expect(checkContent(folder)).toEqual(kind === 'companion' ? toDo : []);
  expect(readFileSync(join(folder, path), 'utf8')).toContain(JSON.stringify(title));
});

test('a new article is not published when created', () => {
  makeFile(folder, 'article', 'Chai', FACTS);
  const path = join(folder, 'articles/chai.mdx');
  writeFileSync(path, readFileSync(path, 'utf8').replace('draft: true', 'draft: false'));
  expect(checkContent(folder)).toEqual([
    'content/articles/chai.mdx:5  This line is still the one that a new file is made with.',
  ]);
});

test('nothing is overwritten', () => {
  makeFile(folder, 'article', 'Chai', FACTS);
  const text = readFileSync(join(folder, 'articles/chai.mdx'), 'utf8');
  expect(makeFile(folder, 'article', 'Chai!', { ...FACTS, today: '2026-02-01' })).toEqual({
    refusal: 'content/articles/chai.mdx is there already.',
  });
  expect(readFileSync(join(folder, 'articles/chai.mdx'), 'utf8')).toBe(text);
});

test('what cannot be created is reported in words', () => {
  expect(makeFile(folder, 'artikel', 'Chai', FACTS)).toEqual({
    refusal: 'There is no "artikel" to make. Choose one of: article, idea, companion.',
  });
  expect(makeFile(folder, '', '', FACTS)).toEqual({
    refusal:
      'Say what to make: npm run new article "A title". Or one of: article, idea, companion.',
  });
  expect(makeFile(folder, 'article', '!!', FACTS)).toEqual({
    refusal: 'It needs a title in Latin letters: npm run new article "A title".',
  });
});

test('addresses are derived from titles', () => {
  expect(slugOf("Who's late? Café, 9 PM")).toBe('whos-late-cafe-9-pm');
  expect(slugOf('x'.repeat(200))).toHaveLength(80);
});

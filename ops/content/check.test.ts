import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PACKS } from '#contract/packs.ts';
import { checkContent } from './check.ts';
import { CONTENT, copyWithoutLines } from './testing.ts';

const ARTICLE = 'articles/emotional-wellness-busy-professionals.mdx';
const IDEA = 'ideas/two-chais.mdx';
const COMPANION = 'companions/kavya/profile.mdx';

let folder = '';
beforeEach(() => {
  folder = copyWithoutLines();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is reported to an editor after replacing a piece of a file. */
function told(path: string, piece: string | RegExp, by: string): string[] {
  const before = readFileSync(join(folder, path), 'utf8');
  const after = before.replace(piece, by);
  expect(after, 'nothing was replaced').not.toBe(before);
  writeFileSync(join(folder, path), after);
  return checkContent(folder);
}

test.each(['memory/facts.yaml', 'pages/privacy.mdx', 'operator.yaml'])(
  'what is asked for by its name is missed: %s',
  (path) => {
    rmSync(join(folder, path));
    expect(checkContent(folder)).toContainEqual(
      expect.stringMatching(`^content/${path}:1  This file is missing`),
    );
  },
);

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

test('the content of this project is in order', () => {
  expect(checkContent(CONTENT)).toEqual([]);
});

test.each([
  ['a misspelt field', ARTICLE, 'excerpt:', 'exerpt:'],
  ['a wrong day', ARTICLE, '2025-07-28', '28 July'],
  ['an unknown category', ARTICLE, 'category: Wellness', 'category: Welness'],
  ['a title too long for a search result', ARTICLE, /title: .*/, `title: ${'Word '.repeat(16)}`],
  ['an empty title', ARTICLE, /title: .*/, 'title: ""'],
  ['a number where a text belongs', ARTICLE, /title: .*/, 'title: 2025'],
  ['a text where true or false belongs', ARTICLE, 'category', 'trending: yes please\ncategory'],
  ['a quote that does not end', ARTICLE, /title: "(.*)"/, 'title: "$1'],
  ['a field that is missing', ARTICLE, /date: .*\n/, ''],
  ['no fields at all', ARTICLE, /^---[\s\S]*?\n---\n/, ''],
  ['a hashtag with its sign', IDEA, '[ChaiTime', '["#ChaiTime"'],
  ['a place that is taken', IDEA, 'order: 2', 'order: 1'],
  ['a list that is none', COMPANION, /interests: .*/, 'interests: chess'],
  ['a chat type that there is not', COMPANION, '[friendly, romantic]', '[friendly, flirty]'],
  ['a companion too young', COMPANION, 'age: 27', 'age: 19'],
  ['a field below another', COMPANION, 'petNames:', 'pets:'],
  ['an address twice', COMPANION, 'urlName: kavya', 'urlName: noor'],
  ['a picture in her gallery that was not drawn', COMPANION, 'kavya-2.webp', 'kavya-9.webp'],
  ['an answer left out', 'landing/marketing.mdx', / {4}answer: No\. The.*\n/, ''],
])('%s', (_, path, piece, by) => {
  expect(told(path, piece, by)).toMatchSnapshot();
});

test.each([
  ['a page that is not there', 'A [link](/companion-list).'],
  ['an anchor that is not there', 'A [link](/privacy#cookies).'],
  ['an anchor of its own page that is not there', 'A [link](#nowhere).'],
  ['a link without a slash', 'A [link](companions).'],
  ['an insecure link', 'A [link](http://example.com).'],
  ['a link without words', 'A [](/companions).'],
  ['a picture that is not there', '![Rain](../images/rain.webp)'],
  ['a picture without words', '![](../images/companions/kavya.svg)'],
  ['a picture from elsewhere', '![Rain](https://example.com/rain.jpg)'],
  ['a piece of HTML', 'So <b>bold</b>.'],
  ['a brace', 'A set {of two}.'],
  ['a program', 'import that you need'],
  ['a heading of the first level', '# A title'],
  ['a heading that leaves a level out', '#### Deep'],
  ['a word we do without', 'It is guaranteed.\nAnd a Guaranteed one.'],
])('%s', (_, text) => {
  expect(told(ARTICLE, /\n---\n/, `\n---\n\n${text}\n`)).toMatchSnapshot();
});

test('a price that belongs to no pack', () => {
  const sold = PACKS.map(({ amount }) => amount);
  const dearer = Math.max(...sold) + 1;
  expect(told('landing/marketing.mdx', /₹\d+/, `₹${dearer}`)).toEqual([
    expect.stringContaining(
      `₹${dearer} is the price of no pack (${sold.map((one) => `₹${one}`).join(', ')};`,
    ),
  ]);
});

test('valid links are left alone', () => {
  const text =
    '[a](/companions?type=romantic) [b](/privacy#what-we-store) [c](#a-smaller-ambition) [d](tel:112)';
  expect(told(ARTICLE, /\n---\n/, `\n---\n\n${text}\n`)).toEqual([]);
});

test('a former address that another article has, or had', () => {
  const article = readFileSync(join(folder, ARTICLE), 'utf8');
  const moved = (slugs: string) => article.replace('\n---\n', `\nformerly: [${slugs}]\n---\n`);
  write('articles/one.mdx', moved('work-life-balance-and-relationships'));
  write('articles/three.mdx', moved('old'));
  write('articles/two.mdx', moved('old'));
  expect(checkContent(folder)).toMatchSnapshot();
});

test('a file whose name is no address', () => {
  write('articles/My Article.mdx', readFileSync(join(folder, ARTICLE), 'utf8'));
  expect(checkContent(folder)).toMatchSnapshot();
});

test('a drawing of an article that is not there; an article without one is in order', () => {
  const cover = 'images/covers/emotional-wellness-busy-professionals.svg';
  renameSync(join(folder, cover), join(folder, 'images/covers/wellness.svg'));
  expect(checkContent(folder)).toEqual([
    'content/images/covers/wellness.svg:1  There is no article content/articles/wellness.mdx. Rename the drawing as the article is called, or take it away.',
  ]);
});

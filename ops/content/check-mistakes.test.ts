import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { copyWithoutLines } from './testing.ts';

const FIELDS = `title: Chai at six
excerpt: One or two sentences that make somebody want to read on, and not one word more.
category: Dating
date: 2025-08-01`;
const ARTICLE = `---\n${FIELDS}\n---\n\nA text.\n\n## A heading\n\nThe end.\n`;

let folder = '';
beforeEach(() => {
  folder = copyWithoutLines();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is reported to an editor about files beside those of this project. */
function told(files: Record<string, string | Buffer>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return checkContent(folder);
}

const ofFields = (piece: string | RegExp, by: string) =>
  told({ 'articles/chai.mdx': ARTICLE.replace(piece, by) });

const ofText = (text: string) => told({ 'articles/chai.mdx': ARTICLE.replace('A text.', text) });

test.each([
  ['a colon in a title', 'Chai at six', 'Chai: at six'],
  ['a space in front of a field', 'title:', ' title:'],
  ['a tab in front of a field', 'category:', '\tcategory:'],
  ['a colon without a space', 'title: ', 'title:'],
  ['a field twice', 'date:', 'category: Dating\ndate:'],
  ['a title in brackets', 'Chai at six', '[Chai] at six'],
  ['a title that begins with a star', 'Chai at six', '*Chai'],
  ['a title that begins with an at sign', 'Chai at six', '@chai'],
  ['a title that begins with an exclamation mark', 'Chai at six', '!chai'],
  ['a title in braces', 'Chai at six', '{chai}'],
  ['a title that a # cuts off', 'Chai at six', 'Top #5 chais'],
  ['a list that does not end', 'date:', 'formerly: [old\ndate:'],
  ['a day that there is not', '2025-08-01', '2025-02-30'],
  ['a change before the first day', 'date:', 'updated: 2025-07-01\ndate:'],
  ['an address that another page has', 'date:', 'formerly: [instagram-content-ideas]\ndate:'],
  ['lines that are no fields', FIELDS, 'hello'],
  ['no closing line', '\n---\n\n', '\n\n'],
  ['a space after the first line', '---\n', '--- \n'],
  ['nothing', /[\s\S]*/, ''],
  ['no text', /\nA text[\s\S]*/, ''],
  ['a byte order mark', '---', '\ufeff---'],
])('%s', (_, piece, by) => {
  expect(ofFields(piece, by)).toMatchSnapshot();
});

test.each([
  ['a sign that begins a program', 'With <3 and {love}.'],
  ['an address in pointed brackets', 'See <https://example.com>.'],
  ['code by four spaces', '    {x}'],
  ['a link with a space in it', 'A [link](/my page).'],
  ['a link by a name that is nowhere', 'A [link][there].'],
  ['a link by name that leads nowhere', 'A [link][there].\n\n[there]: /nowhere'],
  ['a link with a slash too many', 'A [link](/blogs/).'],
  ['a link without an address', 'A [link]().'],
  ['a footnote without a note', 'A claim.[^1]'],
  ['a heading by accident', 'A paragraph\n---'],
  ['a heading without a space', '##Heading'],
  ['a heading without words', '##'],
  ['a drawing in a text', '![Kavya](../images/companions/kavya.svg)'],
  ['a picture named as on the site', '![Kavya](/images/companions/kavya.webp)'],
  [
    'a table too wide for a phone',
    '| a | b | c | d |\n| --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 |',
  ],
])('%s', (_, text) => {
  expect(ofText(text)).toMatchSnapshot();
});

test.each([
  ['a footnote', 'A claim.[^1]\n\n[^1]: The [source](https://example.com).'],
  ['a table of three columns', '| a | b | c |\n| :-- | --- | --: |\n| 1 | 2 | 3 |'],
  ['a sign with a space after it', 'Where 3 < 4, and `{x}` is code.'],
  ['a sign behind a backslash', 'A \\{brace\\} and \\<3.'],
  ['words in brackets', 'He wrote [sic] (twice) that it rained.'],
])('%s is in order', (_, text) => {
  expect(ofText(text)).toEqual([]);
});

test('Windows line ends and quoted days are in order', () => {
  const text = ARTICLE.replace('2025-08-01', '"2025-08-01"').replaceAll('\n', '\r\n');
  expect(told({ 'articles/chai.mdx': text })).toEqual([]);
});

test('drafts may link to one another; published pages may not link to drafts', () => {
  const draft = ARTICLE.replace('date: 2025-08-01', 'date: 2025-08-01\ndraft: true');
  const link = (text: string) => text.replace('A text.', '[Chai](/blogs/chai)');
  expect(told({ 'articles/chai.mdx': draft, 'articles/two.mdx': link(draft) })).toEqual([]);
  expect(told({ 'articles/two.mdx': link(ARTICLE) })).toMatchSnapshot();
});

test('a link to an address that has moved', () => {
  const moved = ARTICLE.replace('date:', 'formerly: [old]\ndate:');
  const text = moved.replace('A text.', '[Chai](/blogs/old)');
  expect(told({ 'articles/chai.mdx': text })).toMatchSnapshot();
});

test('files that nothing reads', () => {
  const stray = [
    'articles/chai.md',
    'articles/more/chai.mdx',
    'companions/ila.mdx',
    'companions/ila/profil.mdx',
    'no-such-folder/tea.yaml',
    'operators.yaml',
    'safety/carre.yaml',
    'talk/topics/tea.yaml',
  ];
  const hidden = ['articles/.DS_Store', 'articles/chai.mdx~'];
  const said = told(Object.fromEntries([...stray, ...hidden].map((path) => [path, ARTICLE])));
  expect(said.map((line) => line.split(':')[0])).toEqual(stray.map((path) => `content/${path}`));
  for (const line of said) expect(line).toContain('Nobody reads this file.');
  expect(said[0]).toMatch(/ In articles\/ are read: articles\/\*\.mdx\.$/);
  expect(said[4]).toMatch(/ Files belong into articles\/, .*content\/README\.md/);
});

test('a name that is taken', () => {
  expect(told({ 'articles/instagram-content-ideas.mdx': ARTICLE })).toMatchSnapshot();
});

test('letters that are not UTF-8', () => {
  const text = Buffer.from(ARTICLE.replace('A text', 'A café'), 'latin1');
  expect(told({ 'articles/chai.mdx': text })).toMatchSnapshot();
});

test.each([
  ['an empty list of words', 'banned-words.yaml', ''],
  ['a list of words with an open quote', 'banned-words.yaml', 'chai: "tea\n'],
  ['an operator file that is a list', 'operator.yaml', '- a\n'],
  ['a misspelt tip', 'ideas/tips.yaml', '- id: a\n  titel: A\n  text: a\n'],
])('%s', (_, path, text) => {
  expect(told({ [path]: text })).toMatchSnapshot();
});

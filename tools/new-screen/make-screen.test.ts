import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../../ops/setup/root.ts';
import { makeScreen } from './make-screen.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'screen-'));
  for (const path of ['site/template', 'contract/pages.ts']) {
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The neighbours that a made file imports. */
const importsOf = (path: string) =>
  [...read(path).matchAll(/ from '(\.[^']+)'/g)].map(([, at = '']) => join(path, '..', at));

describe.each(['own', 'public'])('a screen of the kind %s', (kind) => {
  test('is made of files that find one another, and the rest of the site', () => {
    const made = makeScreen(root, kind, 'day-moods');
    expect(made).toEqual([
      'contract/pages.ts',
      'site/islands/day-moods/DayMoodsIsland.tsx',
      'site/islands/day-moods/DayMoodsScreen.test.tsx',
      'site/islands/day-moods/DayMoodsScreen.tsx',
      'site/pages/day-moods.astro',
      'site/stores/day-moods/day-moods.test.ts',
      'site/stores/day-moods/day-moods.ts',
    ]);
    for (const path of made.slice(1)) {
      expect(read(path)).not.toMatch(/template/i);
      for (const at of importsOf(path)) {
        expect(made.includes(at) || existsSync(join(ROOT, at)), `${path}: ${at}`).toBe(true);
      }
    }
  });

  test('has its name as the heading and as the title of the page', () => {
    makeScreen(root, kind, 'day-moods');
    expect(read('site/islands/day-moods/DayMoodsScreen.tsx')).toContain('title="Day moods"');
    expect(read('site/pages/day-moods.astro')).toContain('title="Day moods · Jaanu"');
  });
});

const pages = async (): Promise<typeof import('#contract/pages.ts')> =>
  import(join(root, 'contract/pages.ts'));

test('the address of a screen is declared by its kind', async () => {
  makeScreen(root, 'own', 'day-moods');
  makeScreen(root, 'public', 'festivals');
  const { PAGES, PUBLIC_PAGES, PUBLIC_SCREENS } = await pages();
  expect(PAGES).toMatchObject({ dayMoods: '/day-moods', festivals: '/festivals' });
  expect(PUBLIC_PAGES).not.toContain('/day-moods');
  expect(PUBLIC_PAGES).toContain('/festivals');
  expect([...PUBLIC_SCREENS]).toContain('/festivals');
});

test('only a visitor’s own screen is kept out of search engines', () => {
  makeScreen(root, 'own', 'day-moods');
  makeScreen(root, 'public', 'festivals');
  expect(read('site/pages/day-moods.astro')).toContain('noindex');
  expect(read('site/pages/festivals.astro')).not.toContain('noindex');
});

test.each([
  ['a kind that does not exist', ['private', 'moods'], 'Which kind'],
  ['a name that does not fit a URL', ['own', '../moods'], 'Which kind'],
  ['the address of a page', ['own', 'privacy'], 'the address of something else'],
  ['an address of the API', ['public', 'go'], 'the address of something else'],
])('%s is refused', (_, [kind = '', name = ''], reason) => {
  expect(() => makeScreen(root, kind, name)).toThrow(reason);
});

test('an existing screen is not overwritten', () => {
  makeScreen(root, 'own', 'moods');
  expect(() => makeScreen(root, 'public', 'moods')).toThrow('is there already');
});

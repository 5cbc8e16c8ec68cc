import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeScreen } from './make-screen.ts';

const SITE = join(import.meta.dirname, '../../site');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'screen-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const make = (name: string) => makeScreen(folder, name, join(SITE, 'template'));

/** What a made file imports of its neighbours. */
const importsOf = (path: string) =>
  [...readFileSync(join(folder, path), 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, at = '']) =>
    join(path, '..', at),
  );

test('every file is where its imports find the others', () => {
  const made = make('day-moods');
  expect(made).toEqual([
    'islands/day-moods/DayMoodsIsland.tsx',
    'islands/day-moods/DayMoodsScreen.test.tsx',
    'islands/day-moods/DayMoodsScreen.tsx',
    'pages/day-moods.astro',
    'stores/day-moods/day-moods.test.ts',
    'stores/day-moods/day-moods.ts',
  ]);
  for (const path of made) {
    expect(readFileSync(join(folder, path), 'utf8')).not.toMatch(/template/i);
    for (const at of importsOf(path)) {
      expect(made.includes(at) || existsSync(join(SITE, at)), `${path}: ${at}`).toBe(true);
    }
  }
});

test('its name is its heading, and the title of its page', () => {
  make('day-moods');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(read('islands/day-moods/DayMoodsScreen.tsx')).toContain('title="Day moods"');
  expect(read('pages/day-moods.astro')).toContain('title="Day moods · Jaanu"');
});

test('imports are in order where files have moved', () => {
  make('moods');
  expect(importsOf('islands/moods/MoodsIsland.tsx')).toEqual([
    'stores/moods/moods.ts',
    'islands/app.ts',
    'islands/use-store.ts',
    'islands/moods/MoodsScreen.tsx',
  ]);
  expect(importsOf('islands/moods/MoodsScreen.tsx')).toEqual([
    'stores/moods/moods.ts',
    'ui/button.module.css',
    'ui/page/PageHeader.tsx',
    'ui/page/page.module.css',
  ]);
  expect(importsOf('pages/moods.astro')).toEqual([
    'islands/moods/MoodsIsland.tsx',
    'layouts/App.astro',
  ]);
});

test('an existing screen is not overwritten, and a name must fit a URL', () => {
  make('moods');
  expect(() => make('moods')).toThrow('is there already');
  expect(() => make('../moods')).toThrow('How is it called?');
});

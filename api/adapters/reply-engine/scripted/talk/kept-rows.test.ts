import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptRows } from './kept-rows.ts';

const TEXTS = ['who are you', 'tum kaun ho'];
const TABLE = Buffer.from('a table');
let folder = '';
let placed = 0;

const meaning = (text: string) => {
  placed += 1;
  return Int8Array.of(text.length, -1);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jaanu-rows-'));
  placed = 0;
});
afterEach(() => rm(folder, { recursive: true }));

it('places texts once, and reads them after that', () => {
  const first = keptRows(meaning, folder, TABLE)('asked', TEXTS);
  const again = keptRows(meaning, folder, TABLE)('asked', TEXTS);
  expect([...first]).toEqual([11, -1, 11, -1]);
  expect([...again]).toEqual([...first]);
  expect(placed).toBe(2);
});

it('places them anew where a text or the table is another', () => {
  keptRows(meaning, folder, TABLE)('asked', TEXTS);
  expect([...keptRows(meaning, folder, TABLE)('asked', ['hi', 'tum kaun ho'])][0]).toBe(2);
  keptRows(meaning, folder, Buffer.from('another'))('asked', TEXTS);
  expect(placed).toBe(6);
});

it('leaves nothing half written behind, and survives a file that is no row', async () => {
  const directions = keptRows(meaning, folder, TABLE);
  directions('asked', TEXTS);
  expect(await readdir(folder)).toEqual(['asked.row']);
  await writeFile(join(folder, 'asked.row'), 'cut');
  expect([...directions('asked', TEXTS)]).toEqual([11, -1, 11, -1]);
});

it('does without where the folder can not be written', () => {
  const directions = keptRows(meaning, join(folder, '\0'), TABLE);
  expect([...directions('asked', TEXTS)]).toEqual([11, -1, 11, -1]);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readContentFile } from './read.ts';

const folder = await mkdtemp(join(tmpdir(), 'jaanu-read-'));
const path = join(folder, 'facts.yaml');
afterAll(() => rm(folder, { recursive: true }));

const read = async (text: string) => {
  await writeFile(path, text);
  return (await readContentFile(path, z.strictObject({ most: z.int() }))).data;
};

it('returns what is in the file', async () => {
  expect(await read('most: 3')).toEqual({ most: 3 });
});

it.each([
  ['most: "3', 'line 1'],
  ['most: three', 'most'],
  ['most: 3\nleast: 1', 'least'],
  ['', 'object'],
])('names the file and the place: %j', async (text, place) => {
  const error = await read(text).then(
    () => undefined,
    (thrown: Error) => thrown,
  );
  expect(error?.message).toContain(path);
  expect(error?.message).toContain(place);
});

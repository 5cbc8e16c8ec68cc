import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { asksAge } from './questions.ts';

const REPLIES = join(import.meta.dirname, '../../../../content/replies');

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
};

it('finds among all of her lines the few that ask for an age', async () => {
  const asking: Record<string, number> = {};
  for (const file of await readdir(REPLIES)) {
    const { english, hinglish, hindi } = parse(await readFile(join(REPLIES, file), 'utf8'));
    const lines = textsOf([english, hinglish, hindi]).map((line) => line.replace('{age}', '26'));
    const count = lines.filter((line) => asksAge(line, '')).length;
    if (count > 0) asking[file] = count;
  }
  expect(asking).toEqual({ 'age-question.yaml': 8 });
});

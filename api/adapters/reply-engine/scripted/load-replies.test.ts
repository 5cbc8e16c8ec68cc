import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadReplies, parseReplies, RepliesError } from './load-replies.ts';

const good = 'english: { any: [Hello] }\nhinglish: { any: [Hello ji] }\nhindi: { any: [नमस्ते] }\n';
const folders: string[] = [];

const folderWith = async (files: Record<string, string>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'replies-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
};

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe('parseReplies', () => {
  it('reads a subject and fills the defaults', () => {
    expect(parseReplies(good)).toMatchObject({ content: { match: [], priority: 50 } });
  });

  it.each([
    ['a missing language', 'english: { any: [Hello] }', 'hinglish: '],
    ['an unknown chat type', good.replace('any', 'angry'), 'english'],
    ['an empty list', good.replace('[Hello]', '[]'), 'english.any: '],
    ['a misspelt placeholder', good.replace('[Hello]', '["Hi {nmae}"]'), 'english.any.0: {nmae}'],
    ['broken YAML', 'english: [', ' at line 1'],
    ['an empty file', '', 'expected object'],
  ])('says what is wrong with %s', (_, text, part) => {
    const checked = parseReplies(text);
    expect('problems' in checked && checked.problems.join('\n')).toContain(part);
  });
});

describe('loadReplies', () => {
  it('names every mistake of every file, and the files that are missing', async () => {
    const folder = await folderWith({
      'welcome.yaml': good,
      'chai.yaml': good.replace('any', 'angry'),
      'food.yaml': good.replace('[Hello]', '[]'),
    });
    const error = await loadReplies(folder).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RepliesError);
    const { problems } = error as RepliesError;
    expect(problems.some((problem) => problem.includes('chai.yaml: english'))).toBe(true);
    expect(problems.some((problem) => problem.includes('food.yaml: english.any'))).toBe(true);
    expect(problems.some((problem) => problem.includes('fallback.yaml: the file is missing'))).toBe(
      true,
    );
    expect(problems.some((problem) => problem.includes('welcome.yaml'))).toBe(false);
  });
});

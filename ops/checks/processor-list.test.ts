import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/root.ts';
import { processorList } from './processor-list.ts';

const folder = join(ROOT, 'content');

it.each([
  [{ REPLY_ENGINE: 'openai' }, 'api.openai.com'],
  [{ REPLY_ENGINE: 'openai', OPENAI_BASE_URL: 'https://models.example/v1' }, 'models.example'],
  [{ REPLY_ENGINE: 'letta' }, 'api.letta.com'],
  [{ MODERATION_BASE_URL: 'https://moderation.example/v1' }, 'moderation.example'],
  [
    { REPLY_ENGINE: 'scripted', MODERATION_BASE_URL: 'https://moderation.example/v1' },
    'moderation.example',
  ],
  [
    { REPLY_ENGINE: 'openai', MODERATION_BASE_URL: 'https://moderation.example/v1' },
    'api.openai.com and moderation.example',
  ],
])('%j is missed in the privacy notice as long as nobody is named', (env, host) => {
  expect(processorList(env, folder)).toEqual([expect.stringContaining(host)]);
});

it.each([
  {},
  { REPLY_ENGINE: 'scripted' },
  { REPLY_ENGINE: 'openai', OPENAI_BASE_URL: 'http://10.0.0.7:8000/v1' },
  { MODERATION_BASE_URL: 'http://moderation.internal:8000/v1' },
])('%j sends no chat to anybody', (env) => {
  expect(processorList(env, folder)).toEqual([]);
});

/** The operator's file alone, with that many processors named. */
function naming(count: number): string {
  const made = mkdtempSync(join(tmpdir(), 'processors-'));
  cpSync(join(folder, 'operator.yaml'), join(made, 'operator.yaml'));
  const named = Array.from({ length: count }, (_, n) => `{name: P${n}, country: India, does: it}`);
  const text = readFileSync(join(made, 'operator.yaml'), 'utf8');
  writeFileSync(
    join(made, 'operator.yaml'),
    text.replace('processors: []', `processors: [${named.join(', ')}]`),
  );
  return made;
}

const BOTH = { REPLY_ENGINE: 'openai', MODERATION_BASE_URL: 'https://moderation.example/v1' };
const OF_ONE = { REPLY_ENGINE: 'openai', MODERATION_BASE_URL: 'https://api.openai.com/v1' };

it.each([
  [BOTH, 1, ['names 1 of 2']],
  [BOTH, 2, []],
  [OF_ONE, 1, []],
])('%j with %d named', (env, count, missed) => {
  const made = naming(count);
  expect(processorList(env, made)).toEqual(missed.map((text) => expect.stringContaining(text)));
  rmSync(made, { recursive: true });
});

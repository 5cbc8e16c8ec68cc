import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/root.ts';
import { processorList } from './processor-list.ts';

const folder = join(ROOT, 'content');
/** Each reads all of the content, which takes its time beside other tests. */
const PATIENCE_MS = 60_000;

it.each([
  [{ REPLY_ENGINE: 'openai' }, 'api.openai.com'],
  [{ REPLY_ENGINE: 'openai', OPENAI_BASE_URL: 'https://models.example/v1' }, 'models.example'],
  [{ REPLY_ENGINE: 'letta' }, 'api.letta.com'],
])(
  '%j is missed in the privacy notice as long as nobody is named',
  (env, host) => {
    expect(processorList(env, folder)).toEqual([expect.stringContaining(host)]);
  },
  PATIENCE_MS,
);

it.each([
  {},
  { REPLY_ENGINE: 'scripted' },
  { REPLY_ENGINE: 'openai', OPENAI_BASE_URL: 'http://10.0.0.7:8000/v1' },
])(
  '%j sends no chat to anybody',
  (env) => {
    expect(processorList(env, folder)).toEqual([]);
  },
  PATIENCE_MS,
);

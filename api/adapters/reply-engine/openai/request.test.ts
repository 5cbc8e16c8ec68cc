import { expect, it } from 'vitest';
import { requestBody } from './request.ts';

const turn = {
  kind: 'message' as const,
  chatType: 'friendly' as const,
  companion: { name: 'Aanya', aboutMe: null, interests: [], persona: null },
  prompt: '',
  history: [],
  memory: [],
  state: null,
};

it.each([
  ['https://api.openai.com/v1', 'max_completion_tokens'],
  ['http://127.0.0.1:11434/v1', 'max_tokens'],
  ['https://models.example/v1', 'max_tokens'],
])('%s is told how long a reply may be as %s', (baseUrl, name) => {
  const body = requestBody(turn, 'small', baseUrl);
  expect(Object.keys(body).filter((key) => key.startsWith('max_'))).toEqual([name]);
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../scripted/testing.ts';
import { chooseProfile, loadProfiles } from './profile.ts';
import { keyHeaders, requestBody } from './request.ts';

const profiles = await loadProfiles(join(CONTENT, 'models/profiles.yaml'));

it.each([
  ['https://api.openai.com/v1', 'gpt-4.1-mini', 'openai'],
  ['https://api.openai.com/v1', 'gpt-5-nano', 'openai-thinking'],
  ['https://generativelanguage.googleapis.com/v1beta/openai', 'gemini-3.1-flash-lite', 'gemini'],
  ['https://api.deepseek.com', 'deepseek-v4-flash', 'deepseek'],
  ['https://api.sarvam.ai/v1', 'sarvam-105b', 'sarvam'],
  ['http://127.0.0.1:11434/v1', 'gemma4:26b', 'ollama'],
  ['http://10.0.0.7:8080/v1', 'any', 'llama.cpp'],
  ['http://gpu:8000/v1', 'google/gemma-4-26b-a4b-it', 'vllm'],
  ['https://models.example/v1', 'gpt-5', 'default'],
])('%s with %s is spoken to as %s', (baseUrl, model, name) => {
  expect(chooseProfile(profiles, { baseUrl, model }).name).toBe(name);
});

it('is overridden by name, and an unknown name is refused', () => {
  const which = { baseUrl: 'https://models.example/v1', model: 'm' };
  expect(chooseProfile(profiles, which, 'vllm').name).toBe('vllm');
  expect(() => chooseProfile(profiles, which, 'nothing')).toThrow(
    /no profile nothing, but default/,
  );
});

describe('a call', () => {
  const bodyFor = (baseUrl: string, model: string): Record<string, unknown> =>
    requestBody([], model, chooseProfile(profiles, { baseUrl, model }));

  it.each([
    ['https://api.openai.com/v1', 'max_completion_tokens'],
    ['http://127.0.0.1:11434/v1', 'max_tokens'],
    ['https://models.example/v1', 'max_tokens'],
  ])('of %s limits the reply by %s', (baseUrl, name) => {
    const body = bodyFor(baseUrl, 'small');
    expect(Object.keys(body).filter((key) => key.startsWith('max_'))).toEqual([name]);
  });

  it('omits what a profile removes, and contains what it adds', () => {
    const body = bodyFor('https://api.openai.com/v1', 'gpt-5-nano');
    expect(body).not.toHaveProperty('temperature');
    expect(body).toMatchObject({
      reasoning_effort: 'minimal',
      stream_options: { include_usage: true },
    });
    expect(bodyFor('https://api.sarvam.ai/v1', 'sarvam-105b')).not.toHaveProperty('stream_options');
  });

  it('carries its key in the header of its server', () => {
    const headersFor = (baseUrl: string, key?: string) =>
      keyHeaders(key, chooseProfile(profiles, { baseUrl, model: 'm' }));
    expect(headersFor('https://models.example/v1', 'k')).toEqual({ authorization: 'Bearer k' });
    expect(headersFor('https://api.sarvam.ai/v1', 'k')).toEqual({ 'api-subscription-key': 'k' });
    expect(headersFor('http://127.0.0.1:11434/v1')).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ConfigError, readConfig } from '../../../config.ts';
import { openAiSettings, openAiVariables } from './settings.ts';

const SECRET = 'k'.repeat(32);
const CHAT_KEYS = `a:${Buffer.alloc(32, 1).toString('base64')}`;

const mistakes = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.mistakes : [`not a ConfigError: ${error}`];
  }
};

const settings = (env: NodeJS.ProcessEnv) => openAiSettings(z.object(openAiVariables).parse(env));

describe('a model in the environment', () => {
  const given = {
    SESSION_SECRET: SECRET,
    CHAT_KEYS,
    REPLY_ENGINE: 'openai',
    OPENAI_MODEL: 'small',
  };

  it('is checked only when it is chosen', () => {
    const keyed = { ...given, OPENAI_API_KEY: 'hunter2' };
    const { OPENAI_MODEL: _, ...rest } = given;
    expect(mistakes({ ...rest, REPLY_ENGINE: '' })).toEqual([]);
    expect(readConfig(keyed).engine).toMatchObject({ name: 'openai', asksModels: true });
    expect(settings(keyed)).toEqual({
      primary: { baseUrl: 'https://api.openai.com/v1', apiKey: 'hunter2', model: 'small' },
    });
  });

  it.each([
    'http://127.0.0.1:11434/v1/',
    'http://vllm:8000/v1',
    'http://10.2.3.4/v1',
    'http://[::1]:8000/v1',
    'http://[fd12:3456::1]:8000/v1',
  ])('needs no key on a machine of one’s own: %s', (OPENAI_BASE_URL) => {
    expect(mistakes({ ...given, OPENAI_BASE_URL })).toEqual([]);
    expect(settings({ ...given, OPENAI_BASE_URL }).primary.baseUrl).toMatch(/\/v1$/);
  });

  it('can have a second server, which needs a model and a key as well', () => {
    const second = { OPENAI_SECOND_BASE_URL: 'https://second.example/v1/' };
    expect(mistakes({ ...given, OPENAI_API_KEY: 'key', ...second })).toEqual([
      'OPENAI_SECOND_MODEL: must be set with OPENAI_SECOND_BASE_URL',
      'OPENAI_SECOND_API_KEY: must be set with OPENAI_SECOND_BASE_URL',
    ]);
    const whole = { ...second, OPENAI_SECOND_MODEL: 'other', OPENAI_SECOND_API_KEY: 'k' };
    expect(settings({ ...given, OPENAI_API_KEY: 'key', ...whole }).secondary).toEqual({
      baseUrl: 'https://second.example/v1',
      apiKey: 'k',
      model: 'other',
    });
  });

  it('is reported as missing with a line for each variable', () => {
    const { OPENAI_MODEL: _, ...rest } = given;
    expect(mistakes(rest)).toEqual([
      'OPENAI_MODEL: must be set with REPLY_ENGINE=openai',
      'OPENAI_API_KEY: must be set with REPLY_ENGINE=openai',
    ]);
  });

  it.each([
    'https://user:hunter2@models.example/v1',
    'https://models.example/v1?api-version=2',
    'https://models.example/v1#part',
  ])('is an address alone: %s', (address) => {
    expect(mistakes({ ...given, OPENAI_API_KEY: 'key', OPENAI_BASE_URL: address })).toEqual([
      'OPENAI_BASE_URL: must be an address alone, without a user, a query or a fragment',
    ]);
  });

  it.each(['http://models.example/v1', 'http://11.2.3.4/v1', 'http://[2001:db8::1]/v1'])(
    'takes no chats to %s',
    (address) => {
      expect(mistakes({ ...given, OPENAI_API_KEY: 'key', OPENAI_BASE_URL: address })).toEqual([
        'OPENAI_BASE_URL: must be https: chats travel with each call',
      ]);
    },
  );
});

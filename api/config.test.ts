import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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

describe('the environment', () => {
  it('needs nothing but a secret, and takes an empty value as unset', () => {
    expect(
      readConfig({ SESSION_SECRET: SECRET, CHAT_KEYS, PORT: '', PUBLIC_ORIGIN: '' }),
    ).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicOrigin: undefined,
      databaseUrl: undefined,
      replyEngine: 'scripted',
      replyPacing: 1,
    });
  });

  it('takes several secrets while one is replaced', () => {
    const next = 'n'.repeat(40);
    expect(readConfig({ SESSION_SECRET: `${next}, ${SECRET}`, CHAT_KEYS }).sessionSecrets).toEqual([
      next,
      SECRET,
    ]);
  });

  it('names every mistake at once, without the value', () => {
    const found = mistakes({
      SESSION_SECRET: 'hunter2',
      CHAT_KEYS: 'a:hunter2',
      PORT: 'many',
      PUBLIC_ORIGIN: 'https://jaanu.example/',
      DATABASE_URL: 'postgres://u:hunter2@db/x',
      REPLY_ENGINE: 'magic',
      REPLY_PACING: '-1',
      LOG_LEVEL: 'loud',
    });
    const names = found.map((line) => line.split(':')[0]);
    expect(names.sort()).toEqual([
      'CHAT_KEYS',
      'DATABASE_URL',
      'LOG_LEVEL',
      'PORT',
      'PUBLIC_ORIGIN',
      'REPLY_ENGINE',
      'REPLY_PACING',
      'SESSION_SECRET',
    ]);
    expect(found.join()).not.toContain('hunter2');
  });

  it('asks for the word to be an adult in production, unless told otherwise', () => {
    const enforced = (env: NodeJS.ProcessEnv) =>
      readConfig({ SESSION_SECRET: SECRET, CHAT_KEYS, ...env }).enforceAdult;
    expect(enforced({})).toBe(false);
    expect(enforced({ NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: '1' })).toBe(true);
    expect(
      enforced({ NODE_ENV: 'production', ADULT_GATE: 'ui', ALLOW_SANDBOX_PAYMENTS: '1' }),
    ).toBe(false);
    expect(enforced({ ADULT_GATE: 'enforce' })).toBe(true);
  });

  it.each([
    ['CHAT_KEYS', `${CHAT_KEYS},${CHAT_KEYS}`],
    ['DATABASE_URL', 'mysql://u:p@db:3306/'],
    ['PORT', ' '],
    ['PORT', '0x10'],
    ['NODE_ENV', 'prod'],
  ])('refuses %s=%j', (name, value) => {
    const found = mistakes({ SESSION_SECRET: SECRET, CHAT_KEYS, [name]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${name}:`);
  });

  it('asks for the secrets', () => {
    expect(mistakes({})).toEqual(['SESSION_SECRET: must be set', 'CHAT_KEYS: must be set']);
  });
});

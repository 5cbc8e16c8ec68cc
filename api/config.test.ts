import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const SECRET = 'k'.repeat(32);
const CHAT_KEYS = `a:${Buffer.alloc(32, 1).toString('base64')}`;

/** What production has to name. */
const OWN = {
  DATABASE_URL: 'mysql://u:p@127.0.0.1:3306/jaanu',
  PUBLIC_ORIGIN: 'https://jaanu.example',
};

const mistakes = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.mistakes : [`not a ConfigError: ${error}`];
  }
};

const ROOT = join(import.meta.dirname, '..');
const SOURCES = globSync('{api,ops}/**/*.ts', {
  cwd: ROOT,
  exclude: ['**/*.test.ts', 'api/test/**', 'api/config.ts'],
}).map((path) => readFileSync(join(ROOT, path), 'utf8'));

/** A pattern of an object, one more inside, that takes parts of the settings. */
const TAKEN_APART = /\{((?:[^{}]|\{[^{}]*\})*)\}(?:: (?:Pick<)?Config\b| = (?:\w+\.)*config\b)/g;

it.each(Object.keys(readConfig({ SESSION_SECRET: SECRET, CHAT_KEYS })))(
  '%s of the settings is used',
  (name) => {
    const isUsed = SOURCES.some(
      (source) =>
        new RegExp(`\\bconfig\\.${name}\\b`).test(source) ||
        [...source.matchAll(TAKEN_APART)].some(([, parts = '']) =>
          new RegExp(`\\b${name}\\b`).test(parts),
        ),
    );
    expect(isUsed, `nothing reads config.${name}`).toBe(true);
  },
);

describe('the environment', () => {
  it('needs nothing but a secret, and takes an empty value as unset', () => {
    expect(
      readConfig({ SESSION_SECRET: SECRET, CHAT_KEYS, PORT: '', PUBLIC_ORIGIN: '' }),
    ).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicOrigin: undefined,
      databaseUrl: undefined,
      engine: { name: 'scripted', asksModels: false },
      replyPacing: 1,
    });
  });

  it('refuses a desk port that the product uses', () => {
    const env = { SESSION_SECRET: SECRET, CHAT_KEYS, PORT: '3001' };
    expect(mistakes({ ...env, DESK_PORT: '3001' })).toEqual([
      'DESK_PORT: must be another port than PORT, and that of no other process',
    ]);
    expect(mistakes({ ...env, DESK_PORT: '3100' })).toEqual([]);
  });

  it('accepts several secrets during a rotation', () => {
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

  it('requires the adult confirmation in production, unless configured otherwise', () => {
    const enforced = (env: NodeJS.ProcessEnv) =>
      readConfig({ SESSION_SECRET: SECRET, CHAT_KEYS, ...OWN, ...env }).enforceAdult;
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
    ['REDIS_URL', 'http://redis:6379'],
    ['REDIS_URL', 'redis://redis:6379/main'],
  ])('refuses %s=%j', (name, value) => {
    const found = mistakes({ SESSION_SECRET: SECRET, CHAT_KEYS, [name]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${name}:`);
  });

  it('invents no defaults in production', () => {
    const env = { NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: '1' };
    const names = mistakes(env).map((line) => line.split(':')[0]);
    expect(names).toEqual(['SESSION_SECRET', 'CHAT_KEYS']);
    const secrets = { SESSION_SECRET: SECRET, CHAT_KEYS };
    expect(mistakes({ ...env, ...secrets })).toEqual([
      'DATABASE_URL: must be set in production',
      'PUBLIC_ORIGIN: must be set in production',
    ]);
    expect(mistakes({ ...env, ...secrets, ...OWN })).toEqual([]);
  });

  it('asks for the secrets', () => {
    expect(mistakes({})).toEqual(['SESSION_SECRET: must be set', 'CHAT_KEYS: must be set']);
  });

  it('adds the ad pixel to the pages’ policy when there is one', () => {
    const env = { SESSION_SECRET: SECRET, CHAT_KEYS };
    expect(readConfig(env).metaPixel).toBeUndefined();
    expect(readConfig({ ...env, PUBLIC_META_PIXEL_ID: '123456789012345' }).metaPixel).toBe(
      '123456789012345',
    );
    const malformed = { ...env, PUBLIC_META_PIXEL_ID: "1' https://evil.example" };
    expect(mistakes(malformed)).toEqual(['PUBLIC_META_PIXEL_ID: must be 5 to 20 digits']);
  });
});

describe('the connection to a store on another machine, in production', () => {
  const env = {
    SESSION_SECRET: SECRET,
    CHAT_KEYS,
    NODE_ENV: 'production',
    ALLOW_SANDBOX_PAYMENTS: '1',
    ...OWN,
  };

  it.each([
    { DATABASE_URL: 'mysql://u:p@db.example:3306/jaanu' },
    { REDIS_URL: 'redis://cache.example:6379' },
    { DATABASE_URL: 'mysql://u:p@127.0.0.1,db.example/jaanu' },
  ])('is not open: %j', (part) => {
    const [name] = Object.keys(part);
    expect(mistakes({ ...env, ...part })).toEqual([expect.stringMatching(`^${name}: must`)]);
    expect(mistakes({ ...env, ...part, NODE_ENV: 'development' })).toEqual([]);
  });

  it.each([
    { DATABASE_URL: 'mysql://u:p@db.example:3306/jaanu?ssl={"rejectUnauthorized":true}' },
    { DATABASE_URL: 'mysql://u:p@db.example:3306/jaanu?ssl=false' },
    { DATABASE_URL: 'mysql://u:p@127.0.0.1:3306/jaanu', REDIS_URL: 'redis://localhost:6379' },
    { REDIS_URL: 'rediss://cache.example:6379' },
    { REDIS_URL: 'redis://cache.example:6379?tls=false' },
    {
      DATABASE_URL:
        'mysql://u:p@one.example:3306,two.example/jaanu?ssl={"rejectUnauthorized":true}',
    },
  ])('may be %j', (part) => {
    expect(mistakes({ ...env, ...part })).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { makeKeyPair } from '../backup/keys.ts';
import { settingMistakes, settingsList } from './settings-list.ts';

const { identity, recipient } = await makeKeyPair();
const READY = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://jaanu.example',
  TRUST_PROXY: '1',
  DATABASE_URL: 'mysql://db/jaanu',
  SESSION_SECRET: 'x',
  CHAT_KEYS: 'x',
  PAYMENT_PROVIDER: 'cashfree',
  CASHFREE_ENV: 'production',
  REPLY_ENGINE: 'openai',
  BACKUP_RECIPIENT: recipient,
  ERASED_LIST: '/var/lib/jaanu/erased',
};

test('a machine that is ready for visitors has nothing to list', () => {
  expect(settingsList(READY)).toEqual([]);
});

test('a fresh machine lists many items', () => {
  expect(settingsList({})).toHaveLength(10);
});

test.each([
  ['NODE_ENV', 'development'],
  ['PUBLIC_ORIGIN', 'http://jaanu.example'],
  ['TRUST_PROXY', ''],
  ['DATABASE_URL', ''],
  ['SESSION_SECRET', ''],
  ['CHAT_KEYS', ''],
  ['PAYMENT_PROVIDER', 'sandbox'],
  ['PAYMENT_PROVIDER', 'unheard-of'],
  ['CASHFREE_ENV', 'sandbox'],
  ['REPLY_ENGINE', 'scripted'],
  ['ADULT_GATE', 'ui'],
  ['BACKUP_RECIPIENT', ''],
  ['BACKUP_RECIPIENT', 'age1'],
  ['BACKUP_RECIPIENT', `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`],
  ['BACKUP_RECIPIENT', identity],
  ['BACKUP_KEY', identity],
  ['ERASED_LIST', ''],
])('%s=%s is one thing to list', (name, value) => {
  expect(settingsList({ ...READY, [name]: value })).toHaveLength(1);
});

test('what would prevent a start is listed too, each variable once', () => {
  const env = {
    ...READY,
    PUBLIC_ORIGIN: 'http://jaanu.example',
    SESSION_SECRET: 'k'.repeat(32),
    METRICS_TOKEN: 'short',
  };
  const listed = settingsList(env);
  const mistakes = settingMistakes(env, listed);
  expect(mistakes).toContain('METRICS_TOKEN: must be at least 16 plain characters');
  expect(mistakes.filter((line) => line.startsWith('CHAT_KEYS:'))).toHaveLength(1);
  expect(mistakes.some((line) => line.startsWith('PUBLIC_ORIGIN'))).toBe(false);
});

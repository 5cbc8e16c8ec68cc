import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ConfigError, readConfig } from '../../../config.ts';
import type { PaymentEnvironment } from '../provider-module.ts';
import { cashfreeSettings, cashfreeVariables } from './settings.ts';

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

const common = {
  NODE_ENV: 'test',
  PAYMENT_PROVIDER: 'cashfree',
  ALLOW_SANDBOX_PAYMENTS: '0',
  SESSION_SECRET: [],
} satisfies PaymentEnvironment;
const settings = (env: NodeJS.ProcessEnv) =>
  cashfreeSettings({ ...common, ...z.object(cashfreeVariables).parse(env) });

describe('Cashfree in the environment', () => {
  const given = {
    SESSION_SECRET: SECRET,
    CHAT_KEYS,
    PAYMENT_PROVIDER: 'cashfree',
    CASHFREE_APP_ID: 'app',
    CASHFREE_SECRET_KEY: 'hunter2',
    CASHFREE_FALLBACK_PHONE: '9999999999',
    DATABASE_URL: 'mysql://u:p@127.0.0.1:3306/jaanu',
  };
  const live = {
    ...given,
    NODE_ENV: 'production',
    CASHFREE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://jaanu.example',
  };

  it('is active when its keys are set, whichever provider takes new orders', () => {
    const active = (env: NodeJS.ProcessEnv) =>
      readConfig({ ...given, ...env }).payments.active.map(({ name }) => name);
    expect(active({})).toContain('cashfree');
    expect(active({ PAYMENT_PROVIDER: '', CASHFREE_FALLBACK_PHONE: '' })).toContain('cashfree');
    const keyless = { CASHFREE_APP_ID: '', CASHFREE_SECRET_KEY: '' };
    expect(active({ ...keyless, PAYMENT_PROVIDER: '' })).toEqual(['sandbox']);
    expect(mistakes({ ...given, PAYMENT_PROVIDER: '', CASHFREE_APP_ID: '' })).toEqual([
      'CASHFREE_APP_ID: must be set: the other of Cashfree’s two keys is',
    ]);
  });

  it('has a sandbox environment of its own', () => {
    expect(settings(given)).toEqual({
      appId: 'app',
      secretKey: 'hunter2',
      mode: 'sandbox',
      baseUrl: 'https://sandbox.cashfree.com/pg',
      fallbackPhone: '9999999999',
      apiVersion: '2025-01-01',
    });
    expect(settings(live)).toMatchObject({
      mode: 'production',
      baseUrl: 'https://api.cashfree.com/pg',
    });
    const emulated = { ...given, CASHFREE_BASE_URL: 'http://127.0.0.1:4200/pg/' };
    expect(settings(emulated)?.baseUrl).toBe('http://127.0.0.1:4200/pg');
  });

  it('is reported as missing with a line for each variable', () => {
    const { CASHFREE_APP_ID, CASHFREE_SECRET_KEY, CASHFREE_FALLBACK_PHONE, ...rest } = given;
    const why = 'must be set with PAYMENT_PROVIDER=cashfree';
    expect(mistakes(rest)).toEqual([
      `CASHFREE_APP_ID: ${why}`,
      `CASHFREE_SECRET_KEY: ${why}`,
      `CASHFREE_FALLBACK_PHONE: ${why}`,
    ]);
  });

  it.each<[NodeJS.ProcessEnv, string]>([
    [{ ...given, CASHFREE_FALLBACK_PHONE: '+919999999999' }, 'CASHFREE_FALLBACK_PHONE'],
    [{ ...given, CASHFREE_FALLBACK_PHONE: '1234567890' }, 'CASHFREE_FALLBACK_PHONE'],
    [{ ...given, CASHFREE_ENV: 'live' }, 'CASHFREE_ENV'],
    [{ ...given, CASHFREE_API_VERSION: 'latest' }, 'CASHFREE_API_VERSION'],
    [{ ...given, CASHFREE_BASE_URL: 'http://cashfree.example/pg' }, 'CASHFREE_BASE_URL'],
    [{ ...given, CASHFREE_BASE_URL: 'sandbox' }, 'CASHFREE_BASE_URL'],
    [{ ...given, CASHFREE_BASE_URL: 'https://api.cashfree.com/pg' }, 'CASHFREE_BASE_URL'],
    [{ ...live, CASHFREE_BASE_URL: 'https://sandbox.cashfree.com/pg' }, 'CASHFREE_BASE_URL'],
    [{ ...given, CASHFREE_SECRET_KEY: 'hunter2\nx-evil: 1' }, 'CASHFREE_SECRET_KEY'],
    [{ ...given, CASHFREE_ENV: 'production' }, 'PUBLIC_ORIGIN'],
    [{ ...live, PUBLIC_ORIGIN: 'http://jaanu.example' }, 'PUBLIC_ORIGIN'],
    [{ ...live, CASHFREE_ENV: 'sandbox' }, 'CASHFREE_ENV'],
  ])('is refused: %j', (env, name) => {
    const found = mistakes(env);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${name}: `));
    expect(found[0]).not.toContain('hunter2');
  });

  it('may be used as a trial in production when explicitly allowed', () => {
    const trial = { ...live, CASHFREE_ENV: 'sandbox', ALLOW_SANDBOX_PAYMENTS: '1' };
    expect(mistakes(trial)).toEqual([]);
    expect(settings(trial)?.mode).toBe('sandbox');
  });
});

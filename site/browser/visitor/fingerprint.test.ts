import { expect, test } from 'vitest';
import { fakeEnvironment, memoryStore, PHONE } from '../../test/fake-environment.ts';
import { browserFingerprint, deviceTraits, FINGERPRINT_KEY } from './fingerprint.ts';
import { hashText } from './hash.ts';

const { random } = fakeEnvironment().environment;

test('traits are the same on identical phones and differ with each trait', () => {
  const traits = deviceTraits(PHONE);
  expect(traits).toMatch(/^[0-9a-f]{16}$/);
  expect(deviceTraits({ ...PHONE })).toBe(traits);
  const others = [
    { userAgent: 'other' },
    { language: 'hi-IN' },
    { screenWidth: 361 },
    { screenHeight: 801 },
    { colourDepth: 30 },
    { timezoneOffset: 0 },
    { platform: 'other' },
    { cookiesEnabled: false },
    { canvas: 'other' },
  ].map((change) => deviceTraits({ ...PHONE, ...change }));
  expect(new Set([traits, ...others]).size).toBe(others.length + 1);
});

test('identical phones get different fingerprints', () => {
  const first = browserFingerprint(memoryStore(), PHONE, random);
  const second = browserFingerprint(memoryStore(), PHONE, random);
  expect(first).toMatch(/^[0-9a-f]{16}-[0-9a-f]{32}$/);
  expect(first).not.toBe(second);
});

test('a fingerprint stays the same when traits change', () => {
  const local = memoryStore();
  const made = browserFingerprint(local, PHONE, random);
  expect(local.get(FINGERPRINT_KEY)).toBe(made);
  expect(browserFingerprint(local, { ...PHONE, language: 'hi' }, random)).toBe(made);
});

test('the hash spreads: similar texts share nothing, ten thousand of them never collide', () => {
  const hashes = Array.from({ length: 10_000 }, (_, index) => hashText(`text ${index}`));
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashText('a').slice(0, 8)).not.toBe(hashText('b').slice(0, 8));
});

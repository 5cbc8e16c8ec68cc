import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCipher } from './cipher.ts';

const old = { id: 'old', key: randomBytes(32) };
const fresh = { id: 'fresh', key: randomBytes(32) };
const TEXT = 'मिलोगे कल? 🌧';

describe('the chat cipher', () => {
  it('opens what it sealed, and never seals alike twice', () => {
    const cipher = createCipher([old]);
    const [one, two] = [cipher.seal(TEXT, 'a'), cipher.seal(TEXT, 'a')];
    expect(cipher.open(one, 'a')).toBe(TEXT);
    expect(one.content).not.toBe(two.content);
    expect(Buffer.from(one.content, 'base64').toString()).not.toContain('कल');
  });

  it('opens old texts after a rotation, and seals with the newest key', () => {
    const sealed = createCipher([old]).seal(TEXT, 'a');
    const rotated = createCipher([fresh, old]);
    expect(rotated.open(sealed, 'a')).toBe(TEXT);
    expect(rotated.seal(TEXT, 'a').keyId).toBe('fresh');
  });

  it('refuses an unknown key, another row, and a changed text', () => {
    const sealed = createCipher([old]).seal(TEXT, 'a');
    expect(() => createCipher([fresh]).open(sealed, 'a')).toThrow('old');
    const cipher = createCipher([old]);
    expect(() => cipher.open(sealed, 'b')).toThrow();
    const bytes = Buffer.from(sealed.content, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => cipher.open({ ...sealed, content: bytes.toString('base64') }, 'a')).toThrow();
  });
});

it('does not open a text whose tag was shortened', () => {
  const cipher = createCipher([{ id: 'a', key: Buffer.alloc(32, 1) }]);
  const { keyId, content } = cipher.seal('', 'row');
  const short = Buffer.from(content, 'base64')
    .subarray(0, 12 + 8)
    .toString('base64');
  expect(cipher.open({ keyId, content }, 'row')).toBe('');
  expect(() => cipher.open({ keyId, content: short }, 'row')).toThrow();
});

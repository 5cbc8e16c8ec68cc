import { createCipheriv, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCipher } from './cipher.ts';
import { SEATS } from './seats.ts';

const old = { id: 'old', key: randomBytes(32) };
const fresh = { id: 'fresh', key: randomBytes(32) };
const seatOf = (id: string) => ({ id, place: `texts|${id}` });
const TEXT = 'मिलोगे कल? 🌧';

describe('the chat cipher', () => {
  it('decrypts what it encrypted, and never produces the same ciphertext twice', () => {
    const cipher = createCipher([old]);
    const [one, two] = [cipher.seal(TEXT, seatOf('a')), cipher.seal(TEXT, seatOf('a'))];
    expect(cipher.open(one, seatOf('a'))).toBe(TEXT);
    expect(one.content).not.toBe(two.content);
    expect(Buffer.from(one.content, 'base64').toString()).not.toContain('कल');
  });

  it('decrypts old texts after a rotation, and encrypts with the newest key', () => {
    const sealed = createCipher([old]).seal(TEXT, seatOf('a'));
    const rotated = createCipher([fresh, old]);
    expect(rotated.open(sealed, seatOf('a'))).toBe(TEXT);
    expect(rotated.seal(TEXT, seatOf('a')).keyId).toBe('fresh');
  });

  it('refuses an unknown key, another row, and a changed text', () => {
    const sealed = createCipher([old]).seal(TEXT, seatOf('a'));
    expect(() => createCipher([fresh]).open(sealed, seatOf('a'))).toThrow('old');
    const cipher = createCipher([old]);
    expect(() => cipher.open(sealed, seatOf('b'))).toThrow();
    const bytes = Buffer.from(sealed.content.slice(2), 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() =>
      cipher.open({ ...sealed, content: `2.${bytes.toString('base64')}` }, seatOf('a')),
    ).toThrow();
  });
});

it('does not open a text whose tag was shortened', () => {
  const cipher = createCipher([{ id: 'a', key: Buffer.alloc(32, 1) }]);
  const { keyId, content } = cipher.seal('', seatOf('row'));
  const short = `2.${Buffer.from(content.slice(2), 'base64')
    .subarray(0, 12 + 8)
    .toString('base64')}`;
  expect(cipher.open({ keyId, content }, seatOf('row'))).toBe('');
  expect(() => cipher.open({ keyId, content: short }, seatOf('row'))).toThrow();
});

it('binds a text to every field of its seat and its key, and opens the older form by its row', () => {
  const key = { id: 'a', key: Buffer.alloc(32, 1) };
  const cipher = createCipher([key]);
  const own = { id: 'm1', chatId: 'c1', sender: 'ai', messageType: 'text' };
  const sealed = cipher.seal(TEXT, SEATS.message(own));
  expect(cipher.open(sealed, SEATS.message(own))).toBe(TEXT);
  for (const moved of [{ chatId: 'c2' }, { sender: 'user' }, { messageType: 'image' }]) {
    expect(() => cipher.open(sealed, SEATS.message({ ...own, ...moved }))).toThrow();
  }
  expect(() => cipher.open(sealed, SEATS.story({ id: 'm1', chatId: 'c1' }))).toThrow();
  // The same bytes under another name.
  const renamed = createCipher([{ ...key, id: 'b' }]);
  expect(() => renamed.open({ ...sealed, keyId: 'b' }, SEATS.message(own))).toThrow();

  const iv = Buffer.alloc(12, 3);
  const old = createCipheriv('aes-256-gcm', key.key, iv).setAAD(Buffer.from('m1'));
  const body = Buffer.concat([old.update(TEXT, 'utf8'), old.final()]);
  const content = Buffer.concat([iv, old.getAuthTag(), body]).toString('base64');
  expect(cipher.open({ keyId: 'a', content }, SEATS.message(own))).toBe(TEXT);
});

import { createHash, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** Random bytes of a recovery code: 12 words, four bits of which are a checksum. */
const RECOVERY_BYTES = 16;
const HANDOFF_BYTES = 32;

/**
 * Slow, for a leaked dump. One salt for all: who shows a code names no account, so it is looked up by its hash, and
 * 128 random bits cannot be computed ahead.
 */
const SALT = 'jaanu recovery code';
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const slowHash = promisify<Buffer, string, number, typeof COST, Buffer>(scrypt);

/** A new recovery code, as words with spaces between. */
export const newRecoveryCode = (): string =>
  entropyToMnemonic(randomBytes(RECOVERY_BYTES), wordlist);

/**
 * How a recovery code is kept and looked up. Undefined where the words are none of ours or their checksum is wrong:
 * a typing mistake costs no lookup.
 * @param code however it was typed: capitals, commas, numbers and line breaks do not matter
 */
export async function recoveryDigest(code: string): Promise<string | undefined> {
  const words = code.toLowerCase().match(/[a-z]+/g) ?? [];
  if (words.length !== 12) return undefined;
  let entropy: Uint8Array;
  try {
    entropy = mnemonicToEntropy(words.join(' '), wordlist);
  } catch {
    return undefined;
  }
  return (await slowHash(Buffer.from(entropy), SALT, 32, COST)).toString('hex');
}

/** A new code of an address, 256 random bits. */
export const newHandoffCode = (): string => randomBytes(HANDOFF_BYTES).toString('base64url');

/** How such a code is kept and looked up. */
export const handoffDigest = (code: string): string =>
  createHash('sha256').update(code).digest('hex');

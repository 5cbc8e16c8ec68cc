import { sha256 } from '@noble/hashes/sha2.js';

/** How many hashes are tried before the page is let draw again. */
const AT_A_TIME = 2_000;

const leadingZeros = (hash: Uint8Array): number => {
  const whole = hash.findIndex((byte) => byte !== 0);
  return whole < 0 ? 256 : whole * 8 + Math.clz32(hash[whole] ?? 0) - 24;
};

/**
 * Answers a challenge: what makes SHA-256 of `{text}:{it}` begin with so many zero bits, behind the text and a colon.
 * Takes a moment, in which the page stays alive. `crypto.subtle` is absent on plain http, and slower for so short texts.
 * @param pause lets the page draw
 */
export const findProof = async (
  { text, bits }: { text: string; bits: number },
  pause: () => Promise<void> = () => new Promise((done) => setTimeout(done)),
): Promise<string> => {
  const encoder = new TextEncoder();
  for (let n = 0; ; n += 1) {
    const proof = `${text}:${n.toString(36)}`;
    if (leadingZeros(sha256(encoder.encode(proof))) >= bits) return proof;
    if (n % AT_A_TIME === AT_A_TIME - 1) await pause();
  }
};

/** Answers the challenge that a refusal carries behind its status. */
export const answerChallenge = (refusal: unknown): Promise<string> =>
  findProof(JSON.parse(String((refusal as Error).message).replace(/^\d+: /, '')).challenge);

const FNV_PRIME = 0x01000193;

const lane = (text: string, seed: number): number => {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  // Without this last stirring, texts that differ only near the end would stay close together.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/**
 * A 64-bit hash of a text as 16 hexadecimal digits: two FNV-1a lanes, each finished as MurmurHash3
 * does. It tells devices apart and keeps no secret; `crypto.subtle` is absent on plain http.
 */
export const hashText = (text: string): string =>
  [0x811c9dc5, 0x5bd1e995].map((seed) => lane(text, seed).toString(16).padStart(8, '0')).join('');

const BASIS = 0x811c9dc5;

/**
 * FNV-1a: a number of 32 bits that is the same for the same text, everywhere.
 * @param before the number of a text that this one continues
 */
export function fnv1a(text: string, before = BASIS): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

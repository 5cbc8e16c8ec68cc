import { timingSafeEqual } from 'node:crypto';

/** Whether what was given is the right text; how long it takes does not reveal where they differ. */
export function isSameSecret(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

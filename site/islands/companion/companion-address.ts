import type { CompanionAddress } from '../../stores/companions/companion-cache.ts';
import { lastPathPart } from '../last-path-part.ts';

/** Whom a path is about: `/companion/{id}` or `/companion/profile/{urlName}`; null: nobody. */
export const companionAddress = (path: string): CompanionAddress | null => {
  const [, screen, first, second] = path.split('/');
  if (screen !== 'companion' || !first) return null;
  if (first !== 'profile') return { id: lastPathPart(path) };
  return second ? { urlName: lastPathPart(path) } : null;
};

import type { Companion } from '#contract/schemas/companion.ts';
import type { KeyValueStore } from '../../browser/environment/storage.ts';

/** Where the whole list waits for the next screen of this tab, in session storage, as JSON. */
export const COMPANIONS_KEY = 'jaanu_companions';

/** Where the last companion looked at waits, whether or not the list was ever loaded. */
export const COMPANION_KEY = 'jaanu_companion';

/** How a screen names the companion it is about. */
export type CompanionAddress = { id: string } | { urlName: string };

const isCompanion = (value: unknown): value is Companion =>
  typeof value === 'object' && value !== null && 'id' in value && 'urlName' in value;

/** What this tab saw of the companions last, so that a move paints at once and then refreshes. */
export const createCompanionCache = (session: KeyValueStore) => {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(session.get(key) ?? 'null');
    } catch {
      return null;
    }
  };

  /** The whole list, or null where it was not loaded yet. */
  const list = (): Companion[] | null => {
    const kept = read(COMPANIONS_KEY);
    return Array.isArray(kept) && kept.every(isCompanion) ? kept : null;
  };

  return {
    list,
    keepList: (companions: Companion[]) => session.set(COMPANIONS_KEY, JSON.stringify(companions)),
    keep: (companion: Companion) => session.set(COMPANION_KEY, JSON.stringify(companion)),
    /** One of those seen, or null. */
    find: (address: CompanionAddress): Companion | null => {
      const last = read(COMPANION_KEY);
      const seen = [...(isCompanion(last) ? [last] : []), ...(list() ?? [])];
      const fits = (companion: Companion) =>
        'id' in address ? companion.id === address.id : companion.urlName === address.urlName;
      return seen.find(fits) ?? null;
    },
    /** For a companion who is gone. */
    forget: () => {
      session.remove(COMPANIONS_KEY);
      session.remove(COMPANION_KEY);
    },
  };
};

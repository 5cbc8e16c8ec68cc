import { atom } from 'nanostores';
import type { Api } from '../../browser/api/api.ts';
import type { Environment } from '../../browser/environment/environment.ts';

/** From one question to the next, and how long an answer counts, in milliseconds. */
export const AVAILABILITY_MS = 30_000;

interface Watched {
  /** When she was asked for last, in milliseconds since 1970. */
  askedAt: number;
  isInView: boolean;
  stop: () => void;
}

/**
 * Who is free now. Asks for those in view, every 30 seconds, and only while somebody looks at the page.
 */
export const createAvailabilityStore = ({
  api,
  environment: { clock, presence, inView, log },
}: {
  api: Pick<Api, 'availability'>;
  environment: Pick<Environment, 'clock' | 'presence' | 'inView' | 'log'>;
}) => {
  /** By companion id; missing: unknown, which counts as available. */
  const $available = atom<Readonly<Record<string, boolean>>>({});
  const watched = new Map<string, Watched>();

  const ask = async (id: string) => {
    try {
      const { isAvailable } = await api.availability(id);
      $available.set({ ...$available.get(), [id]: isAvailable });
    } catch (error) {
      log.error('Failed to fetch availability', error);
    }
  };

  /** Sets the next question of one companion, or none while nobody could see the answer. */
  const schedule = (id: string, companion: Watched) => {
    companion.stop();
    if (!companion.isInView || !presence.isVisible() || !presence.isOnline()) return;
    const wait = companion.askedAt + AVAILABILITY_MS - clock.now();
    if (wait > 0) {
      companion.stop = clock.after(wait, () => schedule(id, companion));
      return;
    }
    companion.askedAt = clock.now();
    void ask(id);
    schedule(id, companion);
  };

  const find = (id: string): Watched => {
    const companion = watched.get(id) ?? {
      askedAt: Number.NEGATIVE_INFINITY,
      isInView: false,
      stop: () => {},
    };
    watched.set(id, companion);
    return companion;
  };

  return {
    $available,
    /** What is known of a companion; true while nothing is. */
    isAvailable: (id: string): boolean => $available.get()[id] ?? true,
    /** Follows whether the page is looked at. The answer stops every question. */
    open: (): (() => void) => {
      const stopListening = presence.onChange(() => {
        for (const [id, companion] of watched) schedule(id, companion);
      });
      return () => {
        stopListening();
        for (const { stop } of watched.values()) stop();
      };
    },
    /** Asks for a companion as long as an element of hers is in view. The answer stops it. */
    watch: (id: string, element: Element): (() => void) => {
      const companion = find(id);
      const see = (isSeen: boolean) => {
        companion.isInView = isSeen;
        schedule(id, companion);
      };
      const stopWatching = inView(element, see);
      return () => {
        stopWatching();
        see(false);
      };
    },
  };
};

/** Words that were shared with the installed app, and when, in milliseconds since 1970. */
export interface Shared {
  words: string;
  at: number;
}

/**
 * How shared words get from the service worker, whose memory does not last, to the page. They never
 * stand in an address.
 */
export interface Handover {
  /** What is stored, without deleting it; null where there is nothing. Never rejects. */
  read(): Promise<Shared | null>;
  /** Deletes what is stored. Never rejects. */
  forget(): Promise<void>;
}

/** Of Cache Storage, which worker and page share; also named in `layouts/before-paint.ts`. */
const CACHE = 'shared';
const KEY = '/shared';

/** Leaves words for the page; what lay there before gives way. */
export async function leaveWords(shared: Shared): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(KEY, Response.json(shared));
}

const isShared = (value: unknown): value is Shared =>
  typeof value === 'object' && value !== null && 'words' in value && 'at' in value;

/** The page's end of it. Where there is no Cache Storage, as on plain http, nothing is ever stored. */
export const handover: Handover = {
  read: async () => {
    try {
      const kept = await caches.match(KEY, { cacheName: CACHE });
      const shared: unknown = await kept?.json();
      return isShared(shared) ? shared : null;
    } catch {
      return null;
    }
  },
  forget: async () => {
    try {
      await caches.delete(CACHE);
    } catch {
      // As above.
    }
  },
};

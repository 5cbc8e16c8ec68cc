/** Said to the service worker: forget which pages and pictures were opened here. Also named in `service-worker/worker.ts`. */
export const FORGET_VISITED = 'forget-visited';

/** Caches in which the service worker keeps what was opened. */
export const VISITED_CACHES = ['pages', 'pictures'];

/** Forgets which profiles and pictures were opened in this browser, and when. Never rejects. */
export async function forgetVisited(): Promise<void> {
  try {
    // The worker holds the list of when each was opened.
    navigator.serviceWorker?.controller?.postMessage(FORGET_VISITED);
    await Promise.all(VISITED_CACHES.map((name) => caches.delete(name)));
  } catch {
    // Where there is no Cache Storage, as on plain http, nothing is kept.
  }
}

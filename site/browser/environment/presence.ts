/** Whether somebody looks at the page, and whether the browser knows of a network. */
export interface Presence {
  isVisible(): boolean;
  /** False is certain; true may still mean a network that leads nowhere. */
  isOnline(): boolean;
  /** Calls after either has changed; the answer stops it. */
  onChange(call: () => void): () => void;
}

/** The presence of the real page. */
export const pagePresence: Presence = {
  isVisible: () => document.visibilityState === 'visible',
  isOnline: () => navigator.onLine,
  onChange: (call) => {
    document.addEventListener('visibilitychange', call);
    window.addEventListener('online', call);
    window.addEventListener('offline', call);
    return () => {
      document.removeEventListener('visibilitychange', call);
      window.removeEventListener('online', call);
      window.removeEventListener('offline', call);
    };
  },
};

/** What the app needs of local or session storage. None of it throws. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** Answers whether the value outlives the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Removes everything but these keys. */
  clear(except?: readonly string[]): void;
}

/**
 * Wraps a browser storage that may be barred or full (private windows, blocked cookies, embedded
 * browsers): what cannot be kept there is kept in memory until the page goes.
 * @param open gives the storage; may throw, and is called only when a value is asked for
 */
export const keyValueStore = (open: () => Storage): KeyValueStore => {
  const memory = new Map<string, string>();
  const store: KeyValueStore = {
    get(key) {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Barred storage holds nothing that could be removed.
      }
    },
    clear(except = []) {
      const kept = except.map((key) => [key, store.get(key)] as const);
      memory.clear();
      try {
        open().clear();
      } catch {
        // As above.
      }
      for (const [key, value] of kept) if (value !== null) store.set(key, value);
    },
  };
  return store;
};

import { setImmediate, setTimeout } from 'node:timers/promises';

/** What takes longer is followed by a rest, in which whatever else runs gets several steps further. */
const LONG_MS = 20;
const REST_MS = 20;

/** Things that are made when they are first needed, or ahead of that. */
export interface Parts {
  /**
   * Adds one.
   * @param prepare does what takes long of it, in pieces, where it is made ahead
   * @returns gives it, and makes it the first time
   */
  part<T>(make: () => T, prepare?: () => Promise<void>): () => T;
  /** Makes all that are missing, one after the other; between them whatever else waits has its turn. */
  makeAll(): Promise<void>;
}

export function createParts(): Parts {
  const all: { isMade(): boolean; get(): unknown; prepare?: (() => Promise<void>) | undefined }[] =
    [];
  return {
    part(make, prepare) {
      let made: { it: ReturnType<typeof make> } | undefined;
      const get = () => {
        made ??= { it: make() };
        return made.it;
      };
      all.push({ isMade: () => made !== undefined, get, prepare });
      return get;
    },
    async makeAll() {
      for (const { isMade, get, prepare } of all) {
        if (isMade()) continue;
        await prepare?.();
        await setImmediate();
        const began = performance.now();
        get();
        if (performance.now() - began > LONG_MS) await setTimeout(REST_MS);
      }
    },
  };
}

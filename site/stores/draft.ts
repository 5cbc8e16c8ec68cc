import type { Environment } from '../browser/environment.ts';

/** How long after the last key the words are stored, in milliseconds. */
export const DRAFT_PAUSE_MS = 300;

const keyOf = (sessionId: string) => `jaanu_draft:${sessionId}`;

/** The words of each chat's composer, kept over a reload. */
export const createDraftStore = ({ local, clock }: Pick<Environment, 'local' | 'clock'>) => {
  let store = () => {};
  let stopTimer = () => {};
  /** Stores at once what still waits, as when the page goes. */
  const flush = () => {
    stopTimer();
    store();
    store = () => {};
  };
  return {
    flush,
    read: (sessionId: string) => local.get(keyOf(sessionId)) ?? '',
    /** Stores words after a short pause; empty ones are forgotten at once. */
    keep: (sessionId: string, words: string) => {
      const key = keyOf(sessionId);
      stopTimer();
      store = () => (words ? local.set(key, words) : local.remove(key));
      if (words) stopTimer = clock.after(DRAFT_PAUSE_MS, flush);
      else flush();
    },
  };
};

/**
 * Words that come back beside what was written meanwhile: they were first, so they stand above it,
 * and nothing that was typed is lost.
 */
export const joinDrafts = (givenBack: string, written: string): string =>
  written.trim() === '' || written.trim() === givenBack ? givenBack : `${givenBack}\n${written}`;

export type DraftStore = ReturnType<typeof createDraftStore>;

import { MESSAGE_MAX_LENGTH } from '#contract/limits.ts';
import type { Environment } from '../../../browser/environment/environment.ts';

/** How long after the last key the words are stored, in milliseconds. */
export const DRAFT_PAUSE_MS = 300;

const keyOf = (chatId: string) => `jaanu_draft:${chatId}`;

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
    read: (chatId: string) => local.get(keyOf(chatId)) ?? '',
    /** Stores words after a short pause; empty ones are forgotten at once. */
    keep: (chatId: string, words: string) => {
      const key = keyOf(chatId);
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

/** Length as the server counts it: in code points, so that an emoji is not several. */
const lengthOf = (words: string): number => [...words].length;

/** Whether words are more than one message may hold; two that came back together can be. */
export const isTooLong = (words: string): boolean => lengthOf(words) > MESSAGE_MAX_LENGTH;

/**
 * Words as far as one message holds them: what is typed or pasted beyond that is left out. What
 * stood there before is never cut.
 */
export const clipDraft = (words: string, before: string): string => {
  if (words.length <= MESSAGE_MAX_LENGTH) return words;
  return [...words].slice(0, Math.max(MESSAGE_MAX_LENGTH, lengthOf(before))).join('');
};

export type DraftStore = ReturnType<typeof createDraftStore>;

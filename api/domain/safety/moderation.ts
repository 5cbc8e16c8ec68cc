import type { Guarded } from './guard.ts';

/** What a hosted moderation has to say of a text. */
export interface Verdict {
  /** What is wrong with it as a reply; null: nothing. */
  reply: Guarded | null;
  /** Whoever wrote it may hurt or kill themselves. */
  isDanger: boolean;
}

/**
 * Asks an outside service about a text, within a time limit of its own. It never throws: undefined where no word
 * came in time, and the local checks stand alone.
 */
export type Moderation = (text: string) => Promise<Verdict | undefined>;

/** What is passed on once a moderation has seen it, in its order. */
export interface SecondLook {
  add(text: string): void;
  /** No more comes: what was shown, and why the rest was not. */
  end(): Promise<{ text: string; dropped: Guarded[] }>;
}

/**
 * Has each sentence looked at while the next one is still being written.
 * @param moderation undefined: all is passed on at once
 * @param show hears each text that may be shown
 */
export function createSecondLook(
  moderation: Moderation | undefined,
  show: (text: string) => void,
): SecondLook {
  const dropped: Guarded[] = [];
  let shown = '';
  let last = Promise.resolve();
  const pass = (text: string, reason: Guarded | null | undefined) => {
    if (reason) dropped.push(reason);
    else {
      shown += text;
      show(text);
    }
  };
  return {
    add(text) {
      if (!moderation) return pass(text, null);
      const asked = text.trim() === '' ? undefined : moderation(text);
      last = last.then(async () => pass(text, (await asked)?.reply));
    },
    async end() {
      await last;
      return { text: shown.trim(), dropped };
    },
  };
}

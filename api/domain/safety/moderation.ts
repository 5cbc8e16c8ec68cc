import type { Guarded } from './guard.ts';
import type { Shown } from './guarded-text.ts';

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

/** What is passed on once a moderation has seen it, in its order: each sentence is looked at while the next one is still being written. */
export class SecondLook {
  #moderation: Moderation | undefined;
  #show: (text: string) => void;
  #dropped: Guarded[] = [];
  #shown = '';
  #last: Promise<void> | undefined;

  /**
   * @param moderation undefined: all is passed on at once
   * @param show hears each text that may be shown
   */
  constructor(moderation: Moderation | undefined, show: (text: string) => void) {
    this.#moderation = moderation;
    this.#show = show;
  }

  /** @param text the next sentence, with the space around it */
  add(text: string): void {
    if (!this.#moderation) this.#pass(text, null);
    else {
      const asked = text.trim() === '' ? undefined : this.#moderation(text);
      this.#last = this.#passLater(text, asked, this.#last);
    }
  }

  /** No more comes: what was shown, and why the rest was not. */
  async end(): Promise<Shown> {
    await this.#last;
    return { text: this.#shown.trim(), dropped: this.#dropped };
  }

  async #passLater(
    text: string,
    asked: ReturnType<Moderation> | undefined,
    before: Promise<void> | undefined,
  ): Promise<void> {
    await before;
    this.#pass(text, (await asked)?.reply);
  }

  #pass(text: string, reason: Guarded | null | undefined): void {
    if (reason) this.#dropped.push(reason);
    else {
      this.#shown += text;
      this.#show(text);
    }
  }
}

import type { Guard, Guarded } from './guard.ts';
import { endsSentence, type Piece, Sentences } from './sentences.ts';

/** What of a text was shown, trimmed, and why the rest was not. */
export interface Shown {
  text: string;
  dropped: readonly Guarded[];
}

/**
 * The text of a reply on its way from the engine to the visitor: whole sentences only, those that must
 * not be shown left out.
 */
export class GuardedText {
  #guard: Pick<Guard, 'judge'>;
  #show: (text: string) => void;
  #sentences = new Sentences();
  #dropped: Guarded[] = [];
  #shown = '';
  /** The last sentence that was shown. */
  #before: string | undefined;

  /** @param show hears each piece that may be shown */
  constructor(guard: Pick<Guard, 'judge'>, show: (text: string) => void) {
    this.#guard = guard;
    this.#show = show;
  }

  /** @param words the next ones as they come, whole or cut anywhere */
  add(words: string): void {
    this.#pass(this.#sentences.add(words));
  }

  /** No more words come. */
  end(): Shown {
    this.#pass(this.#sentences.end());
    return this.#result();
  }

  /** No more words come, and more should have: what is shown with the sentences that have come to their end. */
  cut(): Shown {
    this.#pass(this.#sentences.end().filter(({ text }) => endsSentence(text)));
    return this.#result();
  }

  #pass(pieces: Piece[]): void {
    for (const { text, sentence } of pieces) {
      const reason = this.#guard.judge(sentence, this.#before);
      if (reason) this.#dropped.push(reason);
      else {
        this.#before = sentence;
        this.#shown += text;
        this.#show(text);
      }
    }
  }

  #result(): Shown {
    return { text: this.#shown.trim(), dropped: this.#dropped };
  }
}

import type { ReplySource, TurnKind } from '#db/schema/chat/turns.ts';
import type { Spent } from './spent.ts';

/** How a turn ended, and how long it took; never whose it was. */
export interface EndedTurn {
  kind: TurnKind;
  /** `abandoned`: its process had died, or had lost it. */
  outcome: 'answered' | 'failed' | 'abandoned';
  /** From its opening until the reply began; undefined: it never did. */
  firstWordSeconds?: number | undefined;
  /** From its opening to its end; undefined: not known. */
  seconds?: number | undefined;
}

/** Counts turns, replies and what they cost, never with a text, a visitor or a chat. */
export interface ReplyCounts {
  /** A turn has ended. */
  turn(ended: EndedTurn): void;
  /** A reply was saved. */
  reply(source: ReplySource): void;
  /** A model was called, whatever came of it. */
  call(spent: Spent): void;
}

/** Where nothing is measured. */
export const NO_REPLY_COUNTS: ReplyCounts = { turn() {}, reply() {}, call() {} };

/** Times a turn that starts now. */
export class TimedTurn {
  #counts: ReplyCounts;
  #kind: TurnKind;
  #start = performance.now();
  #firstWordSeconds: number | undefined;

  constructor(counts: ReplyCounts, kind: TurnKind) {
    this.#counts = counts;
    this.#kind = kind;
  }

  /** A piece of the reply has come. */
  said(): void {
    this.#firstWordSeconds ??= this.#seconds();
  }

  /** Counts the turn, once. @param outcome how it ended in this process */
  ended(outcome: 'answered' | 'failed'): void {
    const firstWordSeconds = this.#firstWordSeconds;
    this.#counts.turn({ kind: this.#kind, outcome, firstWordSeconds, seconds: this.#seconds() });
  }

  #seconds(): number {
    return (performance.now() - this.#start) / 1000;
  }
}

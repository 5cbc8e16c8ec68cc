/** What wants to beat. */
export interface Beating {
  /** @returns false once it has ended: it beats no more */
  beat(): boolean;
}

/** How many of all beats fall together at most: each stream's share of the period. */
const SLOTS = 40;

/** Beats for all open streams with one timer, a few of them at a time. */
export class Heartbeats {
  #periodMs: number;
  /** When each beats next; the same period for all keeps them in that order. */
  #next = new Map<Beating, number>();
  #timer: NodeJS.Timeout | undefined;

  /** @param periodMs between two beats of one stream, in milliseconds */
  constructor(periodMs: number) {
    this.#periodMs = periodMs;
  }

  /** Lets a stream beat from one period on; once more for the same one begins anew. */
  add(stream: Beating): void {
    this.#next.set(stream, this.#slotIn(this.#periodMs));
    this.#timer ??= setInterval(() => this.#beat(), this.#periodMs / SLOTS);
  }

  /** Ends the beats of a stream, and the timer with the last one; of an unknown stream it does nothing. */
  remove(stream: Beating): void {
    this.#next.delete(stream);
    if (this.#next.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #beat(): void {
    const now = this.#slotIn(0);
    for (const [stream, at] of this.#next) {
      if (at > now) break;
      this.remove(stream);
      if (stream.beat()) this.add(stream);
    }
  }

  /** A small whole number, which takes no memory of its own. */
  #slotIn(ms: number): number {
    return Math.floor(((performance.now() + ms) / this.#periodMs) * SLOTS);
  }
}

import type { ReplyEngine, ReplyEvent, ReplyTurn } from '../../ports.ts';

/**
 * What an engine says until its time is up: then the engine's signal aborts, and whoever waits for the next event is told so, whether or
 * not the engine heeds it.
 */
export class TimedEvents {
  // Not AbortSignal.timeout: it would keep the turn in memory, and end it once more, long after its end.
  #late = new AbortController();
  #timer: NodeJS.Timeout;
  #events: AsyncIterator<ReplyEvent>;
  #giveUp: ((reason: unknown) => void) | undefined;

  /** Throws what the engine throws at its start. */
  constructor(engine: ReplyEngine, turn: ReplyTurn, timeoutMs: number) {
    this.#events = engine.reply(turn, this.#late.signal)[Symbol.asyncIterator]();
    this.#timer = setTimeout(() => this.#abandon(), timeoutMs);
  }

  /** Rejects with a TimeoutError once time is up. */
  next(): Promise<IteratorResult<ReplyEvent>> {
    const { signal } = this.#late;
    if (signal.aborted) return Promise.reject(signal.reason);
    // Not Promise.race: what the end of time settles would gather a reaction for each event of the reply.
    return new Promise((resolve, reject) => {
      this.#giveUp = reject;
      this.#events.next().then(resolve, reject);
    });
  }

  /** Lets the engine clean up, without waiting for one that hangs. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#events.return?.().catch(() => {});
  }

  #abandon(): void {
    // The same reason as AbortSignal.timeout gives, by which `isTimeout` recognises it.
    const reason = new DOMException('The reply took too long', 'TimeoutError');
    this.#late.abort(reason);
    this.#giveUp?.(reason);
  }
}

import type { Message } from '#contract/schemas/chat.ts';
import { unbounded } from '#db/connection/bounds.ts';

/** Follows a turn while it is generated. Never throws. */
export interface TurnListener {
  /** The visitor's text is saved. */
  onUser(message: Message): void;
  /** The next piece of the reply; for a late listener the first call may bring several together. */
  onDelta(text: string): void;
}

/** A turn that this process is generating, and who follows it. */
class RunningTurn<T> {
  result: Promise<T> = new Promise(() => {});
  #userMessage: Message | undefined;
  #text = '';
  /** Mostly one: the call that opened it. */
  #listeners: TurnListener[] = [];

  constructor(userMessage: Message | undefined) {
    this.#userMessage = userMessage;
  }

  /** Sends the listener what has come so far, and then what follows. */
  follow(listener: TurnListener | undefined): void {
    if (!listener) return;
    this.#listeners = this.#listeners.concat(listener);
    if (this.#userMessage) listener.onUser(this.#userMessage);
    if (this.#text !== '') listener.onDelta(this.#text);
  }

  emit = (text: string): void => {
    this.#text += text;
    for (const listener of this.#listeners) listener.onDelta(text);
  };
}

/**
 * The turns this process is generating: a repeated request of the same turn follows the running one,
 * and a stopping process waits for them, since a browser that left does not end its turn.
 */
export class RunningTurns {
  #turns = new Map<string, RunningTurn<unknown>>();
  #held = new Set<string>();

  /**
   * Opens a turn. Until it has settled, or was not opened, this process counts as working on it: an open turn of its
   * own that it has not was opened by a COMMIT whose answer never came, or could not be closed.
   */
  async open<T extends { kind: string }>(id: string, work: () => Promise<T>): Promise<T> {
    this.#held.add(id);
    let opening: T | undefined;
    try {
      opening = await work();
      return opening;
    } finally {
      if (opening?.kind !== 'opened') this.#held.delete(id);
    }
  }

  /** Whether this process opens or answers a turn. */
  holds(id: string): boolean {
    return this.#held.has(id);
  }

  /** Runs `work` as the turn of this id, to its end, whatever its call may wait; others may follow it until it settles. */
  run<T>(
    id: string,
    userMessage: Message | undefined,
    listener: TurnListener | undefined,
    work: (emit: (text: string) => void) => Promise<T>,
  ): Promise<T> {
    const turn = new RunningTurn<T>(userMessage);
    turn.follow(listener);
    this.#turns.set(id, turn);
    turn.result = this.#letGo(
      id,
      unbounded(() => work(turn.emit)),
    );
    return turn.result;
  }

  /** Its own method, since a function made beside `work` would keep it, and all it was made of, until the end. */
  #letGo<T>(id: string, result: Promise<T>): Promise<T> {
    return result.finally(() => {
      this.#turns.delete(id);
      this.#held.delete(id);
    });
  }

  /** Joins a running turn and shares its end; undefined when it does not run in this process. */
  join<T>(id: string, listener: TurnListener | undefined): Promise<T> | undefined {
    const turn = this.#turns.get(id) as RunningTurn<T> | undefined;
    turn?.follow(listener);
    return turn?.result;
  }

  /** Resolves when every turn that runs now has settled, whichever way. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#turns.values()].map(({ result }) => result));
  }
}

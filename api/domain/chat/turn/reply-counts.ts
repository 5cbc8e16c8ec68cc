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

/** Times a turn that starts now: the wrapped `emit`, and what to call at its end. */
export function timedTurn(counts: ReplyCounts, kind: TurnKind, emit: (text: string) => void) {
  const start = performance.now();
  const since = () => (performance.now() - start) / 1000;
  let firstWordSeconds: number | undefined;
  return {
    emit(text: string): void {
      firstWordSeconds ??= since();
      emit(text);
    },
    ended: (outcome: 'answered' | 'failed'): void =>
      counts.turn({ kind, outcome, firstWordSeconds, seconds: since() }),
  };
}

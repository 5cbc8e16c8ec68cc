import type { AsksModel, ReplyEngine, ReplySource, ReplyTurn } from '../../../domain/ports.ts';
import { EndpointError } from '../endpoint-error.ts';

/** One of the engines that may answer. */
export interface Rung {
  source: ReplySource;
  engine: ReplyEngine;
}

export interface LadderParts {
  /** The first that can answers. At least one. */
  rungs: readonly Rung[];
  /** Answers where no model should be asked; without `rungs` it is not one of the fallbacks. */
  spare: ReplyEngine;
  /** The longest a visitor waits, in milliseconds. */
  totalMs: number;
  log: { warn(data: object, text: string): void };
}

/** Kept back of the time for each engine that may still have to answer. */
const RESERVE_MS = 2_000;

/**
 * An engine that asks others, one after the other, until one has answered. Once a whole sentence was shown it is that
 * one's reply, whatever becomes of it.
 */
export const createLadder = ({ rungs, spare, totalMs, log }: LadderParts): ReplyEngine => ({
  historyLimit: Math.max(...rungs.map(({ engine }) => engine.historyLimit)),
  countsEarlier: rungs.some(({ engine }) => engine.countsEarlier),
  asks: asksOf(rungs),
  async *reply(turn, signal) {
    if (turn.sparesModel) {
      yield* spare.reply(forIts(spare, turn), signal);
      return;
    }
    const until = performance.now() + totalMs;
    for (const [nth, { source, engine }] of rungs.entries()) {
      const after = rungs.length - nth - 1;
      const patience = Math.max(1, Math.ceil(until - performance.now() - after * RESERVE_MS));
      const climbed = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
      let hasShown = false;
      try {
        for await (const event of engine.reply(forIts(engine, turn), climbed)) {
          if (event.type === 'restart') hasShown = false;
          if (event.type === 'delta') {
            if (!hasShown) yield { type: 'source', source };
            hasShown = true;
          }
          yield event;
          if (event.type === 'finish') return;
        }
        throw new EndpointError('broken', 'The reply ended without a finish');
      } catch (error) {
        if (hasShown || after === 0 || signal.aborted) throw error;
        log.warn({ err: error, source }, 'an engine failed, the next one answers');
      }
    }
  },
});

/** An engine sees as much of the chat as it asks for. */
const forIts = ({ historyLimit }: ReplyEngine, turn: ReplyTurn): ReplyTurn => {
  const from = Math.max(0, turn.history.length - historyLimit);
  return {
    ...turn,
    history: turn.history.slice(from),
    earlier: (turn.earlier ?? 0) + from,
  };
};

/** A turn may ask each of them. */
function asksOf(rungs: readonly Rung[]): AsksModel | undefined {
  const [first, ...others] = rungs.flatMap(({ engine }) => engine.asks ?? []);
  const most = [first, ...others].flatMap((one) => one?.mostMicroRupees ?? []);
  const sum = most.reduce((all, one) => all + one, 0);
  return first && { ...first, mostMicroRupees: most.length > 0 ? sum : null };
}

import type { ReplyEngine } from '../../../domain/ports.ts';
import { composer } from './compose-reply.ts';
import type { Replies } from './match-subject.ts';
import { pausesFor, wordPieces } from './pacing.ts';

/** Enough to know the language, the mood and what was said lately. */
const HISTORY = 16;

/** What the scripted engine is made of. */
export interface ScriptedEngineParts {
  /** The lines, from `loadReplies`. */
  replies: Replies;
  /** Tells a message of someone in danger; what follows it is answered softly. */
  isDanger: (text: string) => boolean;
  /** A number from 0 up to, but not, 1. */
  random: () => number;
  /** Waits that many milliseconds; rejects when the signal aborts. The caller may scale the time. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * A reply engine that needs no outside service: it picks her next line from `content/replies` and
 * types it out word by word. An aborted signal makes it throw the signal's reason.
 */
export const createScriptedEngine = ({
  replies,
  isDanger,
  random,
  pause,
}: ScriptedEngineParts): ReplyEngine => {
  const compose = composer(replies, isDanger);
  return {
    historyLimit: HISTORY,
    async *reply(turn, signal) {
      signal.throwIfAborted();
      const { text: line, imagePath } = compose(turn, random);
      const pieces = wordPieces(line);
      const pauses = pausesFor(pieces.length, random);
      for (const [index, text] of pieces.entries()) {
        await pause(pauses[index] ?? 0, signal);
        signal.throwIfAborted();
        yield { type: 'delta', text };
      }
      if (imagePath) yield { type: 'image', path: imagePath };
      yield { type: 'finish', reason: 'stop' };
    },
  };
};

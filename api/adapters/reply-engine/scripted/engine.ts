import type { ReplyEngine, ReplyTurn } from '../../../domain/ports.ts';
import { pausesFor, wordPieces } from './pacing.ts';
import type { createConversation } from './talk/converse.ts';
import { withUsed } from './talk/state.ts';

/** Enough to know the language and what was said lately; the rest is in the state. */
const HISTORY = 12;

/** What the scripted engine is made of. */
export interface ScriptedEngineParts {
  /** From `loadConversation`. */
  converse: ReturnType<typeof createConversation>;
  now: () => Date;
  /** A number from 0 up to, but not, 1. */
  random: () => number;
  /** Waits that many milliseconds; rejects when the signal aborts. The caller may scale the time. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * A reply engine that needs no outside service: it understands with a small trained classifier, answers from
 * `content/`, and types word by word. An aborted signal makes it throw the signal's reason.
 */
export const createScriptedEngine = ({
  converse,
  now,
  random,
  pause,
}: ScriptedEngineParts): ReplyEngine => ({
  historyLimit: HISTORY,
  async *reply(turn, signal) {
    signal.throwIfAborted();
    await converse.ready(turn);
    signal.throwIfAborted();
    const { text, state, suggestions, wantsPicture } = another(turn, (before) =>
      converse(turn, before, now(), random),
    );
    const gallery = turn.companion.persona?.gallery ?? [];
    const imagePath = wantsPicture ? gallery[Math.floor(random() * gallery.length)] : undefined;
    const heard = turn.kind === 'message' ? (turn.history.at(-1)?.content ?? '') : '';
    const pieces = wordPieces(text);
    const pauses = pausesFor(pieces.length, heard, random);
    for (const [index, piece] of pieces.entries()) {
      await pause(pauses[index] ?? 0, signal);
      signal.throwIfAborted();
      yield { type: 'delta', text: piece };
    }
    if (imagePath) yield { type: 'image', path: imagePath };
    yield { type: 'suggestions', suggestions };
    yield { type: 'state', state };
    yield { type: 'finish', reason: 'stop' };
  },
});

/** Draws before she says again what she has said. */
const MOST_DRAWS = 12;

/**
 * What she says to a message, or where another reply is wanted, what she has not said to it yet: the lines of what was
 * drawn in vain count as said in the next draw.
 */
function another<Reply extends { text: string; state: string }>(
  { avoid = [], state }: Pick<ReplyTurn, 'avoid' | 'state'>,
  draw: (before: string | null) => Reply,
): Reply {
  let before = state;
  let reply = draw(before);
  for (let draws = 1; draws < MOST_DRAWS && avoid.includes(reply.text); draws++) {
    before = withUsed(before, reply.state);
    reply = draw(before);
  }
  return reply;
}

import type { ReplyEvent, ReplyTurn, Services } from '../ports.ts';
import type { Guarded } from '../safety/guard.ts';
import { createGuardedText } from '../safety/guarded-text.ts';
import { createSecondLook } from '../safety/moderation.ts';
import { fallbackReply } from './fallback-reply.ts';
import { fitForProposing } from './proposals.ts';

/** What an engine made of a turn. */
export interface GeneratedReply {
  text: string;
  /** Address of a picture below it; null: none. */
  imagePath: string | null;
  /** What the engine wants to be given next time; null: what it was given stays. */
  state: string | null;
  /** What the visitor may tap to answer it; up to three. */
  suggestions: string[];
  /** Why sentences of the engine were left out; empty: none was. */
  dropped: readonly Guarded[];
}

type Needs = Pick<Services, 'replyEngine' | 'replyTimeoutMs' | 'guard' | 'random'> &
  Partial<Pick<Services, 'moderation' | 'suggest'>>;

/**
 * Lets the engine speak and gathers its text, sentence by sentence past the guard, and past the outside
 * moderation where there is one. Where they leave
 * nothing of it, a line of hers that says what she does not do stands in: an answer of its own.
 * @param onDelta hears each sentence once it is whole
 * @returns the text, trimmed and never empty, and the picture that came with it
 * @throws when the engine throws, ends without a finish, ends empty, sends a picture that is not in
 *   her gallery, or takes longer than
 *   `replyTimeoutMs`, whether or not it heeds the signal
 */
export async function generateReply(
  services: Needs,
  turn: ReplyTurn,
  onDelta: (text: string) => void,
): Promise<GeneratedReply> {
  const { replyEngine, replyTimeoutMs, guard } = services;
  const signal = AbortSignal.timeout(replyTimeoutMs);
  const events = replyEngine.reply(turn, signal)[Symbol.asyncIterator]();
  const timedOut = rejectOnAbort(signal);
  const look = createSecondLook(services.moderation, onDelta);
  const guarded = createGuardedText(guard, look.add);
  let imagePath: string | null = null;
  let state: string | null = null;
  let proposed: string[] = [];
  try {
    for (;;) {
      const { done, value } = await Promise.race([events.next(), timedOut]);
      if (done) throw new Error('The reply ended without a finish');
      if (value.type === 'finish') break;
      if (value.type === 'image') {
        imagePath = ownPicture(turn, value.path);
        continue;
      }
      if (value.type === 'state') {
        state = value.state;
        continue;
      }
      if (value.type === 'suggestions') {
        proposed = value.suggestions;
        continue;
      }
      guarded.add(value.text);
    }
  } finally {
    stop(events);
  }
  const own = guarded.end();
  const { text, dropped: later } = await look.end();
  const dropped = [...own.dropped, ...later];
  if (text !== '') {
    // What was left out may be what they answer.
    const suggestions = dropped.length > 0 ? [] : proposals(services, turn, text, proposed);
    return { text, imagePath, state, suggestions, dropped };
  }
  if (dropped[0] === undefined) throw new Error('The reply is empty');
  const instead = fallbackReply(services, turn, dropped[0]);
  onDelta(instead);
  return { text: instead, imagePath: null, state, suggestions: [], dropped };
}

/** The engine's own, or where it has none that are fit, those of the house. */
function proposals(
  { guard, suggest }: Needs,
  turn: ReplyTurn,
  text: string,
  proposed: readonly string[],
): string[] {
  const own = fitForProposing(guard, proposed);
  return own.length > 0 || !suggest ? own : fitForProposing(guard, suggest(turn, text));
}

function ownPicture({ companion }: ReplyTurn, path: string): string {
  if (companion.persona?.gallery?.includes(path)) return path;
  throw new Error('The picture is not in her gallery');
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const promise = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  promise.catch(() => {});
  return promise;
}

/** Lets the engine clean up, without waiting for one that hangs. */
function stop(events: AsyncIterator<ReplyEvent>): void {
  events.return?.().catch(() => {});
}

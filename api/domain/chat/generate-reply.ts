import type { ReplyEvent, ReplyTurn, Services } from '../ports.ts';
import type { Guarded } from '../safety/guard.ts';
import { createGuardedText } from '../safety/guarded-text.ts';
import { createSecondLook } from '../safety/moderation.ts';
import { fallbackReply } from './fallback-reply.ts';

/** What an engine made of a turn. */
export interface GeneratedReply {
  text: string;
  /** Address of a picture below it; null: none. */
  imagePath: string | null;
  /** What the engine wants to be given next time; null: what it was given stays. */
  state: string | null;
  /** Why sentences of the engine were left out; empty: none was. */
  dropped: readonly Guarded[];
}

/** The longest reply, in characters: many times what a chat is fit for, and well within its column. */
const LONGEST_REPLY = 8_000;

/** The largest state that is kept, in bytes: sealed it still fits its column. */
const LARGEST_STATE = 40_000;

type Needs = Pick<Services, 'replyEngine' | 'replyTimeoutMs' | 'guard' | 'random'> &
  Partial<Pick<Services, 'moderation'>>;

/**
 * Lets the engine speak and gathers its text, sentence by sentence past the guard, and past the outside
 * moderation where there is one. Where they leave
 * nothing of it, a line of hers that says what she does not do stands in: an answer of its own.
 * @param onDelta hears each sentence once it is whole
 * @returns the text, trimmed and never empty, and the picture that came with it
 * @throws when the engine throws, ends without a finish, ends empty, sends a picture that is not in
 *   her gallery, writes more than fits a chat, or
 *   takes longer than `replyTimeoutMs`, whether or not it heeds the signal
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
  let length = 0;
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
        // What cannot be kept must not cost the reply: the state of before stays.
        if (Buffer.byteLength(value.state) <= LARGEST_STATE) state = value.state;
        continue;
      }
      length += value.text.length;
      if (length > LONGEST_REPLY) throw new Error('The reply is too long');
      guarded.add(value.text);
    }
  } finally {
    stop(events);
  }
  const own = guarded.end();
  const { text, dropped: later } = await look.end();
  const dropped = [...own.dropped, ...later];
  if (text !== '') return { text, imagePath, state, dropped };
  if (dropped[0] === undefined) throw new Error('The reply is empty');
  const instead = fallbackReply(services, turn, dropped[0]);
  onDelta(instead);
  return { text: instead, imagePath: null, state, dropped };
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

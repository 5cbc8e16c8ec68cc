import type { ReplyEvent, ReplyTurn, Services } from '../ports.ts';

/** What an engine made of a turn. */
export interface GeneratedReply {
  text: string;
  /** Address of a picture below it; null: none. */
  imagePath: string | null;
}

/**
 * Lets the engine speak and gathers its text.
 * @param onDelta hears each piece as it comes
 * @returns the text, trimmed and never empty, and the picture that came with it
 * @throws when the engine throws, ends without a finish, ends empty, sends a picture that is not in
 *   her gallery, or takes longer than
 *   `replyTimeoutMs`, whether or not it heeds the signal
 */
export async function generateReply(
  { replyEngine, replyTimeoutMs }: Pick<Services, 'replyEngine' | 'replyTimeoutMs'>,
  turn: ReplyTurn,
  onDelta: (text: string) => void,
): Promise<GeneratedReply> {
  const signal = AbortSignal.timeout(replyTimeoutMs);
  const events = replyEngine.reply(turn, signal)[Symbol.asyncIterator]();
  const timedOut = rejectOnAbort(signal);
  let text = '';
  let imagePath: string | null = null;
  try {
    for (;;) {
      const { done, value } = await Promise.race([events.next(), timedOut]);
      if (done) throw new Error('The reply ended without a finish');
      if (value.type === 'finish') break;
      if (value.type === 'image') {
        imagePath = ownPicture(turn, value.path);
        continue;
      }
      text += value.text;
      onDelta(value.text);
    }
  } finally {
    stop(events);
  }
  if (text.trim() === '') throw new Error('The reply is empty');
  return { text: text.trim(), imagePath };
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

import type { ReplyEvent, ReplyTurn, Services } from '../ports.ts';

/**
 * Lets the engine speak and gathers its text.
 * @param onDelta hears each piece as it comes
 * @returns the text, trimmed and never empty
 * @throws when the engine throws, ends without a finish, ends empty, or takes longer than
 *   `replyTimeoutMs`, whether or not it heeds the signal
 */
export async function generateReply(
  { replyEngine, replyTimeoutMs }: Pick<Services, 'replyEngine' | 'replyTimeoutMs'>,
  turn: ReplyTurn,
  onDelta: (text: string) => void,
): Promise<string> {
  const signal = AbortSignal.timeout(replyTimeoutMs);
  const events = replyEngine.reply(turn, signal)[Symbol.asyncIterator]();
  const timedOut = rejectOnAbort(signal);
  let text = '';
  try {
    for (;;) {
      const { done, value } = await Promise.race([events.next(), timedOut]);
      if (done) throw new Error('The reply ended without a finish');
      if (value.type === 'finish') break;
      text += value.text;
      onDelta(value.text);
    }
  } finally {
    stop(events);
  }
  if (text.trim() === '') throw new Error('The reply is empty');
  return text.trim();
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

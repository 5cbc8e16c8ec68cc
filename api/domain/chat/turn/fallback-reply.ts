import type { ReplyTurn, Services } from '../../ports.ts';
import type { Guarded } from '../../safety/guard.ts';
import { answerLanguage } from '../../text/detect-language.ts';

/** The share of Hinglish of a companion whose voice is not known. */
const HINGLISH = 0.3;

/**
 * A line of hers in place of a reply that must not be shown, in the visitor's language and never her last
 * one again.
 * @throws for a welcome: there is no message to answer
 */
export function fallbackReply(
  { guard, random }: Pick<Services, 'guard' | 'random'>,
  { kind, companion, history }: ReplyTurn,
  reason: Guarded,
): string {
  if (kind === 'welcome') throw new Error('Nothing of the welcome may be shown');
  const said = history.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  const last = history.findLast(({ sender }) => sender === 'ai')?.content;
  const language = answerLanguage(said, companion.persona?.voice.hinglish ?? HINGLISH, random);
  const lines = guard.insteadOf(reason, language).filter((line) => line !== last);
  const line = lines[Math.floor(random() * lines.length)];
  if (line === undefined) throw new Error('There is no line to fall back on');
  return line;
}

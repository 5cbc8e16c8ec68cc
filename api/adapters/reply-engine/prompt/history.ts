import type { ReplyTurn } from '../../../domain/ports.ts';
import { mask } from './mask.ts';
import { countTokens, type LettersPerToken } from './tokens.ts';

/** Texts dropped at a time when the chat becomes too long: each time the beginning moves, a server's cache is of no use. */
export const BLOCK = 20;

/** Tokens around a message. */
const AROUND = 4;

export interface Message {
  role: 'user' | 'assistant';
  content: string;
}

const OPENED =
  '(The visitor has opened the chat. Greet them in one or two short sentences, with something easy to answer.)';

/**
 * The end of the chat that fits. It begins where a block does, so that it stays where it is for many turns; only where a
 * single block is too long it is cut text by text. The newest text is always there.
 * @param earlier texts of the chat before `history`
 * @param most tokens
 */
export function fitting(
  history: ReplyTurn['history'],
  earlier: number,
  most: number,
  letters: LettersPerToken,
): ReplyTurn['history'] {
  const last = history.length - 1;
  const begin = (BLOCK - (earlier % BLOCK)) % BLOCK;
  let from = begin < history.length ? begin : 0;
  while (from < last && sizeOf(history.slice(from), letters) > most) {
    from = from + BLOCK <= last ? from + BLOCK : from + 1;
  }
  return history.slice(from);
}

/** Tokens of these texts as messages. */
export const sizeOf = (history: ReplyTurn['history'], letters: LettersPerToken): number =>
  history.reduce((sum, { content }) => sum + countTokens(content, letters) + AROUND, 0);

/** Many models' templates want the visitor first, and then one after the other. */
export function alternating(history: ReplyTurn['history']): Message[] {
  const messages: Message[] = [];
  if (history[0]?.sender !== 'user') messages.push({ role: 'user', content: OPENED });
  for (const { sender, content } of history) {
    const role = sender === 'user' ? 'user' : 'assistant';
    const words = sender === 'user' ? mask(content) : content;
    const last = messages.at(-1);
    if (last?.role === role) last.content += `\n${words}`;
    else messages.push({ role, content: words });
  }
  return messages;
}

import type { ReplyTurn } from '../../../domain/ports.ts';
import { fillPrompt } from './fill-prompt.ts';

/** A reply is a few short sentences (content/prompts); this stops one that never ends. */
const MAX_TOKENS = 400;

const OPENED =
  '(The visitor has opened the chat. Greet them in one or two short sentences, with something easy to answer.)';

interface Message {
  role: 'user' | 'assistant';
  content: string;
}

/** The body of a call of `POST {base}/chat/completions`. */
export const requestBody = (turn: ReplyTurn, model: string) => ({
  model,
  messages: [{ role: 'system', content: fillPrompt(turn) }, ...alternating(turn.history)],
  max_tokens: MAX_TOKENS,
  stream: true,
});

/** Many models' templates want the visitor first, and then one after the other. */
function alternating(history: ReplyTurn['history']): Message[] {
  const messages: Message[] = [];
  if (history[0]?.sender !== 'user') messages.push({ role: 'user', content: OPENED });
  for (const { sender, content } of history) {
    const role = sender === 'user' ? 'user' : 'assistant';
    const last = messages.at(-1);
    if (last?.role === role) last.content += `\n${content}`;
    else messages.push({ role, content });
  }
  return messages;
}

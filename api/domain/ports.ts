import type { ChatType } from '#contract/chat-types.ts';
import type { Persona } from '#contract/schemas/content.ts';

/** What a reply engine is given for one turn. */
export interface ReplyTurn {
  kind: 'welcome' | 'message';
  chatType: ChatType;
  companion: { name: string; aboutMe: string | null; interests: string[]; persona: Persona | null };
  /** The system prompt of this chat type and version; empty where none is stored. */
  prompt: string;
  /** The newest text messages, oldest first; for `message` the last one is the visitor's. */
  history: { sender: 'user' | 'ai'; content: string }[];
}

/** A piece of a reply. Anything but a clean `finish` after non-empty text is a failure (design section 5). */
export type ReplyEvent = { type: 'delta'; text: string } | { type: 'finish'; reason: 'stop' | 'length' };

/** Makes replies. Throws, or ends without `finish`, when it cannot. Stops when `signal` aborts. */
export interface ReplyEngine {
  reply(turn: ReplyTurn, signal: AbortSignal): AsyncIterable<ReplyEvent>;
}

import type { ChatType } from '#contract/chat-types.ts';
import type { Persona } from '#contract/schemas/content.ts';
import type { ChatCipher } from '#db/cipher.ts';
import type { Database } from '#db/client.ts';

import type { RunningTurns } from './chat/running-turns.ts';
import type { DangerCheck } from './safety/danger.ts';

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
export type ReplyEvent =
  | { type: 'delta'; text: string }
  | { type: 'finish'; reason: 'stop' | 'length' };

/** Makes replies. Throws, or ends without `finish`, when it cannot. Stops when `signal` aborts. */
export interface ReplyEngine {
  /** How many of the newest texts it wants to see; each has to be read and opened. */
  readonly historyLimit: number;
  reply(turn: ReplyTurn, signal: AbortSignal): AsyncIterable<ReplyEvent>;
}

/** What the verbs of the domain run on; the composition root fills it in. */
export interface Services {
  db: Database;
  /** Seals chat text on its way into the database. */
  cipher: ChatCipher;
  /** The turns this process is generating. */
  runningTurns: RunningTurns;
  replyEngine: ReplyEngine;
  /** Finds messages that need help rather than a reply. */
  danger: DangerCheck;
  /** The longest a reply may take as a whole, in milliseconds. A turn's lease is longer than this. */
  replyTimeoutMs: number;
  /** What free messages and referral credits are limited by. */
  limits: {
    /** Factor on the caps of a day; 0: none. */
    scale: number;
    /** Credits one referrer may earn in a day. */
    referralDailyCap: number;
    /** Key the hashes that erased visitors leave; newest first. */
    tombstoneSecrets: string[];
  };
  /** The present instant. */
  now: () => Date;
  /** A number from 0 up to 1. */
  random: () => number;
  /** Notes for operators; never given chat text. */
  log: { info(data: object, text: string): void; error(data: object, text: string): void };
}

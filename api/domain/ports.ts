import type { Persona } from '#content-reader/kinds/companions.ts';
import type { ChatType } from '#contract/chat-types.ts';
import type { Database } from '#db/connection/client.ts';
import type { ReplySource } from '#db/schema/chat/turns.ts';
import type { ChatCipher } from '#db/sealing/cipher.ts';
import type { RechargeWords } from './chat/recharge-words.ts';
import type { ReplyCounts } from './chat/turn/reply-counts.ts';
import type { RunningTurns } from './chat/turn/running-turns.ts';
import type { AsksModel, ModelUse, Spent } from './chat/turn/spent.ts';
import type { TurnNews } from './chat/turn/turn-news.ts';
import type { MemoryRules } from './memory/find-facts.ts';
import type { PaymentProviders } from './payment/providers.ts';
import type { TaxRules } from './payment/tax.ts';
import type { PushSender } from './push/sender.ts';
import type { Care } from './safety/care/care.ts';
import type { Mood } from './safety/care/decide.ts';
import type { CareCounts } from './safety/care-counts.ts';
import type { Guard } from './safety/guard.ts';
import type { Moderation } from './safety/moderation.ts';
import type { Reminder } from './safety/reminder.ts';
import type { Steering } from './steering/steering.ts';

export type { AsksModel, ReplySource, Spent };

/** What a reply engine is given for one turn. */
export interface ReplyTurn {
  kind: 'welcome' | 'message';
  chatType: ChatType;
  companion: { name: string; aboutMe: string | null; interests: string[]; persona: Persona | null };
  /** The system prompt of this chat type and version; empty where none is stored. */
  prompt: string;
  /** Whose turn it is, for engines that keep an agent for each two; never sent anywhere. */
  pair?: {
    turnId: string;
    chatId: string;
    userId: string;
    companionId: string;
    /** The template such an agent is made of, and the agent that serves all; null: neither. */
    agentTemplate: string | null;
    defaultAgentId: string | null;
    /** Earlier texts of this chat have been changed: an agent may remember something else. */
    isRewritten: boolean;
  };
  /** The newest text messages, oldest first; for `message` the last one is the visitor's. */
  history: { sender: 'user' | 'ai'; content: string }[];
  /** Texts of the chat before those; absent: none. */
  earlier?: number;
  /** A summary of older texts; absent: there is none yet. */
  story?: string | undefined;
  /** What the engine kept of the talk with this visitor (its own event `state`); null: nothing. */
  state: string | null;
  /** Everything she remembers about the visitor, in the visitor's words, and since when. */
  memory: { topic: string; label: string; value: string; since?: Date }[];
  /** What she has said to this very message, and another reply is wanted; absent: it is the first. */
  avoid?: readonly string[] | undefined;
  /** How she is to speak; absent: as ever. */
  mood?: Mood | undefined;
  /** No model should be asked: the built-in engine answers. */
  sparesModel?: boolean;
}

/**
 * A piece of a reply. Anything but a clean `finish` after non-empty text is a failure; of one that comes after a whole
 * sentence was shown, what was shown is the reply.
 */
export type ReplyEvent =
  | { type: 'delta'; text: string }
  /** What came before is not part of the reply: it starts over. */
  | { type: 'restart' }
  /** One picture of the companion's own gallery, shown below the text. */
  | { type: 'image'; path: string }
  /** What the engine wants to be given with the next turn of the two; kept with the reply. */
  | { type: 'state'; state: string }
  /** Which engine writes what follows, where there are several. */
  | { type: 'source'; source: ReplySource }
  /** A call of a model has ended, whichever way. */
  | { type: 'spent'; spent: Spent }
  /** What the visitor may tap to answer it: up to three short replies, in the visitor's own voice. */
  | { type: 'suggestions'; suggestions: string[] }
  | { type: 'finish'; reason: 'stop' | 'length' };

/** Makes replies. Throws, or ends without `finish`, when it cannot. Stops when `signal` aborts. */
export interface ReplyEngine {
  /** How many of the newest texts it wants to see; each has to be read and opened. */
  readonly historyLimit: number;
  /** It wants to know how many there are before those. */
  readonly countsEarlier?: boolean;
  /** The model that it asks; absent: none. */
  readonly asks?: AsksModel | undefined;
  reply(turn: ReplyTurn, signal: AbortSignal): AsyncIterable<ReplyEvent>;
}

/** Proposes replies that a visitor may tap, below one that an engine wrote without any; up to three. */
export type Suggest = (turn: ReplyTurn, reply: string) => string[];

/** What a turn has added to a talk that its story should tell. */
export interface StoryNotes {
  /** What is talked about from now on; undefined: as before. */
  topic: string | undefined;
  /** In the visitor's words, with its day in India as YYYY-MM-DD. */
  ahead: { what: string; on: string }[];
}

/** Keeps what is erased for a while, where nobody here can read it. */
export interface Sealing {
  /** For how many days. */
  readonly days: number;
  /** Encrypts a text as a stream, for the holder of a key that is not here. */
  close(text: AsyncIterable<string>): AsyncIterable<Buffer>;
}

/** What the verbs of the domain run on; the composition root fills it in. */
export interface Services {
  db: Database;
  /** Seals chat text on its way into the database. */
  cipher: ChatCipher;
  /** Names this process, for the turns that it answers. */
  processId: string;
  /** Names of its chat keys, and digests of its session secrets, for an operator who replaces them. */
  secretNames: readonly string[];
  /** The turns this process is generating. */
  runningTurns: RunningTurns;
  /** How to follow the turns of other processes; undefined: the database is polled for their outcome. */
  turnNews: TurnNews | undefined;
  replyEngine: ReplyEngine;
  /** Summarises older texts of a chat: its `history` and `story` go in, a story comes out; undefined: there are no stories. */
  storyteller?: ReplyEngine | undefined;
  /** Deletes an agent or a conversation at an outside service; undefined: there is none. */
  deleteAgent?: ((id: string) => Promise<void>) | undefined;
  /** What of an engine's state is left once the chat is cleared; null: nothing. */
  forgetTalk: (state: string | null) => string | null;
  /** Reads from an engine's state, before a turn and after it, what the story should mention. */
  notesOf: (before: string | null, after: string | null) => StoryNotes;
  /** When no model is asked; undefined: there is none. */
  modelUse: ModelUse | undefined;
  /** What operators have set. */
  steering: Steering;
  /** Counts replies by who wrote them. */
  replyCounts: ReplyCounts;
  /** Proposes replies where the engine has not; undefined: it does so itself. */
  suggest?: Suggest | undefined;
  /** What companions remember of what visitors say. */
  memory: MemoryRules;
  /** Detects danger and age in messages, and decides what is done about them. */
  care: Care;
  /** Looks at what an engine writes before anyone reads it. */
  guard: Guard;
  /** External moderation of messages and replies beside the local checks; undefined: none. */
  moderation: Moderation | undefined;
  /** Sends notifications; undefined: there are none. */
  push: PushSender | undefined;
  /** What she says where no message is left. */
  rechargeWords: RechargeWords;
  /** What she is, repeated after hours of use. */
  reminder: Reminder;
  /** Counts cards, suspensions and what was left out. */
  careCounts: CareCounts;
  /** The longest a reply may take as a whole, in milliseconds. A turn's lease is longer than this. */
  replyTimeoutMs: number;
  paymentProviders: PaymentProviders;
  /** What invoices are written by; undefined: none are. */
  tax: TaxRules | undefined;
  /** What free messages and referral credits are limited by. */
  limits: {
    /** Factor on the caps of a day; 0: none. */
    scale: number;
    /** What a new visitor starts with. */
    readonly freeMessages: number;
    /** Credits one referrer may earn in a day. */
    readonly referralDailyCap: number;
    /** Referral credits of a day, of all referrers together; beyond it they wait. */
    readonly referralCeiling: number;
  };
  /** Key the hashes of erased visitors and of return addresses; newest first, all are honoured. */
  secrets: string[];
  /** Keeps what is erased; undefined: nothing is kept. */
  sealing: Sealing | undefined;
  /** Notes outside the database that a visitor is about to be erased, for the day an older copy of it is restored. */
  noteErased: (userId: string) => Promise<void>;
  /** The present instant. */
  now: () => Date;
  /** A number from 0 up to 1. */
  random: () => number;
  /** Notes for operators; never given chat text. */
  log: Record<'info' | 'warn' | 'error', (data: object, text: string) => void>;
}

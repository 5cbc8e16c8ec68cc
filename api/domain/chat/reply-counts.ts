import type { ReplySource } from '#db/schema/turns.ts';
import type { Spent } from './spent.ts';

/** Counts replies and what they cost, never with a text, a visitor or a chat. */
export interface ReplyCounts {
  /** A reply was saved. */
  reply(source: ReplySource): void;
  /** A model was called, whatever came of it. */
  call(spent: Spent): void;
}

/** Where nothing is measured. */
export const NO_REPLY_COUNTS: ReplyCounts = { reply() {}, call() {} };

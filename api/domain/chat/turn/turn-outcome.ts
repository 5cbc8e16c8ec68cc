import type { MessageRow } from '#db/queries/chat/messages.ts';
import { DomainError } from '../../errors.ts';

/** How a turn ended, for its caller. */
export type TurnOutcome =
  | {
      kind: 'answered';
      /** Undefined for a welcome. */
      userMessage: MessageRow | undefined;
      /** Hers, or the system's card for someone in danger or under age. */
      reply: MessageRow;
      /** Her picture below it. */
      image?: MessageRow;
      /** A notice of ours below it; not repeated to later calls about the turn. */
      notice?: MessageRow;
      /** Messages that it cost. */
      cost: number;
      /** The visitor's text may be changed. */
      canEdit: boolean;
      /** The balance after it. */
      balance: number;
      /** It has suspended the visitor's account, which has not been reinstated since. */
      suspendsAccount: boolean;
    }
  /** A returning visitor is not greeted; nothing was written. */
  | { kind: 'not-owed' }
  /** No message left; nothing was written. */
  | { kind: 'empty'; companion: string }
  /** The text to edit has changed meanwhile; nothing was written. */
  | { kind: 'changed' };

/** The turn was released: its message is given back and its text is out of the list. */
export const replyFailed = (): DomainError =>
  new DomainError('reply_failed', 'No reply came; nothing was taken');

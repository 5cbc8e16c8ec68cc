import { CHANGED_ONE, inBatch } from '#db/batch.ts';
import { forgetConversation } from '#db/queries/chat/letta.ts';
import { giveBackFreeCall } from '#db/queries/chat/model-calls.ts';
import { replaceTalkState } from '#db/queries/chat/talk-states.ts';
import { findTurn, markAnswered, noteMessagesLeft } from '#db/queries/chat/turns.ts';
import {
  holdVisitor,
  insertVariant,
  showVariant,
  type Variant,
} from '#db/queries/chat/variants.ts';
import type { ReplySource, Services } from '../../ports.ts';
import type { OpenVariant } from './open-variant.ts';

export interface MadeVariant {
  /** Which engine wrote it. */
  source: ReplySource;
  /** The day of the call of a model that its message pays for; undefined: there is none. */
  paidCallOn: string | undefined;
  /** The first reply, where this is the second one. */
  first: Variant | undefined;
  made: Variant;
  /** What is kept of the talk where this one is shown, in place of the row of that id; undefined: it stays. */
  talk: { id: string; state: string } | undefined;
}

/**
 * Transaction 2 of another reply: close its turn, keep it beside those before it, and show it.
 * @returns false when the turn was released meanwhile, the visitor has written on, or the account was suspended
 *   (nothing is written then)
 */
export async function answerVariant(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  { id, userId, chatId, replyMessageId, count, balance }: OpenVariant,
  { first, made, talk, source, paidCallOn }: MadeVariant,
): Promise<boolean> {
  const messageId = replyMessageId;
  const shown = { chatId, messageId, index: count, count: count + 1, variant: made, turnId: id };
  const done = await inBatch(
    db,
    [
      // Whoever writes on waits for this, or this for them: what is shown is what the next reply follows.
      holdVisitor({ userId }),
      CHANGED_ONE,
      ...(paidCallOn ? [giveBackFreeCall({ userId, day: paidCallOn })] : []),
      markAnswered({ id, replyMessageId, imageMessageId: null, source, isFree: false }),
      CHANGED_ONE,
      ...(balance === undefined ? [] : [noteMessagesLeft({ chatId, balance })]),
      showVariant(cipher, shown),
      CHANGED_ONE,
      ...forgetConversation(chatId),
      ...(first ? [insertVariant(cipher, { chatId, messageId, place: 0, variant: first })] : []),
      insertVariant(cipher, { chatId, messageId, place: count, variant: made }),
      ...(talk ? [replaceTalkState(cipher, { ...talk, userId })] : []),
    ],
    { hasCommitted: async () => (await findTurn(db.executor, id))?.status === 'answered' },
  );
  return done !== undefined;
}

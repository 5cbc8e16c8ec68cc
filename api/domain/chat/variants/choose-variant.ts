import type { ChooseVariantResponse } from '#contract/schemas/chat.ts';
import { findTurnSetting } from '#db/queries/chat/chat-sessions.ts';
import { forgetConversation } from '#db/queries/chat/letta.ts';
import { messagesById } from '#db/queries/chat/messages.ts';
import { openTalkState, replaceTalkState } from '#db/queries/chat/talk-states.ts';
import { findOwnReply, listVariants, showVariant } from '#db/queries/chat/variants.ts';
import { lockAccount } from '#db/queries/user/balance.ts';
import { run } from '#db/statement.ts';
import { inTransaction } from '#db/transaction.ts';
import { DomainError, notFound } from '../../errors.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Services } from '../../ports.ts';
import { keptOf, openKept } from '../../safety/care/state.ts';
import type { Credential } from '../../user/credential.ts';
import { replyView } from '../message-view.ts';
import { refusal } from '../refusal.ts';
import { openUndo, withUndo } from '../turn/talk-undo.ts';

/**
 * Shows another one of her replies to the newest text; the one that is shown when the visitor writes on is the one she
 * has said. Throws not_found; conflict where the visitor has written on or another reply is on its way.
 */
export async function chooseVariant(
  services: Pick<Services, 'db' | 'cipher'>,
  { visitor, messageId, index }: { visitor: Credential; messageId: string; index: number },
): Promise<ChooseVariantResponse> {
  const { db, cipher } = services;
  const { userId } = visitor;
  const isShown =
    isUuid(messageId) &&
    (await inTransaction(db, async (tx) => {
      await lockAccount(tx, userId);
      const own = await findOwnReply(tx, { messageId, userId });
      const setting = own && (await findTurnSetting(tx, { chatId: own.chatId, ...visitor }));
      if (!own || !setting) return false;
      const variant = (await listVariants(tx, cipher, messageId))[index];
      if (!variant) throw notFound('Reply');
      if (own.variantIndex === index && !own.varyingTurnId) return true;
      const { variantCount: count } = own;
      const { chatId } = own;
      const shown = { chatId, messageId, index, count, variant, turnId: null };
      const { affectedRows } = await run(tx, showVariant(cipher, shown));
      if (affectedRows === 0) {
        throw new DomainError('conflict', 'Another reply cannot be chosen any more.');
      }
      for (const statement of forgetConversation(chatId)) await run(tx, statement);
      // She continues from what is shown.
      const { now, undo } = openUndo(openTalkState(cipher, userId, setting.talkState));
      if (setting.talkState && undo?.replyId === messageId) {
        const state = withUndo(keptOf(openKept(now).care, variant.talk), undo);
        await run(tx, replaceTalkState(cipher, { id: setting.talkState.id, userId, state }));
      }
      return true;
    }));
  if (!isShown) throw await refusal(services, visitor, 'Message');
  const [reply] = await messagesById(db.executor, cipher, [messageId]);
  if (!reply) throw notFound('Message');
  return { aiMessage: replyView(reply) };
}

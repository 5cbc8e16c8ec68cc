import { CLEAR_UNDO_SECONDS } from '#contract/limits.ts';
import { ERASING_MS, unbounded } from '#db/connection/bounds.ts';
import { firstIdAt, timeOfId } from '#db/id-time.ts';
import { newId } from '#db/new-id.ts';
import {
  chatsToPurge,
  deleteHidden,
  findClearing,
  hideEntries,
  isAnswering,
  showEntries,
} from '#db/queries/chat/clearing.ts';
import { unlinkAgents } from '#db/queries/chat/letta.ts';
import { deleteMessage, insertMessage } from '#db/queries/chat/messages.ts';
import { findTalkState, openTalkState, replaceTalkState } from '#db/queries/chat/talk-states.ts';
import { changeLines } from '#db/queries/memory/pair-stories.ts';
import { lockUser } from '#db/queries/user/users.ts';
import { run } from '#db/statement.ts';
import { inTransaction } from '#db/transaction.ts';
import { DomainError, notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { keptOf, openKept } from '../safety/care/state.ts';
import { introduction } from './introduction.ts';
import { openUndo } from './turn/talk-undo.ts';

type Own = { chatId: string; userId: string };

const UNDO_MS = CLEAR_UNDO_SECONDS * 1000;

/** Chats looked up at a time. */
const AT_ONCE = 20;

/**
 * Takes everything out of a chat, at first only out of sight: it starts over with the word of who she is. Throws
 * not_found, and conflict while a reply is on its way.
 */
export async function clearChat(
  { db, cipher, now }: Pick<Services, 'db' | 'cipher' | 'now'>,
  own: Own,
): Promise<{ undoUntil: string }> {
  const known = isUuid(own.chatId) ? await findClearing(db.executor, own) : undefined;
  if (!known) throw notFound('Chat session');
  const id = await inTransaction(db, async (tx) => {
    await lockUser(tx, own.userId);
    const before = newId();
    if (!(await hideEntries(tx, { ...own, before }))) return undefined;
    const card = {
      id: before,
      chatId: own.chatId,
      sender: 'system',
      content: introduction(known.companionName),
      messageType: 'text',
      timestamp: now(),
    } as const;
    await run(tx, insertMessage(cipher, card));
    return before;
  });
  if (!id) throw new DomainError('conflict', 'She is answering. Clear this chat once she is done.');
  return { undoUntil: new Date(timeOfId(id) + UNDO_MS).toISOString() };
}

/** Restores what was cleared; a repeat changes nothing. Throws not_found, and conflict once it is deleted. */
export async function restoreChat({ db, now }: Pick<Services, 'db' | 'now'>, own: Own) {
  const known = isUuid(own.chatId) ? await findClearing(db.executor, own) : undefined;
  if (!known) throw notFound('Chat session');
  const { clearedBefore: before } = known;
  const isLate = before === null || timeOfId(before) + UNDO_MS < now().getTime();
  const isBack =
    !isLate &&
    (await inTransaction(db, async (tx) => {
      await lockUser(tx, own.userId);
      if (!(await showEntries(tx, { ...own, before }))) return false;
      await run(tx, deleteMessage({ id: before }));
      return true;
    }));
  if (!isBack) throw new DomainError('conflict', 'This chat cannot be put back any more.');
}

/** It was restored or deleted, or she is answering: the transaction is undone. */
class NotNow extends Error {}

/**
 * Permanently deletes what was cleared and can no longer be restored, and has her engine forget it. Any process may run
 * it, several concurrently. A chat that fails does not hold up the others, and is tried again by the next run.
 */
export async function purgeCleared(
  services: Purging,
  signal?: AbortSignal,
  atOnce = AT_ONCE,
): Promise<void> {
  const { db, now, log } = services;
  const due = firstIdAt(now().getTime() - UNDO_MS);
  let after: string | undefined;
  do {
    const chats = await chatsToPurge(db.executor, { after, madeBefore: due, limit: atOnce });
    for (const chat of chats) {
      if (signal?.aborted) return;
      try {
        await unbounded(() => purge(services, chat), { statementMs: ERASING_MS });
        log.info({ chatId: chat.chatId }, 'a cleared chat is gone');
      } catch (err) {
        if (!(err instanceof NotNow))
          log.error({ err, chatId: chat.chatId }, 'purging a cleared chat failed');
      }
    }
    after = chats.length < atOnce ? undefined : chats.at(-1)?.before;
  } while (after);
}

type Purging = Pick<Services, 'db' | 'cipher' | 'now' | 'log' | 'forgetTalk'>;
type Hidden = Awaited<ReturnType<typeof chatsToPurge>>[number];

/** Throws NotNow where there is nothing left to delete, or where she has yet to answer: she would keep what she knew before. */
const purge = ({ db, cipher, forgetTalk }: Purging, chat: Hidden): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, chat.userId);
    if ((await isAnswering(tx, chat)) || !(await deleteHidden(tx, chat))) throw new NotNow();
    const talk = await findTalkState(tx, chat);
    if (talk) {
      const kept = openKept(openUndo(openTalkState(cipher, chat.userId, talk)).now);
      const state = keptOf(kept.care, forgetTalk(kept.talk)) ?? '';
      await run(tx, replaceTalkState(cipher, { id: talk.id, userId: chat.userId, state }));
    }
    await unlinkAgents(tx, chat.userId);
    await changeLines(tx, cipher, chat, (lines) =>
      lines.filter(({ chatId }) => chatId !== chat.chatId),
    );
  });

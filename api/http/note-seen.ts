import type { Response } from 'express';
import type { Message } from '#contract/schemas/chat.ts';
import { markSeen } from '#db/queries/chat/chat-sessions.ts';
import { run } from '#db/statement.ts';
import type { Context } from '../context.ts';

/**
 * Notes that a visitor has seen a reply, once the answer has reached a browser that is still there. It delays nothing,
 * and a mark that was not noted only leaves a message unread.
 */
export function noteSeen(
  { db, log }: Pick<Context, 'db' | 'log'>,
  res: Response,
  userId: string,
  message: Pick<Message, 'id' | 'sessionId'> | undefined,
): void {
  if (!message || res.destroyed) return;
  const { id: through, sessionId: chatId } = message;
  res.once('finish', () => {
    run(db.executor, markSeen({ chatId, userId, through })).catch((err) =>
      log.warn({ err }, 'not seen'),
    );
  });
}

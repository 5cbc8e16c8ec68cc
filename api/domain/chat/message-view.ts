import type { Message } from '#contract/schemas/chat.ts';
import type { MessageRow } from '#db/queries/messages.ts';

/** A message's row as the contract shows it. */
export const messageView = ({ chatId, ...row }: MessageRow): Message => ({
  ...row,
  sessionId: chatId,
  timestamp: row.timestamp.toISOString(),
});

import type { Message } from '#contract/schemas/chat.ts';
import type { MessageRow } from '#db/queries/messages.ts';

/** A message's row as the contract shows it. */
export const messageView = ({ chatId, suggestions: _, ...row }: MessageRow): Message => ({
  ...row,
  sessionId: chatId,
  timestamp: row.timestamp.toISOString(),
});

/** Her newest text, with what is proposed below it. */
export const replyView = (row: MessageRow): Message => ({
  ...messageView(row),
  suggestions: row.suggestions ?? [],
});

import type { Message } from '#contract/schemas/chat.ts';
import type { MessageRow } from '#db/queries/chat/messages.ts';
import { variantCost } from './variants/variant-cost.ts';

/** A message's row as the contract shows it. */
export const messageView = ({
  chatId,
  suggestions: _,
  variantIndex: index = 0,
  variantCount: count = 0,
  ...row
}: MessageRow): Message => ({
  ...row,
  sessionId: chatId,
  timestamp: row.timestamp.toISOString(),
  ...(count > 1 && { variants: { index, count } }),
});

/** The visitor's newest text, with whether its words may be changed. */
export const ownTextView = (row: MessageRow, mayBeEdited: boolean): Message => ({
  ...messageView(row),
  ...(mayBeEdited && { canEdit: true }),
});

/** Her newest text, with what is proposed below it and what another one costs. */
export function replyView(row: MessageRow): Message {
  const anotherCosts = variantCost(row.variantCount ?? 0);
  return {
    ...messageView(row),
    suggestions: row.suggestions ?? [],
    ...(anotherCosts !== undefined && { anotherCosts }),
  };
}

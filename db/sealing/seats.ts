/**
 * Where a sealed text belongs: it opens nowhere else, whoever may write in the database. What stands in a place never
 * changes as long as its row lives.
 */
export interface Seat {
  /** The row's id. */
  id: string;
  /** Table, row, and whose it is. */
  place: string;
}

const seat = (table: string, id: string, ...owners: string[]): Seat => ({
  id,
  place: [table, id, ...owners].join('|'),
});

interface Text {
  id: string;
  chatId: string;
  sender: string;
  messageType: string;
}

/** The seats of all sealed texts, by what they are. */
export const SEATS = {
  message: ({ id, chatId, sender, messageType }: Text) =>
    seat('messages', id, chatId, sender, messageType),
  suggestions: ({ id, chatId }: Pick<Text, 'id' | 'chatId'>) => ({
    ...seat('messages.suggestions', id, chatId),
    // Its name in the older form.
    id: `${id}/suggestions`,
  }),
  variant: ({ id, chatId, messageId }: { id: string; chatId: string; messageId: string }) =>
    seat('message_variants', id, chatId, messageId),
  memory: ({ id, userId }: { id: string; userId: string }) => seat('memories', id, userId),
  talk: ({ id, userId }: { id: string; userId: string }) => seat('talk_states', id, userId),
  care: ({ id, userId }: { id: string; userId: string }) => seat('care_states', id, userId),
  story: ({ id, chatId }: { id: string; chatId: string }) => seat('chat_stories', id, chatId),
  pairStory: ({ id, userId }: { id: string; userId: string }) => seat('pair_stories', id, userId),
  report: ({ id, userId }: { id: string; userId: string }) => seat('reports', id, userId),
  /** Sent to the visitor who has forgotten it, and stored in no row. */
  forgotten: ({ id, userId }: { id: string; userId: string }) => seat('forgotten', id, userId),
  /** On its way from one process to another, and in no row. */
  turnNews: ({ turnId }: { turnId: string }) => seat('turn_news', turnId),
  keyCheck: (keyId: string) => seat('key_checks', keyId),
};

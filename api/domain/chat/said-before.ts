import { listOwnMessages } from '#db/queries/chat/messages.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import type { Spoken } from '../safety/age/answers.ts';

/** Enough for a question, its answer, and what is in between. */
const ENTRIES = 6;

/**
 * What the two of a chat said last before a text, oldest first; nothing where the chat is not the visitor's.
 * A text that is sent again may be in the list already: it does not come before itself.
 */
export async function saidBefore(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  { chatId, userId, content }: { chatId: string; userId: string; content: string },
): Promise<Spoken[]> {
  if (!isUuid(chatId)) return [];
  const own = { chatId, userId, limit: ENTRIES };
  const spoken = (await listOwnMessages(db.executor, cipher, own)).flatMap(
    ({ sender, content: said, messageType }): Spoken[] =>
      sender === 'system' || messageType !== 'text' ? [] : [{ sender, content: said }],
  );
  const last = spoken.findLastIndex((one) => one.sender !== 'user' || one.content !== content);
  return spoken.slice(0, last + 1);
}

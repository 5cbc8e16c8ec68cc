import { setMuted } from '#db/queries/chat/chat-sessions.ts';
import { notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';

/** Turns what is notified of one's own chat off or on; again changes nothing. Throws not_found. */
export async function muteChat(
  { db }: Pick<Services, 'db'>,
  own: { chatId: string; userId: string; isMuted: boolean },
): Promise<void> {
  const isThere = isUuid(own.chatId) && (await setMuted(db.executor, own));
  if (!isThere) throw notFound('Chat session');
}

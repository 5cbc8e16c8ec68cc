import { setMuted } from '#db/queries/chat/chat-sessions.ts';
import { notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';

/** Mutes or unmutes the notifications of the visitor's own chat. Idempotent. Throws not_found. */
export async function muteChat(
  { db }: Pick<Services, 'db'>,
  own: { chatId: string; userId: string; isMuted: boolean },
): Promise<void> {
  const isThere = isUuid(own.chatId) && (await setMuted(db.executor, own));
  if (!isThere) throw notFound('Chat session');
}

import type { Database } from '#db/connection/client.ts';

/** Has nothing in a chat be seen. */
export const markAllUnread = ({ pool }: Database, chatId: string): Promise<unknown> =>
  pool.query("update chat_sessions set seen_through = '' where id = ?", [chatId]);

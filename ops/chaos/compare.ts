import type { Database } from '#db/connection/client.ts';
import { openMessage } from '#db/queries/chat/messages.ts';
import type { ChatCipher } from '#db/sealing/cipher.ts';
import type { Life } from './visitor.ts';

type Row = Record<string, string | number | null>;

/** Differences between what a visitor was shown and what is stored, in words. */
export async function compare(db: Database, cipher: ChatCipher, life: Life): Promise<string[]> {
  const rows = async (sql: string, values: unknown[]) =>
    (await db.pool.query(sql, values))[0] as unknown as Row[];
  const wrong = (text: string) => `${life.userId} (${life.end}): ${text}`;
  const [user] = await rows('SELECT message_balance AS balance FROM users WHERE id = ?', [
    life.userId,
  ]);
  if (life.end === 'erased') {
    const [chat] = await rows('SELECT id FROM chat_sessions WHERE user_id = ?', [life.userId]);
    return user || chat ? [wrong('is still there')] : [];
  }
  if (!user) return [wrong('is gone')];
  const found: string[] = [];
  if (life.balance !== undefined && life.balance !== user.balance && life.friends.length === 0)
    found.push(wrong(`told ${life.balance} messages, has ${user.balance}`));

  const stored = await rows(
    `SELECT id, session_id AS chatId, sender, content, suggestions, key_id AS keyId,
       message_type AS messageType, timestamp, variant_count AS variantCount, variant_index AS variantIndex
     FROM messages WHERE session_id = ?`,
    [life.chatId],
  );
  const texts = stored.map((row) => openMessage(row as never, cipher));
  const said = texts.filter(({ sender }) => sender === 'user');
  for (const { text, textId, replyId } of life.answered) {
    const copies = said.filter(({ content }) => content === text);
    if (copies.length !== 1 || copies[0]?.id !== textId)
      found.push(wrong(`${text} is there ${copies.length} times`));
    if (!texts.some(({ id }) => id === replyId)) found.push(wrong(`no reply to ${text}`));
  }
  if (said.length !== life.answered.length)
    found.push(wrong(`${life.answered.length} texts were answered, ${said.length} are there`));

  const [spent] = await rows(
    `SELECT coalesce(-sum(delta), 0) AS messages FROM balance_entries
     WHERE user_id = ? AND reason IN ('message', 'release')`,
    [life.userId],
  );
  if (Number(spent?.messages) !== life.answered.length)
    found.push(wrong(`${life.answered.length} were answered, ${spent?.messages} were paid`));

  for (const [orderId, told] of life.orders) {
    const [order] = await rows('SELECT status FROM payments WHERE id = ?', [orderId]);
    const credits = await rows(
      "SELECT delta FROM balance_entries WHERE reason = 'pack' AND reference = ?",
      [orderId],
    );
    const isPaid = order?.status === 'success' || order?.status === 'refunded';
    if (credits.length !== (isPaid ? 1 : 0))
      found.push(wrong(`${orderId} is ${order?.status}, credited ${credits.length} times`));
    if (told === 'paid' && order?.status !== 'success')
      found.push(wrong(`${orderId} was told as paid, is ${order?.status}`));
    if (told === 'refunded' && order?.status !== 'refunded')
      found.push(wrong(`${orderId} was told as refunded, is ${order?.status}`));
  }
  for (const friend of life.friends) {
    const rewards = await rows(
      'SELECT (SELECT count(*) FROM referrals WHERE id = ?) + (SELECT count(*) FROM erased_visitors) AS n',
      [friend],
    );
    if (rewards[0]?.n === 0) found.push(wrong(`friend ${friend} was not counted`));
  }
  return found;
}

/** Orders that were paid at the provider and are not settled here. */
export async function unsettled(db: Database): Promise<string[]> {
  const [rows] = await db.pool.query(
    `SELECT p.id, p.status FROM sandbox_orders o JOIN payments p ON p.id = o.id
     WHERE o.state = 'paid' AND p.status NOT IN ('success', 'refunded')`,
  );
  return (rows as unknown as Row[]).map(({ id, status }) => `${id} was paid, is ${status}`);
}

/** What is still on its way: open turns, refunds. */
export async function underWay(db: Database): Promise<number> {
  const [rows] = await db.pool.query(
    `SELECT (SELECT count(*) FROM turns WHERE status = 'open')
       + (SELECT count(*) FROM refunds WHERE status IN ('requested', 'pending')) AS n`,
  );
  return Number((rows as unknown as Row[])[0]?.n);
}

/** Orders that are due to be asked after. */
export async function dueOrders(db: Database): Promise<number> {
  const [rows] = await db.pool.query(
    "SELECT count(*) AS n FROM payments WHERE status = 'pending' AND next_look_at <= CURRENT_TIMESTAMP(3)",
  );
  return Number((rows as unknown as Row[])[0]?.n);
}

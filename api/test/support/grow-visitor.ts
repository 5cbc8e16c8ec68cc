import type { Database } from '#db/connection/client.ts';
import { firstIdAt } from '#db/id-time.ts';
import type { ChatCipher } from '#db/sealing/cipher.ts';
import { SEATS } from '#db/sealing/seats.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 4_000;

/** An id made at an instant; `n` tells those of one instant apart. */
const idAt = (ms: number, n: number): string =>
  firstIdAt(ms).slice(0, -12) + n.toString(16).padStart(12, '0');

/** Gives a visitor so many chats of the last year, each with so many turns: two texts and a line of the ledger each. */
export async function growVisitor(
  { pool }: Database,
  cipher: ChatCipher,
  {
    userId,
    companionId,
    chats,
    turns,
  }: { userId: string; companionId: string; chats: number; turns: number },
): Promise<{ chatId: string }> {
  const fill = async (into: string, rows: unknown[][]) => {
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      await pool.query(`insert into ${into} values ?`, [rows.slice(at, at + AT_ONCE)]);
    }
  };
  const begin = Date.now() - 365 * DAY_MS;
  const step = Math.floor((363 * DAY_MS) / (chats * turns));
  const [sessions, texts, done, ledger]: unknown[][][] = [[], [], [], []];
  for (let chat = 0; chat < chats; chat++) {
    const first = begin + chat * turns * step;
    const chatId = idAt(first, chat);
    sessions?.push([chatId, userId, companionId, 'Aanya', 'friendly', 'v1.0', new Date(first)]);
    for (let turn = 0; turn < turns; turn++) {
      const ms = first + turn * step;
      const n = (chat * turns + turn) * 2;
      const [said, reply] = [idAt(ms, n), idAt(ms, n + 1)];
      for (const [id, sender] of [
        [said, 'user'],
        [reply, 'ai'],
      ] as const) {
        const { content, keyId } = cipher.seal(
          'so it goes',
          SEATS.message({ id, chatId, sender, messageType: 'text' }),
        );
        texts?.push([id, chatId, sender, content, keyId, new Date(ms)]);
      }
      done?.push([
        said,
        chatId,
        'message',
        1,
        `message:${n}`,
        'answered',
        new Date(ms),
        said,
        reply,
        new Date(ms),
      ]);
      ledger?.push([said, userId, -1, 'message', said, new Date(ms)]);
    }
  }
  const all = chats * turns;
  await fill(
    'chat_sessions (id, user_id, companion_id, companion_name, chat_type, prompt_version, created_at)',
    sessions ?? [],
  );
  await fill('messages (id, session_id, sender, content, key_id, timestamp)', texts ?? []);
  await fill(
    'turns (id, session_id, kind, cost, request_key, status, lease_until, user_message_id, reply_message_id, created_at)',
    done ?? [],
  );
  await fill('balance_entries (id, user_id, delta, reason, reference, created_at)', ledger ?? []);
  await fill('balance_entries (id, user_id, delta, reason, reference)', [
    [idAt(begin - 1, 0), userId, all, 'adjustment', 'grown'],
  ]);
  await pool.query('update users set total_messages_sent = ? where id = ?', [all, userId]);
  await pool.query('analyze table chat_sessions, messages, turns, balance_entries');
  return { chatId: String(sessions?.at(-1)?.[0]) };
}

import type { Database } from '#db/client.ts';
import { newId } from '#db/new-id.ts';
import { inOneTrip } from './one-trip.ts';
import type { Person } from './people.ts';

/**
 * The statements of one turn by nothing else than mysql2, in as many round trips as the product needs: what the verb and
 * the endpoint are measured against.
 */
export async function bareTurn(
  pool: Database['pool'],
  { userId, credentialId, chatId }: Person,
): Promise<void> {
  await pool.query(
    `select s.chat_type, s.companion_id, c.name, c.about_me, c.interests, c.persona, p.prompt_text,
     exists (select 1 from memories m where m.user_id = s.user_id and m.companion_id = s.companion_id) as remembers,
     t.id as state_id, t.content as state, t.key_id as state_key
     from chat_sessions s join users u on u.id = s.user_id
     join companions c on c.id = s.companion_id
     left join prompts p on p.prompt_for = s.chat_type and p.prompt_version = s.prompt_version
     left join talk_states t on t.user_id = s.user_id and t.companion_id = s.companion_id
     where s.id = ? and s.user_id = ? and u.session_id = ?`,
    [chatId, userId, credentialId],
  );
  const [turn, text, reply] = [newId(), newId(), newId()];
  await inOneTrip(pool, [
    [
      `update users set message_balance = last_insert_id(message_balance - 1),
       total_messages_sent = total_messages_sent + 1, last_chat_session_id = ?,
       last_seen_at = current_timestamp(3)
       where id = ? and message_balance > 0 and closed_at is null`,
      [chatId, userId],
    ],
    [
      `insert into turns (id, session_id, kind, cost, user_message_id, lease_until)
       values (?, ?, 'message', 1, ?, current_timestamp(3) + interval 45 second)`,
      [turn, chatId, text],
    ],
    [INSERT_MESSAGE, [text, chatId, 'user', CONTENT, new Date()]],
    [
      "insert into balance_entries (id, user_id, delta, reason, reference) values (?, ?, -1, 'message', ?)",
      [newId(), userId, turn],
    ],
  ]);
  await pool.query(
    `select id, session_id, sender, content, key_id, message_type, timestamp from messages
     where session_id = ? and sender in ('user', 'ai') and message_type = 'text'
     order by id desc limit 16`,
    [chatId],
  );
  await inOneTrip(pool, [
    [
      `update turns set status = 'answered', reply_message_id = ?, closed_at = current_timestamp(3)
       where id = ? and status = 'open'`,
      [reply, turn],
    ],
    ['update chat_sessions set messages_left = ? where id = ?', [20, chatId]],
    [INSERT_MESSAGE, [reply, chatId, 'ai', CONTENT, new Date()]],
  ]);
}

/** As long as the benchmark's texts are when sealed. */
const CONTENT = 'x'.repeat(72);
const INSERT_MESSAGE = `insert into messages (id, session_id, sender, content, key_id, message_type, timestamp)
  values (?, ?, ?, ?, 'bench', 'text', ?)`;

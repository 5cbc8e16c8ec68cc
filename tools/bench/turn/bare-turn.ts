import type { Database } from '#db/connection/client.ts';
import { newId } from '#db/new-id.ts';
import type { Person } from './people.ts';

type Pool = Database['pool'];

/** A pool using mysql2 alone, with the same connections. */
export const barePool = ({ pool }: Database): Pool => pool.pool.promise() as unknown as Pool;

/** What a transaction is sent in: as the product does, so that it cannot go on without itself, or with no guard at all. */
export interface Frame {
  open: string[];
  changedOne: string[];
  close: string[];
}

export const GUARDED: Frame = {
  open: ['SET autocommit = 0', 'START TRANSACTION', 'SAVEPOINT begun'],
  changedOne: ['SET @one = IF(ROW_COUNT() = 1, 1, (SELECT 0 UNION SELECT 1))'],
  close: ['RELEASE SAVEPOINT begun', 'COMMIT', 'SET autocommit = 1'],
};

export const UNGUARDED: Frame = { open: ['START TRANSACTION'], changedOne: [], close: ['COMMIT'] };

/**
 * The statements of one turn by nothing else than mysql2, in as many round trips as the product sends them in: what the
 * verb and the endpoint are measured against.
 */
export async function bareTurn(
  pool: Pool,
  { userId, credentialId, chatId }: Person,
  { open, changedOne, close }: Frame,
): Promise<void> {
  await pool.query(READ_SETTING, [chatId, userId, credentialId]);
  const [turn, text, reply] = [newId(), newId(), newId()];
  const now = new Date();
  const fill = (sql: string, ...values: unknown[]) => pool.format(sql, values as never);
  await pool.query(
    [
      ...open,
      fill(TAKE_MESSAGE, chatId, now, 0, 0, userId),
      ...changedOne,
      fill(INSERT_TURN, turn, chatId, 'message', 1, null, turn, 45, text, null, null),
      fill(INSERT_SHOWN, text, 'user', CONTENT, 'bench', 'text', now, chatId, text),
      ...changedOne,
      fill(INSERT_ENTRY, newId(), userId, -1, 'message', turn),
      fill(NEWEST_TEXTS, chatId, chatId, 16),
      ...close,
    ].join(';\n'),
  );
  await pool.query(
    [
      ...open,
      fill(MARK_ANSWERED, reply, null, 'scripted', false, turn),
      ...changedOne,
      fill(NOTE_LEFT, 20, chatId),
      fill(INSERT_REPLY, reply, chatId, 'ai', CONTENT, null, 1, 'bench', 'text', now),
      ...close,
    ].join(';\n'),
  );
}

/** The same with what the endpoint writes once its answer is out. */
export async function bareEndpointTurn(pool: Pool, person: Person): Promise<void> {
  await bareTurn(pool, person, GUARDED);
  const { chatId, userId } = person;
  const through = newId();
  await pool.query(pool.format(MARK_SEEN, [through, chatId, userId, through]));
}

/** As long as the benchmark's texts are when sealed. */
const CONTENT = 'x'.repeat(72);

const READ_SETTING = `select u.closed_at, u.used_at, u.used_seconds, u.reminders, u.free_fallbacks,
  exists (select 1 from payments p where p.user_id = s.user_id and p.status = 'success') as has_bought,
  s.chat_type, s.prompt_version, s.companion_id,
  exists (select 1 from memories m where m.user_id = s.user_id and m.companion_id = s.companion_id)
  or exists (select 1 from remembered_messages m where m.user_id = s.user_id and m.companion_id = s.companion_id) as remembers,
  c.name, c.about_me, c.interests, c.persona,
  v.persona as begun_persona, v.about_me as begun_about_me, v.interests as begun_interests,
  p.prompt_text, p.agent_template, p.default_agent_id,
  y.id as story_id, y.content as story, y.key_id as story_key, s.cleared_before,
  t.id as state_id, t.content as state, t.key_id as state_key,
  a.id as care_id, a.content as care, a.key_id as care_key
  from chat_sessions s join users u on u.id = s.user_id join browsers b on b.user_id = u.id
  join companions c on c.id = s.companion_id
  left join companion_versions v on v.companion_id = s.companion_id and v.digest = s.persona_digest
  left join prompts p on p.prompt_for = s.chat_type and p.prompt_version = s.prompt_version
  left join pair_stories y on y.user_id = s.user_id and y.companion_id = s.companion_id
  left join talk_states t on t.user_id = s.user_id and t.companion_id = s.companion_id
  left join care_states a on a.user_id = u.id
  where s.id = ? and s.user_id = ? and b.credential_id = ? and b.signed_out_at is null`;

const TAKE_MESSAGE = `update users set last_chat_session_id = ?, total_messages_sent = total_messages_sent + 1,
  message_balance = last_insert_id(message_balance - 1), last_seen_at = current_timestamp(3), used_at = ?, used_seconds = ?, reminders = ?
  where id = ? and message_balance > 0 and closed_at is null`;

const INSERT_TURN = `insert into turns (id, session_id, kind, cost, request_key, process_id, lease_until, user_message_id,
  reply_message_id, replaces_turn_id)
  values (?, ?, ?, ?, ?, ?, current_timestamp(3) + interval ? second, ?, ?, ?)`;

const INSERT_SHOWN = `insert into messages (id, session_id, sender, content, key_id, message_type, timestamp)
  select ?, c.id, ?, ?, ?, ?, ? from chat_sessions c
  where c.id = ? and (c.cleared_before is null or c.cleared_before <= ?)`;

const INSERT_ENTRY =
  'insert into balance_entries (id, user_id, delta, reason, reference) values (?, ?, ?, ?, ?)';

const NEWEST_TEXTS = `select id, session_id as chatId, sender, content, key_id as keyId from messages
  where session_id = ? and id >= coalesce((select cleared_before from chat_sessions where id = ?), '')
  and sender in ('user', 'ai') and message_type = 'text' order by id desc limit ?`;

const MARK_ANSWERED = `update turns set status = 'answered', reply_message_id = ?, image_message_id = ?, source = ?,
  is_free = ?, closed_at = current_timestamp(3) where id = ? and status = 'open'`;

const NOTE_LEFT = 'update chat_sessions set messages_left = ? where id = ?';

const MARK_SEEN = `update chat_sessions set seen_through = ?
  where id = ? and user_id = ? and coalesce(seen_through, '') < ?`;

const INSERT_REPLY = `insert into messages (id, session_id, sender, content, suggestions, variant_count, key_id,
  message_type, timestamp) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

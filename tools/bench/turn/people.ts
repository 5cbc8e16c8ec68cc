import type { Database } from '#db/connection/client.ts';
import { newId } from '#db/new-id.ts';

/** A visitor with a chat, rich enough never to run dry. */
export interface Person {
  userId: string;
  credentialId: string;
  chatId: string;
}

const RICH = 1_000_000;

/** Writes this many visitors, each with one chat, in a few statements. */
export async function makePeople({ pool }: Database, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, () => ({
    userId: newId(),
    credentialId: newId(),
    chatId: newId(),
  }));
  const [companions] = await pool.query('select id, name from companions limit 1');
  const [companion] = companions as { id: string; name: string }[];
  const insert = (columns: string, rows: unknown[][]) =>
    pool.query(`insert into ${columns} values ?`, [rows]);
  await insert(
    'users (id, session_id, browser_fingerprint, message_balance)',
    people.map(({ userId, credentialId }) => [userId, credentialId, userId, RICH]),
  );
  await insert(
    'browsers (id, user_id, credential_id, fingerprint)',
    people.map(({ userId, credentialId }) => [newId(), userId, credentialId, userId]),
  );
  await insert(
    'balance_entries (id, user_id, delta, reason, reference)',
    people.map(({ userId }) => [newId(), userId, RICH, 'signup', userId]),
  );
  await insert(
    'chat_sessions (id, user_id, companion_id, companion_name, chat_type, prompt_version)',
    people.map(({ userId, chatId }) => [
      chatId,
      userId,
      companion?.id,
      companion?.name,
      'friendly',
      'v1.0',
    ]),
  );
  return people;
}

/** One of them, evenly drawn, so that the callers seldom meet on one row. */
export const anyOf = (people: Person[]): Person =>
  people[Math.floor(Math.random() * people.length)] as Person;

/** Fills the chats with answered turns until the table holds this many messages. */
export async function fillMessages(
  { pool }: Database,
  people: Person[],
  total: number,
): Promise<void> {
  const [counted] = await pool.query('select count(*) as n from messages');
  let missing = total - ((counted as { n: number }[])[0]?.n ?? 0);
  const content = 'x'.repeat(120);
  while (missing > 0) {
    const rows = Array.from({ length: Math.min(missing, 5_000) }, () => {
      const { chatId } = anyOf(people);
      return [newId(), chatId, 'system', content, 'filler'];
    });
    await pool.query('insert into messages (id, session_id, sender, content, key_id) values ?', [
      rows,
    ]);
    missing -= rows.length;
  }
  await pool.query('analyze table messages');
}

import type { Database } from '#db/client.ts';
import type { Person } from './people.ts';
const BATCH = 20000;
/** Answered turns with both texts and their lines of the ledger, as time would have mixed them. */
export async function fillTurns({ pool }: Database, people: Person[], turns: number): Promise<void> {
  const id = (kind: string, n: number) => `${kind}${String(n).padStart(35, '0')}`;
  const insert = (columns: string, rows: unknown[][]) =>
    pool.query(`insert into ${columns} values ?`, [rows]);
  const spent = new Map<string, number>();
  for (let first = 0; first < turns; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, turns - first) }, (_, nth) => first + nth);
    const whose = (n: number) => people[n % people.length] as Person;
    await insert(
      'turns (id, session_id, kind, cost, status, lease_until, user_message_id, reply_message_id)',
      numbers.map((n) => [
        id('t', n),
        whose(n).chatId,
        'message',
        1,
        'answered',
        '2026-01-01',
        id('m', 2 * n),
        id('m', 2 * n + 1),
      ]),
    );
    await insert(
      'messages (id, session_id, sender, content, key_id)',
      numbers.flatMap((n) => [
        [id('m', 2 * n), whose(n).chatId, 'user', 'x'.repeat(100), 'bench'],
        [id('m', 2 * n + 1), whose(n).chatId, 'ai', 'x'.repeat(200), 'bench'],
      ]),
    );
    await insert(
      'balance_entries (id, user_id, delta, reason, reference)',
      numbers.map((n) => [id('e', n), whose(n).userId, -1, 'message', id('t', n)]),
    );
    for (const n of numbers) spent.set(whose(n).userId, (spent.get(whose(n).userId) ?? 0) + 1);
  }
  for (const [userId, count] of spent)
    await pool.query('update users set message_balance = message_balance - ? where id = ?', [
      count,
      userId,
    ]);
  await pool.query('analyze table users, chat_sessions, turns, messages, balance_entries');
}

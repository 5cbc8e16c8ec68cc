import { audit } from '#db/audit.ts';
import { type Database, PATIENT } from '#db/connection/client.ts';
import { firstIdAt } from '#db/id-time.ts';
import { createProgress } from '../../ops/bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../../ops/process/lifecycle.ts';
import { benchContext } from './bench-context.ts';
import { makePeople, type Person } from './turn/people.ts';

/** Turns of one chat on average. */
const TURNS_A_CHAT = 285;
const BUFFER_MB = 512;
const BATCH = 20_000;
const SLOWEST = 5;
/** At the end of an id. */
const DIGITS = 12;

const progress = createProgress();
await runCommand(progress, bench);

/** `npm run bench:audit [turns]`: how long the audit takes over this many answered turns, a million by default. */
async function bench(life: Lifecycle): Promise<number> {
  const turns = Number(process.argv[2] ?? 1_000_000);
  const { db } = await benchContext(life, PATIENT);
  await db.pool.query(`SET GLOBAL innodb_buffer_pool_size = ${BUFFER_MB * 1024 * 1024}`);
  await progress.step(`Writing ${turns} turns`, async () => {
    const people = await makePeople(db, Math.ceil(turns / TURNS_A_CHAT));
    await fillTurns(db, people, turns);
  });
  const rules = new Map<string, number>();
  const start = performance.now();
  const failures = await audit(db, undefined, (name, ms) =>
    rules.set(name, (rules.get(name) ?? 0) + ms),
  );
  const all = performance.now() - start;
  for (const { name, rows } of failures) progress.line(`NOT ${name}: ${JSON.stringify(rows[0])}`);
  progress.line(`The whole audit over ${turns} turns: ${(all / 1000).toFixed(1)} s`);
  for (const [name, ms] of [...rules].toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST))
    progress.line(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  return failures.length === 0 ? 0 : 1;
}

/** Answered turns with both texts and their lines of the ledger, as time would have mixed them. */
async function fillTurns({ pool }: Database, people: Person[], turns: number): Promise<void> {
  const start = Date.now() - turns;
  // One a millisecond, with what belongs to it.
  const id = (n: number, nth: number) =>
    firstIdAt(start + n).slice(0, -DIGITS) + String(nth).padStart(DIGITS, '0');
  const insert = (columns: string, rows: unknown[][]) =>
    pool.query(`insert into ${columns} values ?`, [rows]);
  const spent = new Map<string, number>();
  for (let first = 0; first < turns; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, turns - first) }, (_, nth) => first + nth);
    const whose = (n: number) => people[n % people.length] as Person;
    await insert(
      'turns (id, session_id, kind, cost, status, lease_until, user_message_id, reply_message_id)',
      numbers.map((n) => [
        id(n, 0),
        whose(n).chatId,
        'message',
        1,
        'answered',
        '2026-01-01',
        id(n, 1),
        id(n, 2),
      ]),
    );
    await insert(
      'messages (id, session_id, sender, content, key_id)',
      numbers.flatMap((n) => [
        [id(n, 1), whose(n).chatId, 'user', 'x'.repeat(100), 'bench'],
        [id(n, 2), whose(n).chatId, 'ai', 'x'.repeat(200), 'bench'],
      ]),
    );
    await insert(
      'balance_entries (id, user_id, delta, reason, reference)',
      numbers.map((n) => [id(n, 3), whose(n).userId, -1, 'message', id(n, 0)]),
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

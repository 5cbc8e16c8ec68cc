import { setTimeout as sleep } from 'node:timers/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type mysql from 'mysql2/promise';
import { isRetryable, isThereAlready } from './errors.ts';

/** How a migration waits for a table that is in use. */
export interface Patience {
  /** How long one statement waits for its lock, in seconds: later queries wait behind it. */
  lockSeconds: number;
  /** How many attempts. */
  tries: number;
  /** Between two attempts, in milliseconds, in which the queries behind it are served. */
  pauseMs: number;
  /** Called with what is done and what is waited for. */
  say: (text: string) => void;
}

const PATIENCE: Patience = { lockSeconds: 1, tries: 60, pauseMs: 2_000, say: () => undefined };

/** It stopped at a statement; those before it are done and recorded. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed';
}

/** Servers commit before and after these: each is all or nothing by itself. */
const IS_DEFINITION = /^\s*(create|alter|drop|rename|truncate)\b/i;
/** Checking row by row would copy the table; the audit finds rows without a parent. */
const ADDS_FOREIGN_KEY = /^\s*alter\b[\s\S]*\badd\b[\s\S]*\bforeign key\b/i;
const COMMENTS = /^\s*--.*$/gm;

/**
 * Runs a migration's statements one by one and records each. An interrupted one (a kill, an error) continues after the last
 * recorded one; a definition that was applied but not recorded is recognised by the server's error that it exists.
 * @throws {MigrationFailed}
 */
export async function runMigration(
  connection: mysql.Connection,
  { tag, sql, hash, folderMillis }: MigrationMeta & { tag: string },
  options: Partial<Patience>,
): Promise<void> {
  const patience = { ...PATIENCE, ...options };
  await connection.query('SET SESSION lock_wait_timeout = ?, innodb_lock_wait_timeout = ?', [
    patience.lockSeconds,
    patience.lockSeconds,
  ]);
  const [rows] = await connection.query<mysql.RowDataPacket[]>(
    'SELECT done FROM __migration_steps WHERE created_at = ?',
    [folderMillis],
  );
  const before: number | undefined = rows[0]?.done;
  if (before !== undefined) patience.say(`${tag}: goes on behind statement ${before}`);
  await note(connection, folderMillis, before ?? 0);
  for (let at = before ?? 0; at < sql.length; at++) {
    const statement = (sql[at] as string).replace(COMMENTS, '').trim();
    const isMade = (error: unknown) => at === before && isThereAlready(error);
    try {
      await withRetries(patience, `${tag}, statement ${at + 1}`, () =>
        runStep(connection, statement, { folderMillis, done: at + 1, isMade }),
      );
    } catch (error) {
      throw failed(error, { tag, at: at + 1, of: sql.length, statement });
    }
  }
  await inOne(connection, async () => {
    await connection.query('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)', [
      hash,
      folderMillis,
    ]);
    await connection.query('DELETE FROM __migration_steps WHERE created_at = ?', [folderMillis]);
  });
  patience.say(`${tag}: applied`);
}

interface Step {
  folderMillis: number;
  done: number;
  isMade(error: unknown): boolean;
}

async function runStep(connection: mysql.Connection, statement: string, step: Step): Promise<void> {
  const noted = () => note(connection, step.folderMillis, step.done);
  if (statement === '') return noted();
  // Rows and their record are committed together.
  if (!IS_DEFINITION.test(statement)) {
    return inOne(connection, async () => {
      await connection.query(statement);
      await noted();
    });
  }
  const isKey = ADDS_FOREIGN_KEY.test(statement);
  try {
    if (isKey) await connection.query('SET SESSION foreign_key_checks = 0');
    await connection.query(statement);
  } catch (error) {
    if (!step.isMade(error)) throw error;
  } finally {
    if (isKey) await connection.query('SET SESSION foreign_key_checks = 1').catch(() => undefined);
  }
  return noted();
}

const note = async (connection: mysql.Connection, folderMillis: number, done: number) =>
  void (await connection.query('REPLACE INTO __migration_steps (created_at, done) VALUES (?, ?)', [
    folderMillis,
    done,
  ]));

async function inOne(connection: mysql.Connection, work: () => Promise<void>): Promise<void> {
  await connection.beginTransaction();
  try {
    await work();
    await connection.commit();
  } catch (error) {
    await connection.rollback().catch(() => undefined);
    throw error;
  }
}

/** Retries while the table is locked, with a pause each time that lets the queries queued behind it run first. */
async function withRetries(
  { tries, pauseMs, say }: Patience,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  for (let nth = 1; ; nth++) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error) || nth >= tries) throw error;
      say(`${what}: somebody uses the table; tried ${nth} of ${tries} times`);
      await sleep(pauseMs);
    }
  }
}

function failed(
  cause: unknown,
  { tag, at, of, statement }: { tag: string; at: number; of: number; statement: string },
): MigrationFailed {
  const [line = ''] = statement.split('\n');
  const words = cause instanceof Error ? cause.message : String(cause);
  return new MigrationFailed(
    `${tag} stopped at statement ${at} of ${of}: ${line.slice(0, 160)}\n${words}\n` +
      'The statements before it are done and noted. Mend the cause and migrate again: it goes on there.',
  );
}

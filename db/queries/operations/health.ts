import { sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { isMissingTable } from '../../errors.ts';
import { migrationCount, NotMigrated } from '../../migrate.ts';
import type { ChatCipher } from '../../sealing/cipher.ts';
import { lacksKey } from './key-checks.ts';

/** Throws NotMigrated where this database was never migrated, or for an older version only. */
export async function requireMigrations(db: Executor): Promise<void> {
  const ready = await isReady(db).catch((error: unknown) => {
    if (isMissingTable(error)) return false;
    throw error;
  });
  if (ready) return;
  throw new NotMigrated(
    'This database has not been set up for this version yet: its owner migrates it (npm run migrate; in a release node ops.js migrate).',
  );
}

/** What this process lacks to serve, by the database's word; an empty list: nothing. */
export async function lacks(db: Executor, cipher: ChatCipher): Promise<string[]> {
  const isMigrated = await isReady(db);
  if (!isMigrated) return ['migrations'];
  return (await lacksKey(db, cipher)) ? ['keys'] : [];
}

/** True when the database answers and has every migration this version needs. */
export async function isReady(db: Executor): Promise<boolean> {
  const [rows] = await db.execute(sql`select count(*) as applied from __drizzle_migrations`);
  const applied = (rows as unknown as { applied: number }[])[0]?.applied ?? 0;
  return applied >= migrationCount;
}

import { sql } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import { migrationCount } from '../migrate.ts';

/** True when the database answers and has every migration this version needs. */
export async function isReady(db: Executor): Promise<boolean> {
  const [rows] = await db.execute(sql`select count(*) as applied from __drizzle_migrations`);
  const applied = (rows as unknown as { applied: number }[])[0]?.applied ?? 0;
  return applied >= migrationCount;
}

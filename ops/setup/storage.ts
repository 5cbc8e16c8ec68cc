import { join } from 'node:path';
import { type Database, openDatabase } from '#db/connection/client.ts';
import { untilAnswering } from '#db/connection/until-answering.ts';
import { startLocalServer } from '#db/local-server.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { syncOrKeep } from '#db/sync-or-keep.ts';
import type { Progress } from '../bootstrap/progress.mjs';
import type { Lifecycle } from '../process/lifecycle.ts';
import { ROOT } from './root.ts';
import { ensureProgram } from './system-packages.ts';

/** Where the editors' files are. */
export const CONTENT_DIR = join(ROOT, 'content');

/**
 * The database to use: DATABASE_URL's, or a private server under `state` that ends with us.
 * @returns its URL
 */
export async function startStorage(
  progress: Progress,
  life: Lifecycle,
  state: string,
): Promise<string> {
  const given = process.env.DATABASE_URL;
  if (given) return given;
  if (process.env.NODE_ENV === 'production') throw new Error('DATABASE_URL must be set.');
  await ensureProgram('database', progress);
  return progress.step('Starting the database', async (note) => {
    const server = await startLocalServer({ dir: join(state, 'db'), log: note });
    life.defer(server.stop);
    return server.url;
  });
}

/** Starts the database, migrates and opens it (closed at the end), and brings the content in. */
export async function bringUpDatabase(
  progress: Progress,
  life: Lifecycle,
  state: string,
  databasePool: number,
): Promise<{ db: Database; databaseUrl: string }> {
  const databaseUrl = await startStorage(progress, life, state);
  life.signal.throwIfAborted();
  const host = await progress.step('Waiting for the database', (note) =>
    untilAnswering(databaseUrl, { note, say: progress.line, signal: life.signal }),
  );
  await progress.step('Applying migrations', () => migrateDatabase(host));
  const db = openDatabase(databaseUrl, { size: databasePool });
  life.defer(() => db.close());
  await bringInContent(progress, db);
  return { db, databaseUrl };
}

/** Brings companions and prompts into the database; a wrong file leaves what is there. */
export const bringInContent = (progress: Progress, db: Database): Promise<void> =>
  progress.step('Bringing in content', async (note) => {
    const outcome = await syncOrKeep(db, CONTENT_DIR);
    if (outcome.kind === 'kept') note(`kept as it was: ${outcome.error.message}`);
    else note(`${outcome.companions} companions, ${outcome.prompts} prompts`);
  });

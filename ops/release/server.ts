import { openDatabase } from '#db/connection/client.ts';
import { untilAnswering } from '#db/connection/until-answering.ts';
import { requireMigrations } from '#db/queries/operations/health.ts';
import { readConfig } from '../../api/config.ts';
import { createLog } from '../../api/log.ts';
import { createProgress } from '../bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../process/lifecycle.ts';
import { failWith, wordsOf } from '../process/output.ts';
import { serve } from '../run/serve.ts';
import { bringInContent } from '../setup/storage.ts';

const INTERRUPTED_CODE = 0;
// Whoever collects logs reads JSON alone; at a terminal a person does.
const log = process.stdout.isTTY ? undefined : createLog('info');
const progress = createProgress(log && { write: (text) => log.info(text.trimEnd()) });
await runCommand(progress, start, INTERRUPTED_CODE, log ? failInLog : failWith);

function failInLog(error: unknown): never {
  log?.fatal(wordsOf(error));
  process.exit(1);
}

/** A release's start: installs, builds and migrates nothing, and writes no file. */
async function start(life: Lifecycle): Promise<number> {
  const config = await progress.step('Checking settings', async () => readConfig(process.env));
  const { databaseUrl } = config;
  if (!databaseUrl) throw new Error('DATABASE_URL must be set.');
  await progress.step('Waiting for the database', (note) =>
    untilAnswering(databaseUrl, { note, say: progress.line, signal: life.signal }),
  );
  const db = openDatabase(databaseUrl, { size: config.databasePool });
  life.defer(() => db.close());
  await requireMigrations(db.executor);
  await bringInContent(progress, db);
  life.signal.throwIfAborted();
  await serve(config, { db, progress, life });
  return 0;
}

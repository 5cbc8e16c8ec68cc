import '../setup/load-env.ts';

import { createProgress } from '../bootstrap/progress.mjs';
import { buildOrKeep } from '../build/build-if-stale.ts';
import { DESK_PAGE } from '../desk/page-files.ts';
import { type Lifecycle, runCommand } from '../process/lifecycle.ts';
import { settleAll } from '../process/settle-all.ts';
import { readPages, readState } from '../setup/local-state.ts';
import { DIST } from '../setup/root.ts';
import { readSettings } from '../setup/settings.ts';
import { bringUpDatabase } from '../setup/storage.ts';
import { serve } from './serve.ts';

const INTERRUPTED_CODE = 0;
const progress = createProgress();
await runCommand(progress, start, INTERRUPTED_CODE);

/** Brings the whole product up (settings, database, content, pages, server) and waits for the end. */
async function start(life: Lifecycle): Promise<number> {
  const args = process.argv.slice(2);
  const state = readState(args);
  const pages = readPages(args);
  const config = await progress.step('Checking settings', async () => readSettings(state));
  const [{ db, databaseUrl }] = await settleAll([
    bringUpDatabase(progress, life, state, config.databasePool),
    pages === DIST ? buildOrKeep(progress, life.signal) : Promise.resolve(),
  ]);
  life.signal.throwIfAborted();
  if (config.desk) {
    const { buildDeskPage } = await import('../desk/build-page.ts');
    await progress.step('Building the desk', () => buildDeskPage(DESK_PAGE));
  }
  await serve({ ...config, databaseUrl }, { db, progress, life, pages });
  return 0;
}

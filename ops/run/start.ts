import '../setup/load-env.ts';

import { leaveKeyCheck, wrongKeys } from '#db/queries/key-checks.ts';
import { type Context, createContext } from '../../api/context.ts';
import { createProgress } from '../bootstrap/progress.mjs';
import { buildOrKeep, DIST } from '../build/build-if-stale.ts';
import { type Lifecycle, runCommand } from '../process/lifecycle.ts';
import { settleAll } from '../process/settle-all.ts';
import { readState } from '../setup/local-state.ts';
import { readSettings } from '../setup/settings.ts';
import { bringUpDatabase } from '../setup/storage.ts';
import { listen } from './listen.ts';

const INTERRUPTED_CODE = 0;
const progress = createProgress();
await runCommand(progress, start, INTERRUPTED_CODE);

/** Brings the whole product up (settings, database, content, pages, server) and waits for the end. */
async function start(life: Lifecycle): Promise<number> {
  const state = readState(process.argv.slice(2));
  const config = await progress.step('Checking settings', async () => readSettings(state));
  const [{ db, databaseUrl }] = await settleAll([
    bringUpDatabase(progress, life, state, config.databasePool),
    buildOrKeep(progress, life.signal),
  ]);
  life.signal.throwIfAborted();
  const context = await createContext({ ...config, databaseUrl }, db);
  await progress.step('Checking the keys', () => checkKeys(context));
  const { host, port } = config;
  const server = await listen(context, { host, port, distDir: DIST });
  life.defer(() => server.stop());
  progress.line(`Ready: ${config.publicOrigin ?? server.url}`);
  await life.stopped;
  return 0;
}

/** Throws where what is stored could not be opened: better no process than one that fails each chat. */
async function checkKeys({ db, cipher }: Context): Promise<void> {
  const wrong = await wrongKeys(db.executor, cipher);
  if (wrong) throw new Error(`${wrong}.`);
  await leaveKeyCheck(db.executor, cipher);
}

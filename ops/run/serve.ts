import type { Database } from '#db/connection/client.ts';
import { leaveKeyCheck, wrongKeys } from '#db/queries/operations/key-checks.ts';
import type { Config } from '../../api/config.ts';
import { type Context, createContext } from '../../api/context.ts';
import type { Progress } from '../bootstrap/progress.mjs';
import type { Lifecycle } from '../process/lifecycle.ts';
import { DIST } from '../setup/root.ts';
import { listen } from './listen.ts';

interface Serving {
  db: Database;
  progress: Progress;
  life: Lifecycle;
  /** The folder of the built site. */
  pages?: string;
}

/** Serves the built site and the API until a stop is requested. */
export async function serve(
  config: Config,
  { db, progress, life, pages = DIST }: Serving,
): Promise<void> {
  const context = await createContext(config, db);
  await progress.step('Checking the keys', () => checkKeys(context));
  const { host, port } = config;
  const server = await listen(context, { host, port, distDir: pages });
  life.defer(() => server.stop());
  if (config.desk) {
    // Operators' commands are not loaded where the desk is off.
    const { startDesk } = await import('../desk/start-desk.ts');
    life.defer(await startDesk(context));
    progress.line(`The desk: ${config.desk.origin}`);
  }
  progress.line(`Ready: ${config.publicOrigin ?? server.url}`);
  await life.stopped;
}

/** Throws where what is stored could not be opened: better no process than one that fails each chat. */
async function checkKeys({ db, cipher }: Context): Promise<void> {
  const wrong = await wrongKeys(db.executor, cipher);
  if (wrong) throw new Error(`${wrong}.`);
  await leaveKeyCheck(db.executor, cipher);
}

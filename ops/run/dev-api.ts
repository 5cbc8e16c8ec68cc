import { openDatabase } from '#db/connection/client.ts';
import { createContext } from '../../api/context.ts';
import { startServer } from '../../api/server.ts';
import { createProgress } from '../bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../process/lifecycle.ts';
import { readState } from '../setup/local-state.ts';
import { readSettings } from '../setup/settings.ts';

// Started and restarted by dev.ts, which sets DATABASE_URL, HOST and PORT.
await runCommand(createProgress({ write: () => true }), devApi, 0);

/** The API alone: in development the pages come from Astro. */
async function devApi(life: Lifecycle): Promise<number> {
  const config = readSettings(readState(process.argv.slice(2)));
  const db = openDatabase(config.databaseUrl ?? '');
  life.defer(() => db.close());
  const { host, port } = config;
  const server = await startServer(await createContext(config, db), { host, port });
  life.defer(() => server.stop());
  await life.stopped;
  return 0;
}

import { syncContent } from '#db/sync-content.ts';
import { createProgress } from '../bootstrap/progress.mjs';
import { freePort } from '../process/free-port.ts';
import { type Lifecycle, runCommand } from '../process/lifecycle.ts';
import { readState } from '../setup/local-state.ts';
import { readSettings } from '../setup/settings.ts';
import { bringUpDatabase, CONTENT_DIR } from '../setup/storage.ts';
import { startDevSite } from './dev-site.ts';
import { runRestarting } from './restarting-process.ts';
import { watchFolders } from './watch-folders.ts';

const INTERRUPTED_CODE = 0;
const progress = createProgress();
await runCommand(progress, dev, INTERRUPTED_CODE);

/** One address: pages from Astro, hot; `/api` from the API, which restarts after a change. */
async function dev(life: Lifecycle): Promise<number> {
  const args = process.argv.slice(2);
  const state = readState(args);
  const { host, port, databasePool } = await progress.step('Checking settings', async () =>
    readSettings(state),
  );
  const { db, databaseUrl } = await bringUpDatabase(progress, life, state, databasePool);
  life.signal.throwIfAborted();

  const [address, apiHost, apiPort] = [`http://${host}:${port}`, '127.0.0.1', await freePort()];
  const api = runRestarting('ops/run/dev-api.ts', args, {
    PUBLIC_ORIGIN: address,
    ...process.env,
    DATABASE_URL: databaseUrl,
    HOST: apiHost,
    PORT: `${apiPort}`,
  });
  life.defer(api.stop);
  const site = await progress.step('Starting Astro', () =>
    startDevSite({ host, port, apiOrigin: `http://${apiHost}:${apiPort}` }),
  );
  life.defer(site.stop);

  const onChange = async (changed: Set<string>) => {
    if (changed.has('content')) {
      await syncContent(db, CONTENT_DIR).catch((error: Error) => progress.line(error.message));
    }
    await api.restart();
  };
  watchFolders(['api', 'content', 'content-reader', 'contract', 'db'], onChange, life.signal);
  progress.line(`Ready: ${address}`);
  await Promise.race([life.stopped, site.ended]);
  return life.signal.aborted ? 0 : 1;
}

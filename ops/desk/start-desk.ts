import { createServer } from 'node:http';
import { openDatabase, PATIENT } from '#db/connection/client.ts';
import type { Context } from '../../api/context.ts';
import { createDesk } from './app.ts';
import { DESK_PAGE, readPageFiles } from './page-files.ts';

/** Separate connections, so that a query over a long table keeps no visitor waiting. */
const CONNECTIONS = 3;
/** Another process of this machine, which has the desk until it ends, may be about to. */
const TRY_AGAIN_MS = 5_000;

/**
 * Serves the operators' desk beside the product, where the settings name a port for it. Where another process has that port,
 * it waits until that one ends: the desk is one process's, and its state is in the database.
 * @returns how to stop
 */
export async function startDesk(context: Context): Promise<() => Promise<void>> {
  const { desk, databaseUrl } = context.config;
  if (!desk || !databaseUrl) return async () => undefined;
  const db = openDatabase(databaseUrl, { ...PATIENT, size: CONNECTIONS });
  const { cipher, paymentProviders, now, log } = context;
  const parts = { db, cipher, activeProviders: paymentProviders.names, now, log, desk };
  const services = async () => ({ ...context, db });
  const app = createDesk({ ...parts, services }, readPageFiles(DESK_PAGE));
  const server = createServer(app);
  let again: NodeJS.Timeout | undefined;
  const listen = () => server.listen(desk.port, desk.host);
  server.on('error', (err: NodeJS.ErrnoException) => {
    if (err.code !== 'EADDRINUSE') log.error({ err }, 'the desk cannot listen');
    again = setTimeout(listen, TRY_AGAIN_MS);
  });
  const begun = new Promise<void>((resolve) => {
    server.once('listening', resolve);
    server.once('error', () => resolve());
  });
  listen();
  await begun;
  return async () => {
    clearTimeout(again);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    await db.close();
  };
}

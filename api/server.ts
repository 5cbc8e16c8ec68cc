import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import { sweepTurns } from './domain/chat/sweep-turns.ts';
import { loadSite } from './http/site/load-site.ts';
import { createServeSite } from './http/site/serve-site.ts';

const SWEEP_MS = 15_000;
const DRAIN_MS = 10_000;

export interface RunningServer {
  /** Where it listens, such as http://127.0.0.1:3000. */
  url: string;
  /** Takes no new requests, lets running ones finish (10 s at most), then resolves. */
  stop(): Promise<void>;
}

/**
 * Listens; serves the built site from `distDir` too when it is given.
 * Rejects with the system's error (EADDRINUSE, EACCES) when it cannot listen.
 */
export async function startServer(
  context: Context,
  { host, port, distDir }: { host: string; port: number; distDir?: string },
): Promise<RunningServer> {
  const https = context.config.publicOrigin?.startsWith('https:') ?? false;
  const serveSite = distDir ? createServeSite(loadSite(distDir), { https }) : undefined;
  const server = createServer(createApp(context, serveSite));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const sweep = () =>
    sweepTurns(context).catch((err) => context.log.error({ err }, 'sweep failed'));
  const timer = setInterval(sweep, SWEEP_MS);
  sweep();

  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    stop: async () => {
      clearInterval(timer);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await closed;
      await context.runningTurns.settled();
      clearTimeout(force);
    },
  };
}

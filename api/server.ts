import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import { loadSite } from './http/site/load-site.ts';
import { createServeSite } from './http/site/serve-site.ts';
import { startJobs } from './jobs.ts';

const DRAIN_MS = 10_000;

export interface RunningServer {
  /** Where it listens, such as http://127.0.0.1:3000. */
  url: string;
  /**
   * Takes no new requests, lets running ones finish (10 s at most) and then the replies whose browser
   * has left (a reply's own time limit at most).
   */
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
  const { publicOrigin, metaPixel } = context.config;
  const https = publicOrigin?.startsWith('https:') ?? false;
  const serveSite = distDir
    ? createServeSite(loadSite(distDir, { metaPixel }), { https })
    : undefined;
  const server = createServer(createApp(context, serveSite));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const stopJobs = startJobs(context);
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await closed;
      await context.runningTurns.settled();
      await stopJobs();
      clearTimeout(force);
    },
  };
}

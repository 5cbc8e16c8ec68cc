import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import { keepPacksForSale } from './domain/payment/packs-for-sale.ts';
import { createFillIn } from './http/site/fill-in.ts';
import { loadSite } from './http/site/load-site.ts';
import { createReleasedFiles } from './http/site/released-files.ts';
import { retentionWords } from './http/site/retention-words.ts';
import { createServeSite } from './http/site/serve-site.ts';
import { startJobs } from './jobs.ts';
import { RELEASE } from './release.ts';
import { countryVisit, createCountryOf } from './visits/country.ts';
import { pageViewOf } from './visits/page-view.ts';
import { logSlowStatements } from './watching/slow-statements.ts';

/** What still runs is cut after this: longer than any reply. */
const DRAIN_MARGIN_MS = 5_000;

/** How often idle connections are closed. */
const CLOSE_IDLE_MS = 100;

/**
 * Longer than a proxy keeps its own to us (nginx: 60 s): the proxy ends an idle connection, and never sends a call on one that
 * we are just closing.
 */
const KEEP_IDLE_MS = 75_000;

export interface RunningServer {
  /** Where it listens, such as http://127.0.0.1:3000. */
  url: string;
  /**
   * Signals proxies by /readyz, gives them time to notice (`DRAIN_SECONDS`), stops listening, closes each connection
   * with its next answer, and lets what runs finish: calls, streams, and replies whose browser has left (a reply's own
   * time limit at most).
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
  const { publicOrigin, metaPixel, sealing, drainMs } = context.config;
  const https = publicOrigin?.startsWith('https:') ?? false;
  const ofRelease = createFillIn(RELEASE.placeholders, { origin: publicOrigin, pixel: metaPixel });
  const ofErasing = retentionWords(sealing?.days ?? 0);
  const fillIn = (text: string) => ofErasing(ofRelease ? ofRelease(text) : text);
  const site = distDir ? loadSite(distDir, { metaPixel: !!metaPixel, fillIn }) : undefined;
  const ownHost = publicOrigin && new URL(publicOrigin).host;
  const onPage = (req: IncomingMessage) => {
    const view = pageViewOf(req, ownHost);
    if (!view) return;
    context.viewCounts.saw(view);
    const visit = countryVisit(view, countryOf(req));
    if (visit) context.viewCounts.saw(visit);
  };
  const countryOf = createCountryOf(context.config);
  const released = site && createReleasedFiles(context.db, site);
  const serveSite =
    site &&
    createServeSite(site, { https, onPage, ...(released && { findReleased: released.find }) });
  // Pages that were built without their sources would send every visitor to "not found".
  context.lifecycle.lacksPages = site !== undefined && !site.byPath.has('/');
  await context.steering.refresh().catch((err) => context.log.error({ err }, 'settings not read'));
  const app = createApp(context, serveSite);
  const { lifecycle, replyTimeoutMs } = context;
  const keepRelease = async () => {
    await released?.keep();
    await keepPacksForSale(context);
  };
  // Ahead of the first page that names them: another process may be asked for them.
  await keepRelease().catch((err: unknown) =>
    context.log.warn({ err }, 'the release was not kept'),
  );
  const server = createServer((req, res) => {
    // A proxy keeps its connections, and would keep sending calls on them.
    if (lifecycle.isStopping) res.shouldKeepAlive = false;
    app(req, res);
  });
  server.keepAliveTimeout = KEEP_IDLE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { slowStatementMs } = context.config;
  const sayNoMore = slowStatementMs > 0 && logSlowStatements(context.log, slowStatementMs);
  // After listening: it takes seconds of work, and calls come in between.
  void context
    .readyReplies(() => !lifecycle.isStopping)
    .catch((err: unknown) => context.log.error({ err }, 'replies were not made ready'));
  const stopJobs = startJobs(context, keepRelease);
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    stop: async () => {
      lifecycle.isStopping = true;
      await sleep(drainMs);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
      const force = setTimeout(
        () => server.closeAllConnections(),
        replyTimeoutMs + DRAIN_MARGIN_MS,
      );
      await closed;
      clearInterval(idle);
      clearTimeout(force);
      await context.runningTurns.settled();
      await stopJobs();
      await context.tracing?.stop().catch((err) => context.log.warn({ err }, 'traces not sent'));
      if (sayNoMore) sayNoMore();
    },
  };
}

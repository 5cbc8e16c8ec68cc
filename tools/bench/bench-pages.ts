import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { loadSite } from '../../api/http/site/load-site.ts';
import { createServeSite } from '../../api/http/site/serve-site.ts';
import { createProgress } from '../../ops/bootstrap/progress.mjs';
import { buildIfStale } from '../../ops/build/build-if-stale.ts';
import { type Lifecycle, runCommand } from '../../ops/process/lifecycle.ts';
import { DIST } from '../../ops/setup/root.ts';
import { ensureProgram, findChromium } from '../../ops/setup/system-packages.ts';
import { median } from './measure.ts';
import { largestPaint } from './pages/first-paint.ts';
import { floorPage } from './pages/floor-page.ts';
import { timeToNext } from './pages/next-page.ts';

const ROUNDS = 21;
const NEXT_ROUNDS = 9;
const ROUND_TRIP_MS = 300;
const RULES = /<script type="speculationrules">.*?<\/script>/;
const ARTICLE = PAGES.article('emotional-wellness-busy-professionals');

const progress = createProgress();
await runCommand(progress, bench);

/** `npm run bench:pages`: the largest paint of an article beside that of a hand-made page of the same text; the time to a next page, fetched ahead or not. */
async function bench(life: Lifecycle): Promise<number> {
  await ensureProgram('chromium', progress);
  await buildIfStale(progress, life.signal);
  const site = loadSite(DIST);
  let isSlow = false;
  const article = site.byPath.get(ARTICLE);
  if (!article) throw new Error(`There is no ${ARTICLE}`);
  // Served alike: the same headers, the same compression.
  const br = floorPage(`${article.bodies.identity}`);
  site.byPath.set('/floor', { ...article, etag: 'W/"floor"', bodies: { ...article.bodies, br } });
  const serveSite = createServeSite(site, { https: false });
  const server = createServer(async (req, res) => {
    // What is on the way to a phone, for the pages that are led to; asked for ahead it is as slow.
    if (isSlow && !req.url?.includes('.')) await sleep(ROUND_TRIP_MS);
    if (!serveSite(req, res)) res.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  life.defer(async () => {
    await browser.close();
    server.close();
  });
  const times: Record<string, number[]> = { '/floor': [], [ARTICLE]: [] };
  // In turns, so that a busy moment of the machine meets both.
  for (let round = 0; round < ROUNDS && !life.signal.aborted; round += 1) {
    for (const [path, list] of Object.entries(times))
      list.push(await largestPaint(browser, origin + path));
  }
  const [atFloor = 0, atArticle = 0] = Object.values(times).map(median);
  progress.line(`Hand-made page: ${Math.round(atFloor)} ms. Article: ${Math.round(atArticle)} ms.`);
  progress.line(`Ratio of the medians of ${ROUNDS} rounds: ${(atArticle / atFloor).toFixed(2)}`);
  isSlow = true;
  const hub = site.byPath.get(PAGES.blogs);
  if (!hub) throw new Error(`There is no ${PAGES.blogs}`);
  const identity = Buffer.from(`${hub.bodies.identity}`.replace(RULES, ''));
  site.byPath.set('/without', { ...hub, etag: 'W/"without"', bodies: { identity } });
  const next: Record<string, number[]> = { '/without': [], [PAGES.blogs]: [] };
  for (let round = 0; round < NEXT_ROUNDS && !life.signal.aborted; round += 1) {
    for (const [path, list] of Object.entries(next))
      list.push(await timeToNext(browser, origin + path, ARTICLE));
  }
  const [before = 0, after = 0] = Object.values(next).map(median);
  progress.line(
    `From the tap to the next page, ${ROUND_TRIP_MS} ms away: ${Math.round(before)} ms; fetched ahead: ${Math.round(after)} ms.`,
  );
  return 0;
}

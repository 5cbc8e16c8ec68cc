import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createProgress } from '../../ops/bootstrap/progress.mjs';
import { buildIfStale } from '../../ops/build/build-if-stale.ts';
import { freePort } from '../../ops/process/free-port.ts';
import { type Lifecycle, runCommand } from '../../ops/process/lifecycle.ts';
import { ROOT } from '../../ops/setup/root.ts';
import { ensureProgram, findChromium } from '../../ops/setup/system-packages.ts';
import { makePrivateState, removePrivateState } from '../../ops/testing/private-state.ts';
import { startProduct } from '../../ops/testing/product.ts';
import { contactSheet } from './contact-sheet.ts';
import { DESK_PAGES, openDesk } from './desk.ts';
import { CONTENT_PAGES, openState, STATES } from './states.ts';
import { DEVICES, takePictures } from './take-pictures.ts';

const FOLDER = join(ROOT, '.local', 'screenshots');
/** Pages that are looked at side by side. */
const AT_ONCE = 2;

const progress = createProgress();
await runCommand(progress, (life) => screenshots(life, process.argv.slice(2)));

/**
 * `npm run screenshots`: every screen, state and content page on five widths, light and dark, and with large text.
 * @param words takes only those whose name contains one of these words, and leaves the rest unchanged
 */
async function screenshots(life: Lifecycle, words: string[]): Promise<number> {
  await ensureProgram('database', progress);
  await ensureProgram('chromium', progress);
  await buildIfStale(progress, life.signal);
  const state = await makePrivateState('shots');
  life.defer(() => removePrivateState(state));
  const deskPort = String(await freePort());
  const env = { RATE_LIMIT_SCALE: '0', DESK_PORT: deskPort };
  const product = await startProduct({ state, env });
  life.defer(product.stop);
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  life.defer(() => browser.close());

  const names = [...STATES, ...CONTENT_PAGES, ...DESK_PAGES];
  const open = (page: Page, name: string) =>
    DESK_PAGES.includes(name) ? openDesk(page, name, { state, deskPort }) : openState(page, name);
  const wanted = names.filter((name) => words.length === 0 || words.some((w) => name.includes(w)));
  if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const jobs = wanted.flatMap((name) => DEVICES.map((device) => ({ name, device }))).values();
  const failures: string[] = [];
  const work = async () => {
    for (const { name, device } of jobs) {
      life.signal.throwIfAborted();
      const job = { browser, origin: product.url, folder: FOLDER, name, device, open };
      await takePictures(job).catch((error: Error) => failures.push(`${name}: ${error.message}`));
    }
  };
  await progress.step(`Looking at ${wanted.length} screens`, () =>
    Promise.all(Array.from({ length: AT_ONCE }, work)),
  );
  writeFileSync(join(FOLDER, 'index.html'), contactSheet(names, FOLDER));
  progress.line(`Open ${join(FOLDER, 'index.html')}`);
  for (const failure of failures) progress.line(failure);
  return failures.length > 0 ? 1 : 0;
}

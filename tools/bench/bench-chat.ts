import { chromium } from '@playwright/test';
import { createProgress } from '../../ops/bootstrap/progress.mjs';
import { buildIfStale } from '../../ops/build/build-if-stale.ts';
import { type Lifecycle, runCommand } from '../../ops/process/lifecycle.ts';
import { findChromium } from '../../ops/setup/system-packages.ts';
import { makePrivateState, removePrivateState } from '../../ops/testing/private-state.ts';
import { startProduct } from '../../ops/testing/product.ts';
import { actionsIn } from './chat/chat-actions.ts';
import { makeLongChat } from './chat/long-chat.ts';
import { watchSmoothness } from './chat/smoothness.ts';

const ENTRIES = 1_000;
/** A cheap phone beside a desktop computer. */
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const progress = createProgress();
await runCommand(progress, bench);

/** `npm run bench:chat`: how smoothly a chat of a thousand entries is read and written in on a cheap phone. */
async function bench(life: Lifecycle): Promise<number> {
  await buildIfStale(progress, life.signal);
  const state = await makePrivateState('chat');
  life.defer(() => removePrivateState(state));
  const env = { RATE_LIMIT_SCALE: '0' };
  const filling = await startProduct({ state, env });
  const { cookie, chatId } = await progress
    .step(`Writing ${ENTRIES} entries`, () => makeLongChat(filling.url, ENTRIES))
    .finally(filling.stop);
  // Replies come word by word, as in real life.
  const product = await startProduct({ state, env: { ...env, REPLY_PACING: '1' } });
  life.defer(product.stop);
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  life.defer(() => browser.close());
  const context = await browser.newContext(PHONE);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: product.url }]);
  await context.addInitScript(() => localStorage.setItem('jaanu_known', 'yes'));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(`${product.url}/chat/${chatId}`);
  await page.getByRole('article').first().waitFor();

  progress.line(
    `on a phone ${SLOWDOWN} times slower  worst frame   over 50 ms    blocked     script     layout`,
  );
  for (const [what, work] of Object.entries(actionsIn(ENTRIES))) {
    const seen = await watchSmoothness(page, devtools, () => work(page));
    const { worstFrame, slowFrames, frames, blocked, script, layout } = seen;
    const figures = [
      `${worstFrame} ms`.padStart(13),
      `${slowFrames}/${frames}`.padStart(13),
      ...[blocked, script, layout].map((ms) => `${ms} ms`.padStart(11)),
    ];
    progress.line(`${what.padEnd(26)}${figures.join('')}`);
  }
  return 0;
}

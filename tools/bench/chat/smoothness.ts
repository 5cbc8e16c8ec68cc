import type { CDPSession, Page } from '@playwright/test';

/** How a page moved while something was done on it; all times in milliseconds. */
export interface Smoothness {
  /** The longest time between two frames. */
  worstFrame: number;
  /** Frames that took longer than 50 ms. */
  slowFrames: number;
  frames: number;
  /** Time in tasks beyond their first 50 ms. */
  blocked: number;
  /** Time in scripts. */
  script: number;
  /** Time in styles and layout. */
  layout: number;
}

declare global {
  interface Window {
    smoothness?: { frames: number[]; blocked: number; stop: boolean };
  }
}

const SLOW_MS = 50;

/** Does something on a page and watches its frames and its long tasks meanwhile. */
export async function watchSmoothness(
  page: Page,
  devtools: CDPSession,
  work: () => Promise<unknown>,
): Promise<Smoothness> {
  await page.evaluate(begin);
  const before = await spent(devtools);
  await work();
  const after = await spent(devtools);
  const { frames, blocked } = await page.evaluate(end);
  return {
    worstFrame: Math.round(Math.max(0, ...frames)),
    slowFrames: frames.filter((ms) => ms > SLOW_MS).length,
    frames: frames.length,
    blocked: Math.round(blocked),
    script: Math.round(after.script - before.script),
    layout: Math.round(after.layout - before.layout),
  };
}

/** What the page's main thread has spent so far, in milliseconds. */
async function spent(devtools: CDPSession): Promise<{ script: number; layout: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    script: of('ScriptDuration'),
    layout: of('LayoutDuration') + of('RecalcStyleDuration'),
  };
}

/** Runs in the page. */
function begin(): void {
  const seen = { frames: [] as number[], blocked: 0, stop: false };
  window.smoothness = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const frame = (now: number) => {
    seen.frames.push(now - last);
    last = now;
    if (!seen.stop) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page. */
async function end(): Promise<{ frames: number[]; blocked: number }> {
  // A task is reported only once it is over.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const seen = window.smoothness ?? { frames: [], blocked: 0, stop: true };
  seen.stop = true;
  return { frames: seen.frames, blocked: seen.blocked };
}

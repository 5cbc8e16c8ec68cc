import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { doubleText } from '../screens/page-objects/large-text.ts';

/** A window in CSS pixels, and whether its text is twice as large, as a reader may set it. */
export interface Sight {
  width: number;
  height: number;
  isLarge?: true;
}

/** A kind of device and the windows it is looked at in. */
interface Device {
  isMobile: boolean;
  windows: readonly Sight[];
}

export const DEVICES: readonly Device[] = [
  {
    isMobile: true,
    windows: [
      { width: 360, height: 740 },
      { width: 390, height: 844 },
      { width: 320, height: 640 },
    ],
  },
  { isMobile: true, windows: [{ width: 320, height: 640, isLarge: true }] },
  {
    isMobile: false,
    windows: [
      { width: 768, height: 1024 },
      { width: 1280, height: 800 },
    ],
  },
];

export const SCHEMES = ['light', 'dark'] as const;

/** Longer than any state takes, even the one that waits for a bank. */
const WITHIN_MS = 20_000;
const PICTURES_MS = 5_000;
const QUIET_MS = 1_500;

/** The file of one picture, without its folder. */
export const pictureName = (name: string, sight: Sight, scheme: string): string =>
  `${name.replaceAll(/\W+/g, '-')}-${labelOf(sight)}-${scheme}.png`;

/** `320` or `320-large`. */
export const labelOf = ({ width, isLarge }: Sight): string => `${width}${isLarge ? '-large' : ''}`;

interface Job {
  browser: Browser;
  origin: string;
  /** Where the pictures are put. */
  folder: string;
  /** Of the state. */
  name: string;
  device: Device;
  open(page: Page, name: string): Promise<void>;
}

/** Brings one state up as a new visitor and takes its pictures in every window and scheme of a device. */
export async function takePictures({ browser, origin, folder, name, device, open }: Job) {
  const { isMobile, windows } = device;
  const [viewport = null] = windows;
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    isMobile,
    hasTouch: isMobile,
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(WITHIN_MS);
  await context.addInitScript(() => localStorage.setItem('jaanu_adult', 'yes'));
  try {
    const page = await context.newPage();
    if (windows.some(({ isLarge }) => isLarge)) await doubleText(page);
    await open(page, name);
    // A state that waits for something for good never falls silent.
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
    for (const sight of windows) {
      await page.setViewportSize({ width: sight.width, height: sight.height });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const path = join(folder, pictureName(name, sight, colorScheme));
        await (sight.isLarge ? takeLarge(page, path) : takeWhole(page, path));
      }
    }
  } finally {
    await context.close();
  }
}

const takeWhole = (page: Page, path: string) =>
  page.screenshot({ path, fullPage: true, animations: 'disabled', timeout: PICTURES_MS });

/** Chromium sets text back to its usual size where it looks beyond the window: the window is made as high as the page. */
async function takeLarge(page: Page, path: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'png' });
  await writeFile(path, data, 'base64');
}

import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

/** A kind of device and the windows it is looked at in, in CSS pixels. */
interface Device {
  isMobile: boolean;
  windows: readonly { width: number; height: number }[];
}

export const DEVICES: readonly Device[] = [
  {
    isMobile: true,
    windows: [
      { width: 360, height: 740 },
      { width: 390, height: 844 },
    ],
  },
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
export const pictureName = (name: string, width: number, scheme: string): string =>
  `${name.replaceAll(/\W+/g, '-')}-${width}-${scheme}.png`;

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
    await open(page, name);
    // A state that waits for something for good never falls silent.
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
    for (const size of windows) {
      await page.setViewportSize(size);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const path = join(folder, pictureName(name, size.width, colorScheme));
        await page.screenshot({
          path,
          fullPage: true,
          animations: 'disabled',
          timeout: PICTURES_MS,
        });
      }
    }
  } finally {
    await context.close();
  }
}

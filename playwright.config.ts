import { defineConfig } from '@playwright/test';
import { findChromium } from './ops/setup/system-packages.ts';

const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // That one is about other pages (`npm test -- without-hot`).
  testIgnore: process.env.E2E_PAGES ? [] : ['**/without-hot.spec.ts'],
  globalSetup: './ops/testing/whole-product.ts',
  forbidOnly: true,
  // On a strange machine a browser may stumble once; the summary names how many did.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  workers: 2,
  // Generous: two cores run browsers, servers and databases side by side.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.E2E_URL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // It would answer before the tests' own routes do; the tests of it let it in.
    serviceWorkers: 'block',
    isMobile: true,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', ...QUIET],
    },
  },
});

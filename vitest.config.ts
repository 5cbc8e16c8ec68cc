import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Generous, for machines on which much runs at once; nothing here waits for it. */
const LONGEST_MS = 60_000 * Number(process.env.TEST_PATIENCE ?? 1);
const PATIENCE = {
  testTimeout: LONGEST_MS,
  hookTimeout: LONGEST_MS,
  expect: { poll: { timeout: 10_000 } },
};

const ACROSS_MODULES = ['api/test/**/*.test.ts', 'db/test/**/*.test.ts'];

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    // By default one core is left to whoever is at work on the machine; of two that is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{api,content-reader,contract,db,ops,site,content,tools}/**/*.test.ts'],
          exclude: ACROSS_MODULES,
          ...PATIENCE,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['site/**/*.test.tsx'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'api',
          include: ACROSS_MODULES,
          globalSetup: ['./ops/testing/database.ts'],
          ...PATIENCE,
          // They race with processes, sockets and clocks; the summary names those that needed it.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});

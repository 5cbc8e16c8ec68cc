import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const ACROSS_MODULES = ['api/test/**/*.test.ts', 'db/test/**/*.test.ts'];

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{api,db,ops,site,content}/**/*.test.ts'],
          exclude: ACROSS_MODULES,
        },
      },
      {
        plugins: [react()],
        test: { name: 'dom', environment: 'happy-dom', include: ['site/**/*.test.tsx'] },
      },
      {
        test: {
          name: 'api',
          include: ACROSS_MODULES,
          globalSetup: ['./ops/testing/database.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});

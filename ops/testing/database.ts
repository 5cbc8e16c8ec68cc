import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLocalServer } from '#db/local-server.ts';
import { makePrivateState, removePrivateState } from './private-state.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server whose user may make databases; its default database is `jaanu`, and empty. */
    databaseUrl: string;
  }
}

/**
 * Gives the API and database tests a real server: a fresh private one, or the server that
 * TEST_DATABASE_URL names (to run the same suite on MySQL, say).
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('databaseUrl', given);
    return undefined;
  }
  const state = await makePrivateState('api');
  const server = await startLocalServer({ dir: join(state, 'db') });
  project.provide('databaseUrl', server.url);
  return async () => {
    await server.stop();
    await removePrivateState(state);
  };
}

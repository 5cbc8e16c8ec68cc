import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLocalServer } from '#db/local-server.ts';
import { migrateOnce } from '#db/test/migrated-copy.ts';

import { makePrivateState, removePrivateState } from './private-state.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server whose user may make databases; its default database is `jaanu`, and empty. */
    databaseUrl: string;
    /** Statements that give an empty database the tables and rows of a migrated one. */
    migrated: string[];
  }
}

/**
 * Gives the API and database tests a real server: a fresh private one, or the server that
 * TEST_DATABASE_URL names (to run the same suite on MySQL, say).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const { url, stop } = given
    ? { url: given, stop: () => Promise.resolve() }
    : await startPrivate();
  const { copy, drop } = await migrateOnce(url);
  project.provide('databaseUrl', url);
  project.provide('migrated', copy);
  return async () => {
    await drop();
    await stop();
  };
}

async function startPrivate() {
  const state = await makePrivateState('api');
  const server = await startLocalServer({ dir: join(state, 'db') });
  const stop = async () => {
    await server.stop();
    await removePrivateState(state);
  };
  return { url: server.url, stop };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '#db/connection/client.ts';
import { type LocalServer, removeLocalServer, startLocalServer } from '#db/local-server.ts';
import { migrateDatabase } from '#db/migrate.ts';

export interface OwnServer {
  /** Where the server keeps its files. */
  dir: string;
  database: LocalServer;
  db: Database;
  /** Starts it again where it was stopped, with what it held. */
  start(): Promise<void>;
}

/** A database server of the suite's own, which may be stopped and held, with the schema. */
export function useOwnServer(): OwnServer {
  const own = {
    async start() {
      own.database = await startLocalServer({ dir: own.dir });
    },
  } as OwnServer;
  beforeAll(async () => {
    own.dir = await mkdtemp(join(tmpdir(), 'jaanu-own-'));
    await own.start();
    await migrateDatabase(own.database.url);
    own.db = openDatabase(own.database.url);
  });
  afterAll(async () => {
    await own.db.close();
    await own.database.stop();
    await removeLocalServer(own.dir);
    await rm(own.dir, { recursive: true, force: true });
  });
  return own;
}

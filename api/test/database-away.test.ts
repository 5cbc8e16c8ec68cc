import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorResponse } from '#contract/schemas/error.ts';
import { type Database, openDatabase } from '#db/client.ts';
import { type LocalServer, removeLocalServer, startLocalServer } from '#db/local-server.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { echoEngine } from './support/echo-engine.ts';
import { type Listening, listen } from './support/listen.ts';
import { TEST_ENVIRONMENT } from './support/test-environment.ts';
import { Visitor } from './support/visitor.ts';

let dir: string;
let database: LocalServer;
let db: Database;
let server: Listening;
let visitor: Visitor;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'jaanu-away-'));
  database = await startLocalServer({ dir });
  await migrateDatabase(database.url);
  db = openDatabase(database.url);
  const config = readConfig(TEST_ENVIRONMENT);
  const context = await createContext(config, db, { replyEngine: echoEngine });
  server = await listen(createApp(context));
  visitor = new Visitor(server.origin);
});
afterAll(async () => {
  await server.stop();
  await db.close();
  await database.stop();
  await removeLocalServer(dir);
  await rm(dir, { recursive: true, force: true });
});

const status = async (path: string) => (await visitor.call('GET', path)).status;

it('a database that is away answers 503 without a word of the inside, and heals by itself', async () => {
  expect((await visitor.register()).status).toBe(201);
  expect(await status('/readyz')).toBe(200);

  await database.stop();
  const away = await visitor.to('me');
  expect(away.status).toBe(503);
  expect(errorResponse.parse(away.body).code).toBe('unavailable');
  expect(JSON.stringify(away.body)).not.toMatch(/sock|mysql|maria|ECONN/i);
  expect(await status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);

  database = await startLocalServer({ dir });
  expect(await status('/readyz')).toBe(200);
  expect((await visitor.to('me')).status).toBe(200);
});

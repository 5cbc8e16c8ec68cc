import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { audit } from '#db/audit.ts';
import type { Database } from '#db/connection/client.ts';
import { upsertCompanion } from '#db/queries/companion/companions.ts';
import { useDatabase } from '#db/test/fresh-database.ts';
import type { ProviderModule } from '../../adapters/payments/provider-module.ts';
import { PROVIDERS } from '../../adapters/payments/registry.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { type Context, createContext } from '../../context.ts';
import type { Services } from '../../domain/ports.ts';
import { aanya, bela } from './companions.ts';
import { echoEngine } from './echo-engine.ts';
import { type Listening, listen } from './listen.ts';
import { TEST_ENVIRONMENT } from './test-environment.ts';
import { Visitor } from './visitor.ts';

export interface TestApi {
  /** The suite's database. */
  url: string;
  db: Database;
  context: Context;
  origin: string;
  /** A new browser without a cookie. */
  browser(): Visitor;
  /** A browser whose visitor is registered. */
  visitor(): Promise<Visitor>;
}

/**
 * The API on a database of the suite's own, listening on loopback, with two companions.
 * After every test the books must balance.
 * @param environment further settings; with a REPLY_ENGINE it is that one, without it repeats what it hears
 * @param providers the payment providers there are; the product's own unless a test brings more
 */
export function useApi(
  overrides: Partial<Services> = {},
  environment: NodeJS.ProcessEnv = {},
  providers: readonly ProviderModule[] = PROVIDERS,
): TestApi {
  const database = useDatabase();
  const api = { browser: () => new Visitor(api.origin) } as TestApi;
  let server: Listening;
  beforeAll(async () => {
    api.url = database.url;
    api.db = database.db;
    const config = readConfig({ ...TEST_ENVIRONMENT, ...environment }, providers);
    api.context = await createContext(config, api.db, {
      ...(environment.REPLY_ENGINE === undefined && { replyEngine: echoEngine }),
      ...overrides,
    });
    for (const companion of [aanya, bela]) await upsertCompanion(api.db.executor, companion);
    server = await listen(createApp(api.context));
    api.origin = server.origin;
    api.visitor = async () => {
      const visitor = api.browser();
      expect((await visitor.register()).status).toBe(201);
      return visitor;
    };
  });
  afterEach(async () => {
    expect(await audit(api.db)).toEqual([]);
  });
  afterAll(() => server.stop());
  return api;
}

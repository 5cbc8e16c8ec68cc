import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorResponse } from '#contract/schemas/error.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { type Listening, listen } from '../support/listen.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { useOwnServer } from '../support/use-own-server.ts';
import { Visitor } from '../support/visitor.ts';

const own = useOwnServer();
let server: Listening;
let visitor: Visitor;

beforeAll(async () => {
  const config = readConfig(TEST_ENVIRONMENT);
  const context = await createContext(config, own.db, { replyEngine: echoEngine });
  server = await listen(createApp(context));
  visitor = new Visitor(server.origin);
});
afterAll(() => server.stop());

const status = async (path: string) => (await visitor.call('GET', path)).status;

it('an unavailable database answers 503 without internals, and recovers by itself', async () => {
  expect((await visitor.register()).status).toBe(201);
  expect(await status('/readyz')).toBe(200);

  await own.database.stop();
  const away = await visitor.to('me');
  expect(away.status).toBe(503);
  expect(errorResponse.parse(away.body).code).toBe('unavailable');
  expect(JSON.stringify(away.body)).not.toMatch(/sock|mysql|maria|ECONN/i);
  expect(await status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);

  await own.start();
  expect(await status('/readyz')).toBe(200);
  expect((await visitor.to('me')).status).toBe(200);
});

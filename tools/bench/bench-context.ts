import { join } from 'node:path';
import { openDatabase } from '#db/connection/client.ts';
import type { Patience } from '#db/connection/guarded-pool.ts';
import { startLocalServer } from '#db/local-server.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { syncContent } from '#db/sync-content.ts';
import { readConfig } from '../../api/config.ts';
import { type Context, createContext } from '../../api/context.ts';
import type { Lifecycle } from '../../ops/process/lifecycle.ts';
import { CONTENT_DIR } from '../../ops/setup/storage.ts';
import { makePrivateState, removePrivateState } from '../../ops/testing/private-state.ts';
import { nowhere } from './turn/request-stack.ts';

/** Limits as in production, but so far up that a benchmark does not meet them. */
const ENVIRONMENT = {
  SESSION_SECRET: 'b'.repeat(32),
  CHAT_KEYS: `bench:${Buffer.alloc(32, 1).toString('base64')}`,
  RATE_LIMIT_SCALE: '1000000',
};

const instantEngine: Context['replyEngine'] = {
  historyLimit: 16,
  async *reply() {
    yield { type: 'delta', text: 'A short answer.' };
    yield { type: 'finish', reason: 'stop' };
  },
};

/** What a benchmark runs on: a private database with the content in it, removed at the end. */
export async function benchContext(
  life: Lifecycle,
  patience: Partial<Patience> = {},
): Promise<Context> {
  const state = await makePrivateState('bench');
  life.defer(() => removePrivateState(state));
  const server = await startLocalServer({ dir: join(state, 'db') });
  life.defer(server.stop);
  await migrateDatabase(server.url);
  const db = openDatabase(server.url, patience);
  life.defer(() => db.close());
  await syncContent(db, CONTENT_DIR);
  return {
    ...(await createContext(readConfig(ENVIRONMENT), db, { replyEngine: instantEngine })),
    log: nowhere(),
  };
}

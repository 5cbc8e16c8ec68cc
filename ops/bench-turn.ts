import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { startLocalServer } from '#db/local-server.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { syncContent } from '#db/sync-content.ts';
import { readConfig } from '../api/config.ts';
import { type Context, createContext } from '../api/context.ts';
import { compareStacks } from './bench/compare-stacks.ts';
import { compareTurns } from './bench/compare-turns.ts';
import { growTable } from './bench/grow-table.ts';
import { makePeople } from './bench/people.ts';
import { nowhere } from './bench/request-stack.ts';
import { createProgress } from './bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from './lifecycle.ts';
import { CONTENT_DIR } from './storage.ts';
import { makePrivateState, removePrivateState } from './testing/private-state.ts';

const PEOPLE = 2_000;
const PARTS = ['turns', 'stacks', 'growth'];

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

const progress = createProgress();
await runCommand(progress, bench);

/** `npm run bench:turn [turns] [stacks] [growth]`: what a turn costs, and where it goes; all parts by default. */
async function bench(life: Lifecycle): Promise<number> {
  const named = process.argv.slice(2).filter((arg) => PARTS.includes(arg));
  const parts = named.length > 0 ? named : PARTS;
  const state = await makePrivateState('bench');
  life.defer(() => removePrivateState(state));
  const server = await startLocalServer({ dir: join(state, 'db') });
  life.defer(server.stop);
  await migrateDatabase(server.url);
  const db = openDatabase(server.url);
  life.defer(() => db.close());
  await syncContent(db, CONTENT_DIR);
  const people = await makePeople(db, PEOPLE);
  const context: Context = {
    ...(await createContext(readConfig(ENVIRONMENT), db, { replyEngine: instantEngine })),
    log: nowhere(),
  };
  const say = (text: string) => progress.line(text);
  if (parts.includes('turns')) await compareTurns({ context, people, say });
  if (parts.includes('stacks')) await compareStacks({ context, say });
  if (parts.includes('growth')) await growTable({ context, people, say });
  return 0;
}

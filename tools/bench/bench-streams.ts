import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sign } from 'cookie-signature';
import { createApp } from '../../api/app.ts';
import type { ReplyEngine } from '../../api/domain/ports.ts';
import { createProgress } from '../../ops/bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../../ops/process/lifecycle.ts';
import { benchContext } from './bench-context.ts';
import type { Held, Hold } from './hold-streams.ts';
import { listenOn } from './load.ts';
import { makePeople } from './turn/people.ts';

const CHILD = join(import.meta.dirname, 'hold-streams.ts');
const AT_ONCE = 32;
const GIVE_UP_MS = 5 * 60_000;
/** What Node's own parser takes of each connection for as long as it lives: one allocation of 10,096 bytes. */
const PARSER_KB = 10;
/** What an open reply may cost beside that. */
const MOST_KB = 15;
const MOST_STALL_MS = 250;

const progress = createProgress();
await runCommand(progress, bench);

/**
 * `npm run bench:streams [streams]`: this many replies open concurrently in one process, 10,000 by default: what each costs in memory, and
 * how long the process is blocked while they open. Each takes two descriptors of this command and its child: `ulimit -n`.
 */
async function bench(life: Lifecycle): Promise<number> {
  const count = Number(process.argv[2] ?? 10_000);
  const base = await benchContext(life, { waiting: count, waitMs: GIVE_UP_MS });
  const end = Promise.withResolvers<void>();
  const context = { ...base, replyEngine: heldUntil(end.promise), replyTimeoutMs: GIVE_UP_MS };
  const people = await makePeople(context.db, count);
  const { origin, close } = await listenOn(createApp(context));
  const [secret = ''] = context.config.sessionSecrets;
  const requests = people.map(({ userId, credentialId, chatId }) => ({
    cookie: `jaanu_visitor=${encodeURIComponent(sign(`${userId}.${credentialId}`, secret))}`,
    body: JSON.stringify({ sessionId: chatId, sender: 'user', content: 'Are you there?' }),
  }));
  const child = fork(CHILD);
  const hold = async (some: typeof requests): Promise<Held> => {
    child.send({
      url: `${origin}/api/chat/message`,
      requests: some,
      atOnce: AT_ONCE,
    } satisfies Hold);
    const [held] = await once(child, 'message', { signal: AbortSignal.timeout(GIVE_UP_MS) });
    return held as Held;
  };
  // What the first calls create once belongs to no stream.
  const warm = await hold(requests.slice(0, Math.ceil(count / 20)));
  const before = await memory();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const start = performance.now();
  const held = await hold(requests.slice(Math.ceil(count / 20)));
  const seconds = (performance.now() - start) / 1_000;
  delay.disable();
  const after = await memory();
  const each = {
    rss: (after.rss - before.rss) / held.begun,
    heap: (after.heap - before.heap) / held.begun,
  };
  const stall = delay.max / 1e6;
  progress.line(
    `${warm.begun + held.begun} streams open, ${warm.failed + held.failed} refused; the last ${held.begun} in ${seconds.toFixed(1)} s`,
  );
  progress.line(
    `each: ${(each.rss / 1024).toFixed(1)} KB of the process, ${(each.heap / 1024).toFixed(1)} KB of its heap`,
  );
  progress.line(
    `longest stall ${stall.toFixed(0)} ms, 99 of 100 below ${(delay.percentile(99) / 1e6).toFixed(0)} ms`,
  );
  end.resolve();
  child.disconnect();
  await context.runningTurns.settled();
  close();
  const isFine =
    warm.failed + held.failed === 0 &&
    each.rss <= (PARSER_KB + MOST_KB) * 1024 &&
    stall <= MOST_STALL_MS;
  return isFine ? 0 : 1;
}

/** Says its first words and then nothing, until it is let go. */
function heldUntil(end: Promise<void>): ReplyEngine {
  return {
    historyLimit: 16,
    async *reply() {
      yield { type: 'delta', text: 'One moment. ' };
      await end;
      yield { type: 'delta', text: 'Here I am.' };
      yield { type: 'finish', reason: 'stop' };
    },
  };
}

/** What is in use, in bytes, once what is not has been swept. */
async function memory(): Promise<{ rss: number; heap: number }> {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  for (let nth = 0; nth < 3; nth++) {
    collectGarbage();
    await sleep(200);
  }
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heap: heapUsed };
}

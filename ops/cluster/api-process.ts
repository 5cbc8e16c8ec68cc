import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../process/free-port.ts';

const READY_WITHIN_MS = 180_000;

/** One process of the API, without pages. */
export interface ApiProcess {
  origin: string;
  /** Suspends it; `resume` continues it. */
  hold(): void;
  resume(): void;
  kill(): Promise<void>;
  /** Restarts it at the same address. */
  begin(): Promise<void>;
  stop(): Promise<void>;
}

/** What opens the texts that these processes seal. */
export const CHAT_KEYS = `cluster:${Buffer.alloc(32, 5).toString('base64')}`;

export async function startApi(
  databaseUrl: string,
  redisUrl: string,
  state: string,
): Promise<ApiProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    PORT: `${port}`,
    REPLY_PACING: '0',
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'cluster-'.repeat(5),
    CHAT_KEYS,
    REDIS_URL: redisUrl,
  };
  let child: ChildProcess;
  const begin = async () => {
    child = fork('ops/run/dev-api.ts', ['--state', state], { env });
    for (const giveUpAt = Date.now() + READY_WITHIN_MS; ; await sleep(200)) {
      const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      if (Date.now() > giveUpAt || child.exitCode !== null)
        throw new Error('The API did not come up');
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(signal);
    await gone;
  };
  await begin();
  return {
    origin,
    begin,
    hold: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

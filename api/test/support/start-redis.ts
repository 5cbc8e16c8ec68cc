import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '@redis/client';
import { freePort } from '../../../ops/process/free-port.ts';
import { findRedis } from '../../../ops/setup/system-packages.ts';
import { until } from './until.ts';

/** A Redis server on a free port of loopback, which keeps nothing on disk. */
export async function startRedis(port?: number) {
  const at = port ?? (await freePort());
  const flags = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(findRedis() ?? 'redis-server', flags, { stdio: 'ignore' });
  const url = `redis://127.0.0.1:${at}`;
  await until(async () => (await asking(url, (client) => client.ping())) === 'PONG');
  return {
    url,
    port: at,
    /** Every name that is stored. */
    keys: () => asking(url, (client) => client.keys('*')),
    empty: () => asking(url, (client) => client.flushAll()),
    /** How many hear each of these channels. */
    listeners: (channels: string[]) =>
      asking(url, async (client) => Object.values(await client.pubSubNumSub(channels))),
    /** Listens to everything that is sent; answers how to end that, which tells what it was. */
    async spy(): Promise<() => Promise<string[]>> {
      const client = createClient({ url });
      const heard: string[] = [];
      await client.connect();
      await client.pSubscribe('*', (message) => void heard.push(message));
      return async () => {
        client.destroy();
        return heard;
      };
    },
    /** It keeps listening, and answers nobody. */
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
  };
}

async function asking<T>(
  url: string,
  ask: (client: ReturnType<typeof createClient>) => Promise<T>,
) {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => {});
  await client.connect();
  try {
    return await ask(client as never);
  } finally {
    client.destroy();
  }
}

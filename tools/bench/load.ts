import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Load } from './http-load.ts';
import { type Measured, summary } from './measure.ts';

const LOAD = join(import.meta.dirname, 'http-load.ts');

/** Listens on a free loopback port; the address, and how to end it. */
export async function listenOn(app: RequestListener) {
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Puts a server under load from another process. Throws when a request is answered otherwise than expected. */
export async function underLoad(name: string, load: Load): Promise<Measured> {
  const child = fork(LOAD);
  const before = process.cpuUsage();
  child.send(load);
  const died = once(child, 'exit').then(() => [{ error: 'The load ended without a word' }]);
  const [answer] = (await Promise.race([once(child, 'message'), died])) as [
    { times: number[]; elapsed: number } | { error: string },
  ];
  if ('error' in answer) throw new Error(answer.error);
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / answer.times.length;
  return { ...summary(name, load.connections, answer.times, answer.elapsed), cpu };
}

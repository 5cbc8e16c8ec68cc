import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { expect, it } from 'vitest';
import { removeLocalServer, startLocalServer } from '../local-server.ts';
import { untilAnswering } from './until-answering.ts';

it('of several hosts the writable one is chosen', async () => {
  const [dir, other] = await Promise.all(
    ['one', 'two'].map((name) => mkdtemp(join(tmpdir(), `jaanu-${name}-`))),
  );
  const servers = await Promise.all([dir, other].map((at) => startLocalServer({ dir: at ?? '' })));
  const [follower, writer] = servers.map(({ url }) => url) as [string, string];
  const noted: string[] = [];
  const options = {
    say: () => undefined,
    note: (text: string) => noted.push(text),
    signal: new AbortController().signal,
    hosts: [follower, writer],
  };
  try {
    await setReadOnly(follower, 'ON');
    expect(await untilAnswering('', options)).toBe(writer);
    expect(noted).toHaveLength(1);
    await setReadOnly(follower, 'OFF');
    expect(await untilAnswering('', options)).toBe(follower);
  } finally {
    for (const server of servers) await server.stop();
    for (const at of [dir, other]) {
      await removeLocalServer(at ?? '');
      await rm(at ?? '', { recursive: true, force: true });
    }
  }
});

async function setReadOnly(url: string, value: 'ON' | 'OFF') {
  const connection = await mysql.createConnection(url);
  await connection.query(`SET GLOBAL read_only = ${value}`);
  await connection.end();
}

it('a database that is late is waited for, with a log line; one that refuses us is not', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'jaanu-late-'));
  const said: string[] = [];
  const options = {
    say: (text: string) => said.push(text),
    note: () => undefined,
    signal: new AbortController().signal,
  };
  try {
    const first = await startLocalServer({ dir });
    await first.stop();
    const waiting = untilAnswering(first.url, options);
    await sleep(1_200);
    const second = await startLocalServer({ dir });
    await waiting;
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/does not answer yet \(E\w+\)/);
    const wrong = new URL(first.url);
    wrong.password = 'wrong';
    await expect(untilAnswering(wrong.href, options)).rejects.toThrow('Access denied');
    await second.stop();
  } finally {
    await removeLocalServer(dir);
    await rm(dir, { recursive: true, force: true });
  }
});

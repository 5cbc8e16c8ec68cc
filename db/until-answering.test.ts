import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { removeLocalServer, startLocalServer } from './local-server.ts';
import { untilAnswering } from './until-answering.ts';

it('a database that is late is waited for, with a word of it; one that refuses us is not', async () => {
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

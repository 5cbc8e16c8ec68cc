import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'express';
import { expect, it } from 'vitest';
import { EventStream, endWithError, statusOf } from './event-stream.ts';
import { Heartbeats } from './heartbeats.ts';

const BEAT_MS = 20;
const heartbeats = new Heartbeats(BEAT_MS);

/** What a client reads of an answer that `handle` makes. */
async function answerOf(handle: (res: Response) => Promise<void>): Promise<string> {
  const server = createServer((_req, res) => {
    const express = Object.assign(res, {
      set: (headers: Record<string, string>) => {
        for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      },
    });
    void handle(express as unknown as Response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}`)).text();
  server.close();
  return text;
}

it('sends heartbeats while nothing is sent, and none after its end', async () => {
  const text = await answerOf(async (res) => {
    const stream = new EventStream<Record<'user' | 'delta' | 'done' | 'error', object>>(
      res,
      heartbeats,
    );
    stream.send('user', { id: 1 });
    await sleep(BEAT_MS * 3.5);
    stream.end('done', { id: 2 });
  });
  expect(text).toMatch(
    /^event: user\ndata: {"id":1}\n\n(: still here\n\n)+event: done\ndata: {"id":2}\n\n$/,
  );
});

it('is silent after an error ended it, though the connection stays open', async () => {
  const failures: unknown[] = [];
  const text = await answerOf(async (res) => {
    // As behind answers that nobody reads: the end is not followed by a close.
    res.removeAllListeners('close');
    res.on('error', (error) => failures.push(error));
    const stream = new EventStream<Record<'user' | 'delta' | 'done' | 'error', object>>(
      res,
      heartbeats,
    );
    stream.send('user', {});
    expect(endWithError(res, { code: 'reply_failed' }, 502)).toBe(true);
    expect(statusOf(res)).toBe(502);
    stream.send('delta', { text: 'too late' });
    await sleep(BEAT_MS * 3);
  });
  expect(text).toBe('event: user\ndata: {}\n\nevent: error\ndata: {"code":"reply_failed"}\n\n');
  await sleep(BEAT_MS * 3);
  expect(failures).toEqual([]);
});

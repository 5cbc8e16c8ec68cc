import { expect, test } from 'vitest';
import type { SendMessageRequest } from '#contract/schemas/chat.ts';
import { fakeClock } from '../../test/fake-clock.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { settle } from '../../test/fake-turns.ts';
import { createApi } from '../api/api.ts';
import { ApiError } from '../request/api-error.ts';
import { SILENCE_MS } from './follow-turn.ts';

const BODY: SendMessageRequest = { sessionId: 's', sender: 'user', content: 'hi' };
const STREAM = { headers: { 'content-type': 'text/event-stream; charset=utf-8' } };
const TURN = `event: user\ndata: {"id":"u"}\n\n: still here\n\nevent: delta\ndata: {"text":"नमस्ते "}\n\n\
event: delta\ndata: {"text":"🌼"}\n\nevent: done\ndata: {"messageBalance":3}\n\n`;

const bytes = (text: string) => new TextEncoder().encode(text);

const send = (...answers: Response[]) => {
  const clock = fakeClock();
  const calls: RequestInit[] = [];
  const heard: string[] = [];
  const fetch = async (_path: string, init: RequestInit) => {
    calls.push(init);
    return answers.shift() ?? Response.error();
  };
  const result = createApi({ ...fakeEnvironment().environment, fetch, clock }).sendMessage(BODY, {
    onUser: ({ id }) => heard.push(`user ${id}`),
    onDelta: (text) => heard.push(text),
  });
  return { result, calls, heard, clock };
};

test.each([1, 2, 3, 7, 64, 1000])('follows a turn in chunks of %i bytes', async (size) => {
  const all = bytes(TURN);
  const body = new ReadableStream({
    start: (controller) => {
      for (let at = 0; at < all.length; at += size) controller.enqueue(all.slice(at, at + size));
      controller.close();
    },
  });
  const { result, calls, heard, clock } = send(new Response(body, STREAM));
  expect(await result).toEqual({ messageBalance: 3 });
  expect(heard).toEqual(['user u', 'नमस्ते ', '🌼']);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers).toMatchObject({ accept: 'text/event-stream' });
  expect(clock.pending()).toBe(0);
});

test('a JSON response is the whole turn', async () => {
  const { result, calls, heard } = send(Response.json({ messageBalance: 3 }));
  expect(await result).toEqual({ messageBalance: 3 });
  expect(heard).toEqual([]);
  expect(calls).toHaveLength(1);
});

test('a browser that cannot stream asks again for JSON', async () => {
  const { result, calls } = send(new Response(null, STREAM), Response.json({ messageBalance: 3 }));
  expect(await result).toEqual({ messageBalance: 3 });
  expect(calls[1]?.headers).toEqual({ 'content-type': 'application/json' });
  expect(calls[1]?.body).toBe(calls[0]?.body);
});

test('an error event is a refusal', async () => {
  const body = 'event: error\ndata: {"error":"no","code":"reply_failed"}\n\n';
  const { result } = send(new Response(body, STREAM));
  await expect(result).rejects.toMatchObject({ status: 502, code: 'reply_failed' });
});

test('a stream that ends before the turn is lost', async () => {
  const { result, heard } = send(new Response(TURN.slice(0, -3), STREAM));
  const error = await result.catch((cause: unknown) => cause);
  expect(error).not.toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'The stream ended before the turn did' });
  expect(heard).toHaveLength(3);
});

test('silence is a timeout, a heartbeat is not silence', async () => {
  let put: ReadableStreamDefaultController | undefined;
  const body = new ReadableStream({
    start: (controller) => {
      put = controller;
    },
  });
  const { calls, result, clock } = send(new Response(body, STREAM));
  // As fetch does with its body when its signal says so.
  calls[0]?.signal?.addEventListener('abort', () => put?.error(new DOMException('', 'AbortError')));
  await settle();
  clock.advance(SILENCE_MS - 1);
  put?.enqueue(bytes(': still here\n\n'));
  await settle();
  clock.advance(SILENCE_MS - 1);
  expect(calls[0]?.signal?.aborted).toBe(false);
  clock.advance(1);
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
});

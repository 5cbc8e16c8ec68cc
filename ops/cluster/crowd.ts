import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '#contract/endpoints.ts';

const PAUSE_MS = 50;
const CALL_MS = 40_000;

/** What a crowd has lived through. */
export interface Seen {
  /** Sends that were answered. */
  answered: number;
  /** Calls that failed, and were made again under the same name. */
  failed: number;
  /** The longest time in which nobody was answered, in milliseconds. */
  gapMs: number;
  /** Texts that were answered and are not in their chat, or are there twice. */
  wrong: number;
}

/** Visitors who write without a pause, each through one of the processes, and make sure that nothing is lost. */
export function createCrowd(origins: string[], size: number) {
  let isOver = false;
  let last = performance.now();
  const seen: Seen = { answered: 0, failed: 0, gapMs: 0, wrong: 0 };

  const one = async (nth: number) => {
    const visitor = createWriter(origins, nth, () => seen.failed++);
    await visitor.arrive();
    const texts: string[] = [];
    // Their free messages, and no more.
    while (!isOver && texts.length < 20) {
      const text = `word ${randomUUID()}`;
      await visitor.send(text);
      texts.push(text);
      const now = performance.now();
      seen.gapMs = Math.max(seen.gapMs, now - last);
      last = now;
      seen.answered++;
    }
    return { visitor, texts };
  };

  const begin = () => {
    last = performance.now();
    let serial = 0;
    // Who has spent the free messages makes room for the next one.
    return Array.from({ length: size }, async () => {
      const all: Awaited<ReturnType<typeof one>>[] = [];
      while (!isOver) all.push(await one(serial++));
      return all;
    });
  };
  const running = begin();
  return {
    async end(): Promise<Seen> {
      isOver = true;
      for (const { visitor, texts } of (await Promise.all(running)).flat()) {
        const there = await visitor.texts();
        seen.wrong += texts.filter(
          (text) => there.filter((one) => one === text).length !== 1,
        ).length;
      }
      return seen;
    },
  };
}

/** A visitor's browser, as far as a crowd needs one; a call that fails is made again, at any of the processes. */
export function createWriter(origins: string[], nth: number, onFailure: () => void) {
  let cookie = '';
  let chatId = '';
  let at = nth;
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    for (;;) {
      try {
        const response = await fetch(`${origins[at % origins.length]}${path}`, {
          method,
          headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
          signal: AbortSignal.timeout(CALL_MS),
          ...(body && { body: JSON.stringify(body) }),
        });
        cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
        const text = await response.text();
        if (response.ok) return JSON.parse(text) as T;
        if (response.status < 500) throw new TypeError(`${response.status} ${text}`);
      } catch (error) {
        if (error instanceof TypeError && /^4/.test(error.message)) throw error;
      }
      onFailure();
      at++;
      await sleep(PAUSE_MS * (1 + Math.random()));
    }
  };
  return {
    async arrive(): Promise<void> {
      const browserFingerprint = `crowd-${randomUUID()}`;
      await call('POST', ENDPOINTS.register.path, { browserFingerprint });
      const chat = { chatType: 'friendly', adultConfirmed: true };
      ({ id: chatId } = await call<{ id: string }>('POST', ENDPOINTS.createSession.path, chat));
    },
    send: (content: string) =>
      call<{ aiMessage?: object }>('POST', ENDPOINTS.sendMessage.path, {
        sessionId: chatId,
        sender: 'user',
        content,
        clientMessageId: `temp-${randomUUID()}`,
      }),
    async texts(): Promise<string[]> {
      const all = await call<{ content: string }[]>(
        'GET',
        ENDPOINTS.messages.path.replace(':id', chatId),
      );
      return all.map(({ content }) => content);
    },
    async balance(): Promise<number> {
      return (await call<{ messageBalance: number }>('GET', ENDPOINTS.me.path)).messageBalance;
    },
  };
}

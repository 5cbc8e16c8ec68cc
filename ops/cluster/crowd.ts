import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '#contract/endpoints.ts';

const PAUSE_MS = 50;
const CALL_MS = 40_000;

/** An answer that no repeat would change. */
class RefusedError extends Error {}

/** What a crowd has lived through. */
export interface Seen {
  /** Sends that were answered. */
  answered: number;
  /** Calls that failed, and were made again under the same name. */
  failed: number;
  /** How often each reason was given for that: `503 unavailable`, `503` of a proxy, `ECONNRESET`. */
  reasons: Record<string, number>;
  /** The longest time without any answer, in milliseconds. */
  gapMs: number;
  /** Answered texts that are missing in their chat, or are there twice. */
  wrong: number;
}

export const nothingSeen = (): Seen => ({
  answered: 0,
  failed: 0,
  reasons: {},
  gapMs: 0,
  wrong: 0,
});

export const noteFailure = (seen: Seen) => (reason: string) => {
  seen.failed++;
  seen.reasons[reason] = (seen.reasons[reason] ?? 0) + 1;
};

/** Visitors who write without a pause, each through one of the processes, and make sure that nothing is lost. */
export function createCrowd(origins: string[], size: number) {
  let isOver = false;
  let last = performance.now();
  const seen = nothingSeen();

  const one = async (nth: number) => {
    const visitor = createWriter(origins, nth, noteFailure(seen));
    await visitor.arrive();
    const texts: string[] = [];
    // Their free messages only.
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
    // A visitor without free messages is replaced by a new one.
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

/** The code of a refusal of ours; none: a proxy in between has answered. */
function codeIn(text: string): string {
  try {
    return JSON.parse(text).code ?? '';
  } catch {
    return '';
  }
}

/** A visitor's browser, as far as a crowd needs one; a call that fails is made again, at any of the processes. */
export function createWriter(origins: string[], nth: number, onFailure: (reason: string) => void) {
  let cookie = '';
  let chatId = '';
  let at = nth;
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    for (;;) {
      let reason: string;
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
        if (response.status < 500) throw new RefusedError(`${response.status} ${text}`);
        reason = `${response.status} ${codeIn(text)}`.trim();
      } catch (error) {
        if (error instanceof RefusedError) throw error;
        const { name, cause } = error as Error & { cause?: { code?: string } };
        reason = cause?.code ?? name;
      }
      onFailure(reason);
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

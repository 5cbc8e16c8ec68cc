import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';

const CALL_MS = 20_000;
const PAUSE_MS = 100;

/** A definite answer: what was asked was done, or refused. */
export interface Heard {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the endpoint answers
  body: any;
}

/** A browser's calls: each is made again, at any of the processes, until it is answered for good. */
export class Caller {
  cookie = '';
  /** Calls that were made again. */
  repeats = 0;
  readonly #origins: string[];
  #at: number;

  constructor(origins: string[], nth: number) {
    this.#origins = origins;
    this.#at = nth;
  }

  to(name: EndpointName, value = '', body?: object): Promise<Heard> {
    const { method, path } = ENDPOINTS[name];
    return this.call(method, path.replace(/:\w+/, encodeURIComponent(value)), body);
  }

  async call(method: string, path: string, body?: object | string): Promise<Heard> {
    for (;;) {
      const origin = this.#origins[this.#at % this.#origins.length] ?? '';
      const answer = await this.#once(origin, method, path, body).catch(() => undefined);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      this.repeats++;
      this.#at++;
      await sleep(PAUSE_MS * (1 + Math.random()));
    }
  }

  async #once(origin: string, method: string, path: string, body?: object | string) {
    const isForm = typeof body === 'string';
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: { origin, cookie: this.cookie, ...(body && { 'content-type': type }) },
      signal: AbortSignal.timeout(CALL_MS),
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const heard: Heard = { status: response.status, body: isJson ? JSON.parse(text) : text };
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    return heard;
  }
}

import {
  type Call,
  type Endpoint,
  endpointPath,
  type ResponseBody,
} from '#contract/endpoints/endpoint.ts';
import type { Environment } from '../environment/environment.ts';
import { ApiError } from './api-error.ts';

interface Options {
  /** The media type asked for; JSON unless given. */
  accept?: string;
  signal?: AbortSignal;
}

export type Request = ReturnType<typeof createRequest>;

/** With its question mark; without what was not given. */
const queryOf = (query: object = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};

/** How often a question is asked again that a busy server put off. */
const WAITS = 2;

/** What a call needs of the browser. */
export type Surroundings = Pick<Environment, 'fetch' | 'clock' | 'random' | 'busy'>;

/**
 * One call of an endpoint with the visitor's cookie. Rejects with `ApiError` unless it went well. What only asks waits,
 * and says so, where a busy server names a time to come again.
 */
export const createRequest =
  ({ fetch, clock, random, busy }: Surroundings) =>
  async <E extends Endpoint>(endpoint: E, input: Call<E>, { accept, signal }: Options = {}) => {
    const { params = {}, query, body } = input as Partial<Record<string, object>>;
    const headers = {
      ...(accept && { accept }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const ask = () =>
      fetch(endpointPath(endpoint, params as never) + queryOf(query), {
        method: endpoint.method,
        credentials: 'include',
        cache: 'no-store',
        headers,
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
    let response = await ask();
    for (let waits = 0; waits < WAITS && endpoint.method === 'GET'; waits++) {
      const pause = pauseOf(response);
      if (pause === undefined) break;
      const hide = busy.show();
      // Not all at the same moment.
      await new Promise<void>((resolve) => clock.after(pause * (1 + random.number() / 2), resolve));
      response = await ask().finally(hide);
    }
    if (!response.ok) {
      const text = await response.text();
      throw new ApiError(response.status, response.statusText, text, pauseOf(response));
    }
    return response;
  };

/** When a server that is away or full wants to be asked again, in milliseconds; undefined: it does not say. */
const pauseOf = ({ status, headers }: Response): number | undefined => {
  const seconds = Number(headers.get('retry-after'));
  return status === 503 && seconds > 0 && seconds <= 30 ? seconds * 1000 : undefined;
};

/** The same for what an endpoint answers: its body, or undefined where it has none. */
export const createCall =
  (request: Request) =>
  async <E extends Endpoint>(endpoint: E, input: Call<E>): Promise<ResponseBody<E>> => {
    const response = await request(endpoint, input);
    if (response.status === 204) return undefined as ResponseBody<E>;
    return response.json();
  };

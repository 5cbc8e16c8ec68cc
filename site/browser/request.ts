import {
  type Call,
  type Endpoint,
  endpointPath,
  type ResponseBody,
} from '#contract/endpoints/endpoint.ts';
import { ApiError } from './api-error.ts';
import type { Environment } from './environment.ts';

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

/** One call of an endpoint with the visitor's cookie. Rejects with `ApiError` unless it went well. */
export const createRequest =
  ({ fetch }: Pick<Environment, 'fetch'>) =>
  async <E extends Endpoint>(endpoint: E, input: Call<E>, { accept, signal }: Options = {}) => {
    const { params = {}, query, body } = input as Partial<Record<string, object>>;
    const headers = {
      ...(accept && { accept }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await fetch(endpointPath(endpoint, params as never) + queryOf(query), {
      method: endpoint.method,
      credentials: 'include',
      cache: 'no-store',
      headers,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    if (!response.ok) {
      throw new ApiError(response.status, response.statusText, await response.text());
    }
    return response;
  };

/** The same for what an endpoint answers: its body, or undefined where it has none. */
export const createCall =
  (request: Request) =>
  async <E extends Endpoint>(endpoint: E, input: Call<E>): Promise<ResponseBody<E>> => {
    const response = await request(endpoint, input);
    if (response.status === 204) return undefined as ResponseBody<E>;
    return response.json();
  };

import { ENDPOINTS, type EndpointName, endpointPath } from '#contract/endpoints.ts';
import { ApiError } from './api-error.ts';
import type { Environment } from './environment.ts';

interface Options {
  /** Fills the one value of the path. */
  id?: string | undefined;
  /** With its question mark. */
  query?: string | undefined;
  body?: object | undefined;
  /** The media type asked for; JSON unless given. */
  accept?: string | undefined;
  signal?: AbortSignal | undefined;
}

export type Request = ReturnType<typeof createRequest>;

/** One call of an endpoint with the visitor's cookie. Rejects with `ApiError` unless it went well. */
export const createRequest =
  ({ fetch }: Pick<Environment, 'fetch'>) =>
  async (name: EndpointName, { id, query = '', body, accept, signal }: Options = {}) => {
    const headers = {
      ...(accept && { accept }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await fetch(endpointPath(name, id) + query, {
      method: ENDPOINTS[name].method,
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

// What a visitor and a companion have behind them, in few dated words; the visitor's own.

import type * as schemas from '../schemas/story.ts';
import type { Endpoint } from './endpoint.ts';

export const story = {
  method: 'GET',
  path: '/api/companions/:id/story',
  types: {} as { response: typeof schemas.story },
} as const satisfies Endpoint;

/** Replaces it with the visitor's words; unchanged lines are still kept up to date. */
export const changeStory = {
  method: 'PUT',
  path: '/api/companions/:id/story',
  types: {} as { request: typeof schemas.changeStoryRequest; response: typeof schemas.story },
} as const satisfies Endpoint;

/** Erases it; later events start a new one. */
export const eraseStory = {
  method: 'DELETE',
  path: '/api/companions/:id/story',
  types: {},
} as const satisfies Endpoint;

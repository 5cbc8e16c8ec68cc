// `/api/companions`: public, the same for every visitor.

import type * as schemas from '../schemas/companion.ts';
import type { Endpoint } from './endpoint.ts';

export const companions = {
  method: 'GET',
  path: '/api/companions',
  types: {} as { query: typeof schemas.companionQuery; response: typeof schemas.companionList },
} as const satisfies Endpoint;

export const companionByUrlName = {
  method: 'GET',
  path: '/api/companions/url/:urlName',
  types: {} as { response: typeof schemas.companion },
} as const satisfies Endpoint;

export const companion = {
  method: 'GET',
  path: '/api/companions/:id',
  types: {} as { response: typeof schemas.companion },
} as const satisfies Endpoint;

export const availability = {
  method: 'GET',
  path: '/api/companions/:id/availability',
  types: {} as { response: typeof schemas.availability },
} as const satisfies Endpoint;

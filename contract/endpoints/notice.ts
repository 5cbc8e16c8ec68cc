// `/api/notice`: public, the same for every visitor.

import type * as schemas from '../schemas/notice.ts';
import type { Endpoint } from './endpoint.ts';

export const notice = {
  method: 'GET',
  path: '/api/notice',
  types: {} as { response: typeof schemas.noticeResponse },
} as const satisfies Endpoint;

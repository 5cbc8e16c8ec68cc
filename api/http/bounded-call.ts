import type { Request, RequestHandler } from 'express';
import { bounded, type Urgency } from '#db/connection/bounds.ts';

/** What a call may wait for the database in all: then the answer is 503, within five seconds. */
const DATABASE_MS = 4_500;

/** Gives a call its share of the database: payments ahead of what writes, that ahead of what only looks. */
export const boundedCall: RequestHandler = (req, _res, next) => {
  bounded({ urgency: urgencyOf(req), leftMs: DATABASE_MS }, next);
};

function urgencyOf({ path, method }: Request): Urgency {
  if (/^\/(api\/payment\/|checkout\/|sandbox\/|readyz$)/.test(path)) return 'now';
  return method === 'GET' || method === 'HEAD' ? 'later' : 'soon';
}

import { Router } from 'express';
import * as endpoints from '#contract/endpoints/notice.ts';
import type { Context } from '../../context.ts';
import { route } from '../route.ts';

/** `/api/notice`: the operators' notice to everybody; needs no database. */
export function noticeRoutes({ steering }: Context): Router {
  const router = Router();
  route(router, endpoints.notice, async (_req, res) => {
    res.json({ text: steering.maintenance() ?? steering.notice() ?? null });
  });
  return router;
}

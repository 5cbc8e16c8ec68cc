import { Router } from 'express';
import { isReady } from '#db/queries/health.ts';
import type { Context } from '../../context.ts';

/** Probes: `/healthz` (the process answers) and `/readyz` (database reachable and migrated). */
export function healthRoutes({ db }: Context): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const ready = await isReady(db.executor).catch(() => false);
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });
  return router;
}

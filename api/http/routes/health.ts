import { setTimeout as sleep } from 'node:timers/promises';
import { Router } from 'express';
import { isReady } from '#db/queries/health.ts';
import type { Context } from '../../context.ts';

const LATE_MS = 3_000;

/** A database that does not answer in time is not ready. */
const late = () => sleep(LATE_MS, false, { ref: false });

/** Probes: `/healthz` (the process answers) and `/readyz` (database reachable and migrated). */
export function healthRoutes({ db }: Context): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const ready = await Promise.race([isReady(db.executor).catch(() => false), late()]);
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });
  return router;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Router } from 'express';
import { lacks } from '#db/queries/operations/health.ts';
import type { Context } from '../../context.ts';
import { RELEASE } from '../../release.ts';

const LATE_MS = 3_000;
const DATABASE = ['database'];
const { version, commit } = RELEASE;

/** A database that does not answer in time is not ready. */
const late = () => sleep(LATE_MS, DATABASE, { ref: false });

/**
 * Probes: `/healthz` (the process answers, and of which release it is) and `/readyz`: whether it should be sent visitors, and what it lacks
 * otherwise: the database, its migrations, the keys of texts that others seal, the built pages.
 */
export function healthRoutes({ db, cipher, lifecycle }: Context): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok', version, commit });
  });
  router.get('/readyz', async (_req, res) => {
    if (lifecycle.isStopping) {
      res.status(503).json({ status: 'stopping' });
      return;
    }
    const asked = lacks(db.executor, cipher).catch(() => DATABASE);
    const missing = await Promise.race([asked, late()]);
    const all = lifecycle.lacksPages ? [...missing, 'pages'] : missing;
    if (all.length === 0) res.json({ status: 'ok' });
    else res.status(503).json({ status: 'unavailable', lacks: all });
  });
  return router;
}

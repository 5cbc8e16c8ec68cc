import { timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import type { Context } from '../../context.ts';
import { DomainError, notFound } from '../../domain/errors.ts';

/** `/metrics` for Prometheus, with `Authorization: Bearer <METRICS_TOKEN>`; without a token set there is none. */
export function metricsRoutes({ config, metrics }: Context): Router {
  const router = Router();
  router.get('/metrics', async (req, res) => {
    if (!metrics || !config.metricsToken) throw notFound('Page');
    if (!isEqual(req.headers.authorization ?? '', `Bearer ${config.metricsToken}`)) {
      throw new DomainError('unauthorized', 'This needs the token of METRICS_TOKEN');
    }
    res.type(metrics.contentType).send(await metrics.text());
  });
  return router;
}

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

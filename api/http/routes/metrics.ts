import { Router } from 'express';
import type { Context } from '../../context.ts';
import { DomainError, notFound } from '../../domain/errors.ts';
import { isSameSecret } from '../../domain/same-secret.ts';

/** `/metrics` for Prometheus, with `Authorization: Bearer <METRICS_TOKEN>`; without a token set there is none. */
export function metricsRoutes({ config, metrics, db }: Context): Router {
  const router = Router();
  router.get('/metrics', async (req, res) => {
    if (!metrics || !config.metricsToken) throw notFound('Page');
    if (!isSameSecret(req.headers.authorization ?? '', `Bearer ${config.metricsToken}`)) {
      throw new DomainError('unauthorized', 'This needs the token of METRICS_TOKEN');
    }
    res.type(metrics.contentType).send(await metrics.text(db));
  });
  return router;
}

import express, { Router } from 'express';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { isUuid } from '../../domain/is-uuid.ts';
import { ownOriginOnly } from '../guards.ts';
import { parse } from '../parse.ts';
import { sandboxPage } from '../sandbox-page.ts';

const form = z.object({ action: z.enum(['pay', 'fail', 'cancel', 'hold']) });
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** `/sandbox/upi/{orderId}`: the sandbox provider's payment page, a plain form without script. */
export function sandboxRoutes(context: Context): Router {
  const router = Router();
  const { sandbox } = context;
  if (!sandbox) return router;

  router.get('/sandbox/upi/:orderId', async (req, res) => {
    const { orderId } = req.params;
    const order = isUuid(orderId) ? await sandbox.open(orderId) : undefined;
    if (!order) throw notFound('Order');
    res.setHeader('Content-Security-Policy', CSP);
    res.setHeader('X-Robots-Tag', 'noindex');
    res.type('html').send(sandboxPage(order));
  });

  router.post(
    '/sandbox/upi/:orderId',
    express.urlencoded({ extended: false, limit: 1_000 }),
    async (req, res) => {
      ownOriginOnly(context.config, req.headers);
      const { orderId } = req.params;
      const { action } = parse(form, req.body);
      const { localAddress = '127.0.0.1', localPort } = req.socket;
      const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
      const next =
        isUuid(orderId) && (await sandbox.act(orderId, action, `http://${host}:${localPort}`));
      if (!next) throw notFound('Order');
      res.redirect(303, next);
    },
  );

  return router;
}

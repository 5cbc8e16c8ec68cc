import express, { Router } from 'express';
import * as endpoints from '#contract/endpoints/payment.ts';
import { WEBHOOK_LIMIT } from '#contract/limits.ts';
import {
  createPaymentRequest,
  paymentStepRequest,
  verifyPaymentRequest,
} from '#contract/schemas/payment.ts';
import type { Context } from '../../context.ts';
import { unauthorized } from '../../domain/errors.ts';
import { createPayment } from '../../domain/payment/create-payment.ts';
import { handleWebhook } from '../../domain/payment/handle-webhook.ts';
import { WebhookRefused } from '../../domain/payment/provider.ts';
import { verifyPayment } from '../../domain/payment/verify-payment.ts';
import { ownOrigin } from '../own-origin.ts';
import { parse } from '../parse.ts';
import { route } from '../route.ts';
import { findVisitor, requireChatter, requireVisitor } from '../visitor.ts';

/** `/api/payment`: ordering packs and reading an order's status. */
export function paymentRoutes(context: Context): Router {
  const router = Router();

  route(router, endpoints.packs, async (_req, res) => {
    res.json({ packs: [...context.steering.packs(context.now())] });
  });

  route(router, endpoints.createPayment, async (req, res) => {
    const { userId } = await requireChatter(context, req);
    const { sessionId: chatId, clientOrderId, ...pack } = parse(createPaymentRequest, req.body);
    const origin = ownOrigin(context, req);
    const order = { userId, chatId, requestKey: clientOrderId ?? null, ...pack, origin };
    res.status(201).json(await createPayment(context, order));
  });

  route(router, endpoints.verifyPayment, async (req, res) => {
    const { orderId, token } = parse(verifyPaymentRequest, req.body);
    const visitor = await findVisitor(context, req);
    if (!visitor && !token) throw unauthorized();
    const ask = { orderId, userId: visitor?.userId, token: token ?? undefined };
    res.json(await verifyPayment(context, ask));
  });

  route(router, endpoints.paymentStep, async (req, res) => {
    await requireVisitor(context, req);
    const step = parse(paymentStepRequest, req.body);
    context.metrics?.paymentStep(step);
    context.viewCounts.saw({ page: `step:${step.step}`, campaign: '', source: step.app });
    res.status(204).end();
  });

  return router;
}

/** The providers' own calls, mounted ahead of the guards: their signature is over the raw bytes. */
export function webhookRoutes(context: Context): Router {
  const router = Router();
  const raw = express.raw({ type: () => true, limit: WEBHOOK_LIMIT });
  router.post('/api/payment/webhook/:provider', raw, async (req, res, next) => {
    const provider = context.paymentProviders.find(req.params.provider);
    if (!provider) return next();
    const body = Buffer.isBuffer(req.body) ? req.body : Buffer.of();
    try {
      await handleWebhook(context, provider, body, req.headers);
      res.json({ ok: true });
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error;
      throw unauthorized();
    }
  });
  return router;
}

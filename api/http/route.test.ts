import { Router } from 'express';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { createPaymentRequest, verifyPaymentRequest } from '#contract/schemas/payment.ts';
import { parse } from './parse.ts';
import { route } from './route.ts';

it('a handler can neither read nor return what its endpoint does not declare', () => {
  const router = Router();
  route(router, ENDPOINTS.verifyPayment, async (req, res) => {
    parse(verifyPaymentRequest, req.body);
    // @ts-expect-error another endpoint's schema
    parse(createPaymentRequest, req.body);
    // @ts-expect-error nothing is read past the schema
    req.body.orderId;
    // @ts-expect-error there is no value in the path
    req.params.id;
    // @ts-expect-error it answers more than that
    res.json({ success: true });
  });
  route(router, ENDPOINTS.eraseMe, async (_req, res) => {
    // @ts-expect-error it answers no body
    res.json({});
  });
  expect(router.stack.map((layer) => layer.route?.path)).toEqual([
    '/api/payment/verify',
    '/api/user/me',
  ]);
});

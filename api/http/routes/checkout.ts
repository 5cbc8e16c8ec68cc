import { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { readCheckout } from '../../domain/payment/read-checkout.ts';
import { checkoutAway, checkoutMissing, checkoutOver, checkoutPage } from '../checkout-page.ts';
import { CHECKOUT_CSP } from '../checkout-script.ts';
import { findVisitor } from '../visitor.ts';

/** `/checkout/cashfree/{orderId}`: hands a buyer's own order to Cashfree's script. Answers pages, not JSON. */
export function checkoutRoutes(context: Context): Router {
  const router = Router();
  const { cashfree } = context.config;

  const readOrder = async (req: Request, orderId: string) => {
    const visitor = await findVisitor(context, req);
    return visitor && readCheckout(context, { orderId, ...visitor }).catch(ifMissing);
  };

  router.get('/checkout/cashfree/:orderId', async (req, res, next) => {
    const { orderId } = req.params;
    const order = cashfree && (await readOrder(req, orderId));
    if (!order) return next();
    if (order.kind === 'settled') return res.redirect(303, order.returnPath);
    if (order.kind === 'over') return html(res, checkoutOver(order.packsPath));
    html(res, checkoutPage({ ...order, orderId, mode: cashfree.mode }));
  });

  router.get('/checkout/{*rest}', (_req, res) => html(res.status(404), checkoutMissing()));

  const away: ErrorRequestHandler = (err, _req, res, _next) => {
    context.log.error({ err, requestId: res.getHeader('X-Request-Id') }, 'checkout page failed');
    html(res.status(503), checkoutAway());
  };
  return router.use('/checkout', away);
}

function html(res: Response, page: string): void {
  res.setHeader('Content-Security-Policy', CHECKOUT_CSP);
  res.setHeader('X-Robots-Tag', 'noindex');
  res.type('html').send(page);
}

function ifMissing(error: unknown): undefined {
  if (!(error instanceof DomainError && error.code === 'not_found')) throw error;
}

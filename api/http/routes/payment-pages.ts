import { type ErrorRequestHandler, type Request, Router } from 'express';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { type OrderOfBuyer, readCheckout } from '../../domain/payment/read-checkout.ts';
import { ownOriginOnly } from '../guards.ts';
import { ownOrigin } from '../own-origin.ts';
import { checkoutAway, checkoutMissing, checkoutOver, sendPaymentPage } from '../payment-page.ts';
import { findVisitor } from '../visitor.ts';

/**
 * Pages around a payment, not JSON: `/checkout/{provider}/{orderId}` passes a buyer's own order to the
 * provider's script, and each provider may have its own addresses.
 */
export function paymentPageRoutes(context: Context): Router {
  const router = Router();
  const { checkout, routes } = context.paymentPages;
  for (const make of routes) {
    router.use(
      make({
        send: sendPaymentPage,
        ownOriginOnly: ({ headers }) => ownOriginOnly(context.config, headers),
      }),
    );
  }
  const readOrder = async (req: Request, order: Omit<OrderOfBuyer, 'userId'>) => {
    const visitor = await findVisitor(context, req);
    return visitor && readCheckout(context, { ...order, ...visitor }).catch(ifMissing);
  };

  router.get('/checkout/:provider/:orderId', async (req, res, next) => {
    const { provider, orderId } = req.params;
    const page = checkout.get(provider);
    const order = page && (await readOrder(req, { provider, orderId }));
    if (!order) return next();
    if (order.kind === 'settled') return res.redirect(303, order.returnPath);
    if (order.kind === 'over') return sendPaymentPage(res, checkoutOver(order.packsPath));
    sendPaymentPage(res, page({ ...order, orderId, origin: ownOrigin(context, req) }));
  });

  router.get('/checkout/{*rest}', (_req, res) =>
    sendPaymentPage(res.status(404), checkoutMissing()),
  );

  const away: ErrorRequestHandler = (err, _req, res, _next) => {
    // An unparsable address names no order, and a request with an invalid host sees none.
    if (err instanceof URIError || err instanceof DomainError) {
      return sendPaymentPage(res.status(404), checkoutMissing());
    }
    context.log.error({ err, requestId: res.getHeader('X-Request-Id') }, 'checkout page failed');
    sendPaymentPage(res.status(503), checkoutAway());
  };
  return router.use('/checkout', away);
}

function ifMissing(error: unknown): undefined {
  if (!(error instanceof DomainError && error.code === 'not_found')) throw error;
}

import express, { type Request, Router } from 'express';
import { DomainError, notFound } from '../../../domain/errors.ts';
import { isUuid } from '../../../domain/is-uuid.ts';
import { UPI_APPS } from '../pay-sheet/apps.ts';
import type { PageHost, PaymentPage } from '../provider-module.ts';
import { type BuyerActions, SANDBOX_ACTIONS } from './buyer-actions.ts';

const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** `/sandbox/upi/{orderId}`: the sandbox's payment page, a plain form without script. */
export function sandboxRoutes(buyer: BuyerActions, host: PageHost): Router {
  const router = Router();
  router.get('/sandbox/upi/:orderId', async (req, res) => {
    const { orderId } = req.params;
    const order = isUuid(orderId) ? await buyer.open(orderId) : undefined;
    if (!order) throw notFound('Order');
    host.send(res, payPage(order, appOf(req.query.app)));
  });
  router.post(
    '/sandbox/upi/:orderId',
    express.urlencoded({ extended: false, limit: 1_000 }),
    async (req, res) => {
      host.ownOriginOnly(req);
      const { orderId } = req.params;
      const action = SANDBOX_ACTIONS.find((one) => one === req.body?.action);
      if (!action) throw new DomainError('invalid', 'action: must be a button of the page');
      const next = isUuid(orderId) && (await buyer.act(orderId, action, ownAddress(req)));
      if (!next) throw notFound('Order');
      if (appOf(req.body?.app)) return host.send(res, doneInApp());
      res.redirect(303, next);
    },
  );
  return router;
}

/** Where this server listens, for its own webhooks. */
function ownAddress({ socket }: Request): string {
  const { localAddress = '127.0.0.1', localPort } = socket;
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return `http://${host}:${localPort}`;
}

/** The app that the page represents; undefined: it is the provider's own page. */
const appOf = (name: unknown): string | undefined =>
  [...UPI_APPS.map(({ id }) => id), 'qr'].find((id) => id === name);

/** An app returns the buyer without a return address. */
const doneInApp = (): PaymentPage => ({
  title: 'Sandbox app',
  csp: CSP,
  body: `<main><h1>Done in the app</h1><p class="note">Go back to Jaanu.</p></main>`,
});

const payPage = (
  { amount, paid }: { amount: number; paid: boolean },
  app: string | undefined,
): PaymentPage => ({
  title: 'Sandbox payment',
  csp: CSP,
  body: `<main>
<h1>UPI sandbox</h1><p class="amount">₹${amount}</p>
<p class="note">${paid ? 'This order is paid.' : 'A payment page for trying things out. No money moves.'}</p>
<form method="post">${app ? `<input type="hidden" name="app" value="${app}">` : ''}${
    paid
      ? '<button class="main" name="action" value="pay">Back to Jaanu</button>'
      : `<button class="main" name="action" value="pay">Pay ₹${amount}</button>
<button name="action" value="fail">Let the payment fail</button>
<button name="action" value="hold">Leave it with the bank</button>
<button name="action" value="cancel">Cancel</button>`
  }</form></main>`,
});

import express, { Router } from 'express';
import type { Books } from './emulator-books.ts';
import { deliver, paymentEvent } from './emulator-webhooks.ts';

/** Where the real script submits its form to, as far as is known. */
const CHECKOUT = '/pg/view/sessions/checkout';

/** Stands in for the provider's script: it submits a form to one of the provider's hosts. */
const SDK = `window.Cashfree = ({ mode }) => ({
  checkout: ({ paymentSessionId, redirectTarget }) => new Promise((resolve) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.target = redirectTarget;
    form.action = 'https://' + (mode === 'production' ? 'api' : 'sandbox') + '.cashfree.com${CHECKOUT}';
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'session', value: paymentSessionId });
    form.append(field);
    document.body.append(form);
    form.submit();
  }),
});`;

/** The provider's side of a browser: its script and its payment page. Every attempt is told by webhook first. */
export function payPage(books: Books): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false });
  router.get('/js/v3/cashfree.js', (_req, res) => {
    res.type('js').send(SDK);
  });
  router.post(CHECKOUT, form, (req, res) => {
    const { order_amount: amount, payment_session_id: session } = books.bySession(req.body.session);
    const button = (status: string) => `<button name="status" value="${status}">${status}</button>`;
    const buttons = ['SUCCESS', 'FAILED', 'USER_DROPPED', 'PENDING'].map(button).join('');
    res.type('html').send(`<!doctype html><html lang="en"><title>Emulated payment</title>
<h1>Pay ₹${amount}</h1><form method="post" action="/pg/view/attempt">
<input type="hidden" name="session" value="${session}">${buttons}</form></html>`);
  });
  router.post('/pg/view/attempt', form, async (req, res) => {
    const order = books.bySession(req.body.session);
    const payment = books.attempt(order.order_id, req.body.status);
    const back = order.order_meta.return_url.replace('{order_id}', order.order_id);
    await deliver(new URL(back).origin, paymentEvent(order, payment));
    res.redirect(303, back);
  });
  return router;
}

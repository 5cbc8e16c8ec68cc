import express, { Router } from 'express';
import type { Books } from './emulator-books.ts';
import { deliver, paymentEvent } from './emulator-webhooks.ts';

/** Where the real script submits its form to, as far as is known. */
const CHECKOUT = '/pg/view/sessions/checkout';

/**
 * Replaces the provider's script, with its documented calls and events: `create`, `mount`, `on` (ready, loaderror,
 * click, paymentrequested), `pay` and `checkout`. An app mounts on a phone alone, and not in a plain web view; what it calls
 * any other app is documented nowhere, so a page may say so (`anyApp`).
 */
const SDK = `window.Cashfree = ({ mode }) => {
  const host = 'https://' + (mode === 'production' ? 'api' : 'sandbox') + '.cashfree.com';
  const phone = /Android|iPhone/.test(navigator.userAgent);
  const webview = /; wv\\)/.test(navigator.userAgent) && !/Instagram|FBAN|FBAV/.test(navigator.userAgent);
  const create = (name, { values }) => {
    const heard = {};
    const tell = (event, data) => (heard[event] ?? []).forEach((call) => setTimeout(() => call(data)));
    const component = {
      name, values, tell,
      on: (event, call) => { (heard[event] ??= []).push(call); },
      mount: (selector) => {
        const known = ['gpay', 'phonepe', 'paytm', 'bhim', window.anyApp ?? 'default'].includes(values.upiApp);
        if (name === 'upiApp' && (!phone || webview || !known)) return tell('loaderror', { error: { message: 'not here' } });
        const box = document.querySelector(selector);
        const made = document.createElement(name === 'upiApp' ? 'button' : 'div');
        made.textContent = name === 'upiApp' ? values.buttonText : '';
        made.onclick = () => tell('click', {});
        component.box = made;
        box.append(made);
        tell('ready', { value: values });
      },
    };
    return component;
  };
  const pay = async ({ paymentMethod, paymentSessionId }) => {
    if (paymentMethod.name === 'upiQr') {
      paymentMethod.box.textContent = 'QR ' + paymentSessionId;
      paymentMethod.tell('paymentrequested', {});
      return new Promise(() => {});
    }
    window.openedApp = paymentMethod.values.upiApp;
    paymentMethod.tell('paymentrequested', {});
    return new Promise(() => {});
  };
  const checkout = ({ paymentSessionId, redirectTarget }) => new Promise((resolve) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.target = redirectTarget;
    form.action = host + '${CHECKOUT}';
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'session', value: paymentSessionId });
    form.append(field);
    document.body.append(form);
    form.submit();
  });
  return { create, pay, checkout };
};`;

/** The provider's side of a browser: its script and its payment page. Every attempt is announced by webhook first. */
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

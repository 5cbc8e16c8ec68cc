import { CHECKOUT_SCRIPT } from './checkout-script.ts';
import { PAYMENT_STYLE } from './payment-style.ts';

interface OpenOrder {
  orderId: string;
  /** Whole rupees. */
  amount: number;
  messageCount: number;
  /** What Cashfree's script takes the payment by. */
  session: string;
  mode: 'sandbox' | 'production';
  packsPath: string;
}

/** The way from us to Cashfree's payment page. */
export const checkoutPage = (order: OpenOrder): string =>
  page(
    'Payment',
    `<main data-session="${inHtml(order.session)}" data-mode="${order.mode}" data-order="${order.orderId}">
<h1>${order.messageCount} messages</h1><p class="amount">₹${order.amount}</p>
<p class="note">You pay by UPI on the page of our payment partner Cashfree.</p>
<p class="note" id="say" role="status">Paying needs JavaScript. Please turn it on and load this page again.</p>
<button class="main" id="pay" hidden>Pay ₹${order.amount}</button>
<a class="link" href="${order.packsPath}">Back to the packs</a>
</main><script>${CHECKOUT_SCRIPT}</script>`,
  );

/** An order that takes no more attempts. */
export const checkoutOver = (packsPath: string): string =>
  page(
    'Payment expired',
    `<main><h1>This payment has expired</h1>
<p class="note">If you have paid already, your messages come by themselves. Otherwise please choose a pack again.</p>
<a class="main link" href="${packsPath}">Back to the packs</a></main>`,
  );

/** No order, or somebody else's. */
export const checkoutMissing = (): string =>
  page(
    'Payment not found',
    `<main><h1>Payment not found</h1>
<p class="note">It may belong to another browser. Payments can be made in the one where the chat is.</p>
<a class="main link" href="/">Go home</a></main>`,
  );

/** Our own database is away, say. */
export const checkoutAway = (): string =>
  page(
    'Payment',
    `<main><h1>This page is not available right now</h1>
<p class="note">Please try again in a moment.</p>
<a class="main link" href="">Try again</a></main>`,
  );

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Jaanu</title>
<style>${PAYMENT_STYLE}</style></head><body>${body}</body></html>`;

const inHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

import type { CheckoutOrder, PaymentPage } from '../provider-module.ts';
import { CHECKOUT_CSP, CHECKOUT_SCRIPT } from './checkout-script.ts';

/** The way from us to Cashfree's payment page. */
export const checkoutPage = (
  order: CheckoutOrder & { mode: 'sandbox' | 'production' },
): PaymentPage => ({
  title: 'Payment · Jaanu',
  csp: CHECKOUT_CSP,
  body: `<main data-session="${inHtml(order.checkoutToken)}" data-mode="${order.mode}" data-order="${order.orderId}">
<h1>${order.messageCount} messages</h1><p class="amount">₹${order.amount}</p>
<p class="note">You pay by UPI on the page of our payment partner Cashfree.</p>
<p class="note" id="say" role="status">Paying needs JavaScript. Please turn it on and load this page again.</p>
<button class="main" id="pay" hidden>Pay ₹${order.amount}</button>
<a class="link" href="${order.packsPath}">Back to the packs</a>
</main><script>${CHECKOUT_SCRIPT}</script>`,
});

const inHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

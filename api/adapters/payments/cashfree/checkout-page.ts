import { paySheet } from '../pay-sheet/sheet.ts';
import type { CheckoutOrder, PaymentPage } from '../provider-module.ts';
import { CASHFREE_DRIVER, SDK_HOST } from './checkout-script.ts';

/** Cashfree's script submits a form that is led on over several of its hosts, and asks them in frames. */
const HOSTS = ['api', 'sandbox', 'payments', 'payments-test']
  .map((name) => `https://${name}.cashfree.com`)
  .join(' ');

/** The way from us to Cashfree: its UPI components in our sheet, and its own page behind the last entry. */
export const checkoutPage = ({
  mode,
  ...order
}: CheckoutOrder & { mode: 'sandbox' | 'production' }): PaymentPage =>
  paySheet(order, {
    script: CASHFREE_DRIVER,
    data: { session: order.checkoutToken, mode },
    note: 'You pay by UPI. Our payment partner is Cashfree.',
    sources: {
      script: SDK_HOST,
      frame: `${SDK_HOST} ${HOSTS}`,
      connect: 'https://api.cashfree.com https://sandbox.cashfree.com',
      form: `${SDK_HOST} ${HOSTS}`,
    },
  });

import { PAYMENT_STYLE } from './payment-style.ts';

/** The sandbox's payment page for one order. */
export const sandboxPage = ({ amount, paid }: { amount: number; paid: boolean }): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox payment</title>
<style>${PAYMENT_STYLE}</style></head><body><main>
<h1>UPI sandbox</h1><p class="amount">₹${amount}</p>
<p class="note">${paid ? 'This order is paid.' : 'A payment page for trying things out. No money moves.'}</p>
<form method="post">${
    paid
      ? '<button class="main" name="action" value="pay">Back to Jaanu</button>'
      : `<button class="main" name="action" value="pay">Pay ₹${amount}</button>
<button name="action" value="fail">Let the payment fail</button>
<button name="action" value="hold">Leave it with the bank</button>
<button name="action" value="cancel">Cancel</button>`
  }</form></main></body></html>`;

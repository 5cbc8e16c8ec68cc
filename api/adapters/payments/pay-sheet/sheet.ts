import { createHash } from 'node:crypto';
import type { CheckoutOrder, PaymentPage } from '../provider-module.ts';
import { SHEET_SCRIPT } from './script.ts';

/** What a provider brings to the sheet. */
export interface SheetDriver {
  /** Defines `upiDriver(data)`; see `script.ts`. */
  script: string;
  /** Goes to the script as `data-…`. */
  data: Record<string, string>;
  /** Whom the payment goes to, in a sentence. */
  note: string;
  /** Further sources of the page's policy, by directive. */
  sources?: { script?: string; frame?: string; connect?: string; form?: string };
  /** Further HTML of the page. */
  html?: string;
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * How to pay an order by UPI: on a phone the apps, the last used one first; on a desktop a code to be scanned; the
 * provider's own page last. No field for a UPI address. A separate page, because its policy lets the provider in.
 */
export const paySheet = (
  order: CheckoutOrder,
  { script, data, note, sources = {}, html = '' }: SheetDriver,
): PaymentPage => ({
  title: 'Payment · Jaanu',
  csp: [
    "default-src 'none'",
    `script-src ${hashOf(script)} ${hashOf(SHEET_SCRIPT)} ${sources.script ?? ''}`.trim(),
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    ...(sources.frame ? [`frame-src ${sources.frame}`] : []),
    `connect-src 'self' ${sources.connect ?? ''}`.trim(),
    `form-action 'self' ${sources.form ?? ''}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  body: `<main class="sheet" ${attributes({
    ...data,
    order: order.orderId,
    back: order.returnPath,
    seconds: String(order.secondsLeft),
  })}>
<h1>${order.messageCount} messages</h1><p class="amount">₹${order.amount}</p>
<p class="note">${note}</p>
<ul id="apps" class="apps"></ul>
<div id="scan" hidden><div id="qr" class="qr"></div><p id="left" class="note" role="timer"></p>
<button id="save" hidden>Save the picture</button></div>
<button id="other" hidden>Scan from another phone</button>
<p class="note" id="say" role="status">Paying needs JavaScript. Please turn it on and load this page again.</p>
<button id="more" hidden>Card, netbanking and more</button>
<a class="link" id="packs" href="${order.packsPath}">Back to the packs</a>
${html}</main><script>${script}</script><script>${SHEET_SCRIPT}</script>`,
});

const attributes = (data: Record<string, string>): string =>
  Object.entries(data)
    .map(([name, value]) => `data-${name}="${inHtml(value)}"`)
    .join(' ');

const inHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

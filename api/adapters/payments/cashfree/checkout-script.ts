import { createHash } from 'node:crypto';

/** Cashfree documents no other way to its checkout than this script, which has to come from its own host. */
export const SDK_URL = 'https://sdk.cashfree.com/js/v3/cashfree.js';

/** A script or a page that is not there by then is taken for blocked. */
const PATIENCE_MS = 10_000;

/**
 * Forwards to Cashfree by itself once for an order. Who comes back finds the page at rest: forwarding again
 * would make Back a trap. In a block of its own, for the two scripts share one global scope.
 */
export const CHECKOUT_SCRIPT = `
{
  const { session, mode, order } = document.querySelector('main').dataset;
  const pay = document.getElementById('pay');
  const say = document.getElementById('say');
  const label = pay.textContent;
  const mark = 'jaanu_checkout:' + order;
  let wanted = false;
  let timer;

  const store = (use) => { try { return use(sessionStorage); } catch { return null; } };
  // Who is led on before that finds no page of ours by going back.
  const afterLoad = (call) => {
    if (document.readyState === 'complete') call();
    else addEventListener('load', () => setTimeout(call));
  };
  const show = (text, button, disabled) => {
    say.textContent = text;
    pay.textContent = button;
    pay.disabled = disabled;
    pay.hidden = false;
  };
  const rest = () => {
    clearTimeout(timer);
    wanted = false;
    pay.onclick = start;
    show('', label, false);
  };
  const giveUp = () => {
    clearTimeout(timer);
    wanted = false;
    store((s) => s.removeItem(mark));
    pay.onclick = () => location.reload();
    show('The payment page does not open. A blocker or a weak network may be in the way. Try again, or go back and choose the pack anew.', 'Try again', false);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, ${PATIENCE_MS});
  };
  const open = async () => {
    wait();
    store((s) => s.setItem(mark, '1'));
    try {
      const { error } = (await Cashfree({ mode }).checkout({ paymentSessionId: session, redirectTarget: '_self' })) ?? {};
      if (error) giveUp();
    } catch {
      giveUp();
    }
  };
  const start = () => {
    wanted = true;
    show('Opening the payment page\\u2026', label, true);
    wait();
    if (window.Cashfree) open();
  };

  const [arrival] = performance.getEntriesByType('navigation');
  if (store((s) => s.getItem(mark)) || arrival?.type === 'back_forward') rest();
  else start();

  const sdk = document.createElement('script');
  sdk.src = '${SDK_URL}';
  sdk.onload = () => afterLoad(() => (wanted ? open() : rest()));
  sdk.onerror = giveUp;
  document.head.append(sdk);
  addEventListener('pagehide', () => clearTimeout(timer));
  // Out of the browser's memory the order may be older than it looks.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}
`;

const HASH = createHash('sha256').update(CHECKOUT_SCRIPT).digest('base64');

/** Cashfree's script submits a form that is led on over several of its hosts, and asks them in frames. */
const HOSTS = ['api', 'sandbox', 'payments', 'payments-test']
  .map((name) => `https://${name}.cashfree.com`)
  .join(' ');

/** The checkout page's policy: our script by its hash, Cashfree's hosts and nobody else. */
export const CHECKOUT_CSP = [
  "default-src 'none'",
  `script-src 'sha256-${HASH}' https://sdk.cashfree.com`,
  "style-src 'unsafe-inline'",
  `frame-src https://sdk.cashfree.com ${HOSTS}`,
  'connect-src https://api.cashfree.com https://sandbox.cashfree.com',
  `form-action 'self' https://sdk.cashfree.com ${HOSTS}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

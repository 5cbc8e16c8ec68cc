import type { Response } from 'express';
import type { PaymentPage } from '../context.ts';

const PLAIN_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sends a page around a payment, in the frame and the look that all of them have. */
export function sendPaymentPage(res: Response, { title, body, csp }: PaymentPage): void {
  res.setHeader('Content-Security-Policy', csp);
  res.setHeader('X-Robots-Tag', 'noindex');
  res.type('html').send(`<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${STYLE}</style></head><body>${body}</body></html>`);
}

/** An order that no longer accepts attempts. */
export const checkoutOver = (packsPath: string): PaymentPage => ({
  title: 'Payment expired · Jaanu',
  csp: PLAIN_CSP,
  body: `<main><h1>This payment has expired</h1>
<p class="note">If you have paid already, your messages come by themselves. Otherwise please choose a pack again.</p>
<a class="main link" href="${packsPath}">Back to the packs</a></main>`,
});

/** No order, or somebody else's. */
export const checkoutMissing = (): PaymentPage => ({
  title: 'Payment not found · Jaanu',
  csp: PLAIN_CSP,
  body: `<main><h1>Payment not found</h1>
<p class="note">It may belong to another browser. Payments can be made in the one where the chat is.</p>
<a class="main link" href="/">Go home</a></main>`,
});

/** For example, our own database is unavailable. */
export const checkoutAway = (): PaymentPage => ({
  title: 'Payment · Jaanu',
  csp: PLAIN_CSP,
  body: `<main><h1>This page is not available right now</h1>
<p class="note">Please try again in a moment.</p>
<a class="main link" href="">Try again</a></main>`,
});

/** The styles of the pages around a payment: small, and inline. */
const STYLE = `
  /* Every page opts in to view transitions: leaving one that does for one that does not is an error. */
  @media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
  * { box-sizing: border-box; }
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100dvh; display: grid; grid-template-columns: minmax(0, 1fr); place-items: center; background: light-dark(#f4ebe4, #100a10); color: light-dark(#2b1623, #f8ede8); }
  main { min-width: 0; overflow-wrap: anywhere; width: min(22rem, 100vw - min(2rem, 6vw)); padding: min(1.5rem, 7vw); border-radius: 1rem; background: light-dark(#fbf6f1, #181017); }
  h1 { margin: 0; font-size: 1rem; font-weight: 600; }
  .amount { margin: .5rem 0 1rem; font-size: 2.25rem; font-weight: 700; }
  .note { margin: 0 0 1.25rem; font-size: .9375rem; opacity: .8; }
  button, .link { display: block; width: 100%; min-height: 48px; margin-top: .625rem; padding: .625rem min(1rem, 3vw); border: 1px solid light-dark(#a07a90, #7d6073);
    border-radius: 2rem; background: none; color: inherit; font: inherit;
    text-align: center; text-decoration: none; cursor: pointer; }
  .main, .apps li:first-child .app { border: 0; background: light-dark(#7a2454, #9c3970); color: #fff7f1; font-weight: 600; }
  .apps { margin: 0; padding: 0; list-style: none; }
  .apps:empty { display: none; }
  .qr { display: grid; grid-template-columns: minmax(0, 1fr); place-items: center; padding: .5rem; border-radius: .75rem; background: #fff; }
  .qr svg { width: min(15rem, 100%); height: auto; }
  .apps:not(:empty) + #scan { margin-top: .625rem; }
  #left { margin: .5rem 0 0; text-align: center; }
  @media (max-width: 30rem) {
    body:has(.sheet) { place-items: end stretch; }
    .sheet { width: auto; margin: 0; padding-bottom: max(1.5rem, env(safe-area-inset-bottom)); border-radius: 1.25rem 1.25rem 0 0; }
  }
  button:disabled { opacity: .6; cursor: default; }
  h1 + .note { margin-top: .5rem; }
  #say { min-height: 1.5em; margin-top: .875rem; }
  .waits { padding: .75rem 1rem; border: 2px solid light-dark(#7a2454, #f5a8d0); border-radius: .75rem; opacity: 1; }
  [hidden] { display: none; }
  :focus-visible { outline: 3px solid #e9a021; outline-offset: 2px; }`;

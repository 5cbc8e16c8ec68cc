/** The look of the pages around a payment: small, and without a file of their own. */
export const PAYMENT_STYLE = `
  /* Every page opts in to view transitions: leaving one that does for one that does not is an error. */
  @media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
  * { box-sizing: border-box; }
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: light-dark(#f1f3f8, #12141a); }
  main { width: min(22rem, 100vw - 2rem); padding: 1.5rem; border-radius: 1rem; background: light-dark(#fff, #1d2029); }
  h1 { margin: 0; font-size: 1rem; font-weight: 600; }
  .amount { margin: .5rem 0 1rem; font-size: 2.25rem; font-weight: 700; }
  .note { margin: 0 0 1.25rem; font-size: .9375rem; opacity: .8; }
  button, .link { display: block; width: 100%; min-height: 48px; margin-top: .625rem; padding: .625rem 1rem; border: 1px solid light-dark(#8a90a3, #6b7183);
    border-radius: .75rem; background: none; color: inherit; font: inherit;
    text-align: center; text-decoration: none; cursor: pointer; }
  .main { border: 0; background: #1b6e3c; color: #fff; font-weight: 600; }
  button:disabled { opacity: .6; cursor: default; }
  h1 + .note { margin-top: .5rem; }
  #say { min-height: 1.5em; }
  [hidden] { display: none; }
  :focus-visible { outline: 3px solid #e9a021; outline-offset: 2px; }`;

const STYLE = `
  /* Every page opts in to view transitions: leaving one that does for one that does not is an error. */
  @media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
  * { box-sizing: border-box; }
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: light-dark(#f1f3f8, #12141a); }
  main { width: min(22rem, 100vw - 2rem); padding: 1.5rem; border-radius: 1rem; background: light-dark(#fff, #1d2029); }
  h1 { margin: 0; font-size: 1rem; font-weight: 600; }
  .amount { margin: .5rem 0 1rem; font-size: 2.25rem; font-weight: 700; }
  .note { margin: 0 0 1.25rem; font-size: .9375rem; opacity: .8; }
  button { width: 100%; min-height: 48px; margin-top: .625rem; border: 1px solid light-dark(#8a90a3, #6b7183);
    border-radius: .75rem; background: none; color: inherit; font: inherit; cursor: pointer; }
  button.main { border: 0; background: #1b6e3c; color: #fff; font-weight: 600; }
  button:focus-visible { outline: 3px solid #e9a021; outline-offset: 2px; }`;

/** The sandbox's payment page for one order. */
export const sandboxPage = ({ amount, paid }: { amount: number; paid: boolean }): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox payment</title>
<style>${STYLE}</style></head><body><main>
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

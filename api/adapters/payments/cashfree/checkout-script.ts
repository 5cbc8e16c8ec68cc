/** Cashfree documents no other way to its components and its checkout than its script, which has to come from here. */
export const SDK_HOST = 'https://sdk.cashfree.com';

const SDK_URL = `${SDK_HOST}/js/v3/cashfree.js`;

/** A script or a page that is not there by then is taken for blocked. */
const PATIENCE_MS = 10_000;

/**
 * Its names for "any other app", the plain `upi://` first, where the phone asks which app; behind it a page of Cashfree's.
 */
const ANY_APP = ['default', 'web'];

/**
 * Cashfree's components as the sheet drives them: `upiApp` for each app, `upiQr`, and its hosted checkout. A component
 * that says `loaderror` has no place here: a desktop, or an app's browser that opens no UPI app.
 *
 * Their documentation (https://www.cashfree.com, Custom Checkout, UPI Component) names `gpay` as a value of `upiApp` and lists no
 * others; `gpay`, `phonepe`, `paytm` and `bhim` are what their own components are shown with
 * (github.com/cashfree/pg-svelte, src/routes/upi-app), and the keys of Order Pay's answer for the channel `link`, beside
 * `default` and `web`. The last two are documented for `upiApp` nowhere, so one is used for the other.
 */
export const CASHFREE_DRIVER = `
const upiDriver = ({ session, mode }) => {
  let cashfree;
  const give = (call) => { let done = false; return (...args) => { if (!done) { done = true; call(...args); } }; };
  const pay = (component, failed) =>
    cashfree.pay({ paymentMethod: component, paymentSessionId: session, redirect: 'if_required' })
      .then((said) => { if (said && said.error) failed(); }, failed);
  return {
    isPicture: false,
    load(done, failed) {
      const late = give(failed);
      const timer = setTimeout(late, ${PATIENCE_MS});
      const sdk = document.createElement('script');
      sdk.src = '${SDK_URL}';
      sdk.onload = () => { clearTimeout(timer); try { cashfree = Cashfree({ mode }); done(); } catch { late(); } };
      sdk.onerror = () => { clearTimeout(timer); late(); };
      document.head.append(sdk);
    },
    app(id, name, box, { ready, opened, failed }) {
      const fail = give(failed);
      const mount = ([upiApp, ...others]) => {
        const component = cashfree.create('upiApp', { values: { upiApp, buttonText: name, buttonIcon: true } });
        const next = give(() => { box.replaceChildren(); mount(others); });
        component.on('loaderror', others.length > 0 ? next : fail);
        component.on('ready', ready);
        component.on('click', () => { opened(); pay(component, () => {}); });
        component.mount('#' + box.id);
      };
      mount(id === 'web' ? ${JSON.stringify(ANY_APP)} : [id]);
    },
    qr(box, { ready, failed }) {
      const fail = give(failed);
      const component = cashfree.create('upiQr', { values: { size: '220px' } });
      component.on('loaderror', fail);
      component.on('paymentrequested', give(ready));
      component.on('ready', () => pay(component, fail));
      component.mount('#' + box.id);
    },
    hosted(failed) {
      const fail = give(failed);
      const timer = setTimeout(fail, ${PATIENCE_MS});
      addEventListener('pagehide', () => clearTimeout(timer));
      cashfree.checkout({ paymentSessionId: session, redirectTarget: '_self' })
        .then((said) => { if (said && said.error) fail(); }, fail);
    },
  };
};
`;

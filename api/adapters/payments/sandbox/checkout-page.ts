import { renderSVG } from 'uqr';
import { paySheet } from '../pay-sheet/sheet.ts';
import type { CheckoutOrder, PaymentPage } from '../provider-module.ts';

/** The sandbox's own "apps": tabs with its payment page, which one comes back from as from an app. */
const SANDBOX_DRIVER = `
const upiDriver = ({ order }) => {
  const page = '/sandbox/upi/' + order;
  return {
    isPicture: true,
    load(done) { done(); },
    app(id, name, box, { ready, opened }) {
      const button = document.createElement('button');
      button.textContent = name;
      button.className = 'app';
      button.onclick = () => { opened(); window.open(page + '?app=' + id, '_blank', 'noopener'); };
      box.append(button);
      ready();
    },
    qr(box, { ready }) {
      box.append(document.getElementById('code').content.cloneNode(true));
      ready();
    },
    hosted() { location.assign(page); },
  };
};
`;

/** The sheet over the sandbox: what a buyer sees with a real provider, and no money moves. */
export const checkoutPage = (order: CheckoutOrder): PaymentPage =>
  paySheet(order, {
    script: SANDBOX_DRIVER,
    data: {},
    note: 'A sandbox for trying things out. No money moves.',
    html: `<template id="code">${renderSVG(`${order.origin}/sandbox/upi/${order.orderId}?app=qr`, { border: 4 })}</template>`,
  });

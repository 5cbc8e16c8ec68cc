import { defineProvider } from '../provider-module.ts';
import { checkoutPage } from './checkout-page.ts';
import { createProvider } from './provider.ts';
import { cashfreeMistakes, cashfreeSettings, cashfreeVariables } from './settings.ts';

/** Cashfree's payment gateway. */
export const cashfree = defineProvider({
  name: 'cashfree',
  variables: cashfreeVariables,
  mistakes: cashfreeMistakes,
  settings: cashfreeSettings,
  playMoney: ({ CASHFREE_ENV }) =>
    CASHFREE_ENV === 'production' ? undefined : 'CASHFREE_ENV is not production: no money moves.',
  start: ({ mode, ...settings }, { fetch, pause }) => ({
    provider: createProvider({ ...settings, fetch, pause }),
    checkoutPage: (order) => checkoutPage({ ...order, mode }),
  }),
});

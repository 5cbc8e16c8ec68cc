import { defineProvider } from '../provider-module.ts';
import { PER_MINUTE } from './allowance.ts';
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
  start: ({ mode, ...settings }, { fetch, pause, warn }) => ({
    provider: createProvider({ ...settings, perMinute: PER_MINUTE[mode], fetch, pause, warn }),
    checkoutPage: (order) => checkoutPage({ ...order, mode }),
  }),
});

import { sandboxStore } from '#db/queries/payment/sandbox-orders.ts';
import {
  defineProvider,
  isAllowed,
  mistakesOfPlayMoney,
  type PageHost,
} from '../provider-module.ts';
import { createBuyerActions } from './buyer-actions.ts';
import { checkoutPage } from './checkout-page.ts';
import { createProvider } from './provider.ts';
import { sandboxRoutes } from './routes.ts';

const NAME = 'sandbox';

/**
 * A payment provider of our own for trying things out: orders, a payment page, and webhooks with real
 * signatures over real HTTP, so that what settles is the code that settles real money. It has no
 * credentials: it is active wherever it is allowed. Its page is there only while it takes new orders, so
 * that after a switch nobody pays an old order with money that is none.
 */
export const sandbox = defineProvider({
  name: NAME,
  variables: {},
  mistakes: (e) => mistakesOfPlayMoney(NAME, e),
  settings: (e) =>
    isAllowed(e)
      ? { secret: `sandbox:${e.SESSION_SECRET[0]}`, isOpen: e.PAYMENT_PROVIDER === NAME }
      : undefined,
  playMoney: () => 'PAYMENT_PROVIDER is the sandbox: no money moves.',
  start({ secret, isOpen }, { db, ...parts }) {
    const books = sandboxStore(db.executor);
    const buyer = createBuyerActions(books, { ...parts, secret });
    return {
      provider: createProvider(books, secret),
      ...(isOpen && { checkoutPage, routes: (host: PageHost) => sandboxRoutes(buyer, host) }),
    };
  },
});

import { makePrivateState, removePrivateState } from './private-state.ts';
import { startProduct } from './product.ts';
import { WITHOUT_HOT } from './without-hot.ts';

/** Starts the product for the browser tests and names its address in E2E_URL; answers its end. */
export default async function wholeProduct(): Promise<() => Promise<void>> {
  const state = await makePrivateState('e2e');
  const pages = process.env.E2E_PAGES;
  const product = await startProduct({ state, pages, env: pages ? WITHOUT_HOT : {} });
  process.env.E2E_URL = product.url;
  return async () => {
    await product.stop();
    await removePrivateState(state);
  };
}

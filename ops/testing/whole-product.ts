import { makePrivateState, removePrivateState } from './private-state.ts';
import { startProduct } from './product.ts';

/** Starts the product for the browser tests and names its address in E2E_URL; answers its end. */
export default async function wholeProduct(): Promise<() => Promise<void>> {
  const state = await makePrivateState('e2e');
  const product = await startProduct({ state });
  process.env.E2E_URL = product.url;
  return async () => {
    await product.stop();
    await removePrivateState(state);
  };
}

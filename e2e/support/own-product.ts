import { makePrivateState, removePrivateState } from '../../ops/testing/private-state.ts';
import { type Product, startProduct } from '../../ops/testing/product.ts';
import { test } from './test.ts';

/** Replies take as long as in real life: a second or two. */
export const PACED = { REPLY_PACING: '1' };

/** A separate product, to be stopped, killed and restarted on the same data and address. */
export interface OwnProduct {
  readonly url: string;
  /** The folder of its private state. */
  readonly state: string;
  /** Ends it as Ctrl-C does; answers its exit code. */
  stop(): Promise<number | null>;
  /** Kills it and its database. */
  kill(): Promise<void>;
  startAgain(): Promise<void>;
}

/**
 * Runs `work` on a separate product and removes it afterwards. The test is given three times
 * its usual time.
 * @param kind a short word that names its state
 * @param env further settings
 */
export async function withOwnProduct(
  kind: string,
  work: (product: OwnProduct) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  test.slow();
  const state = await makePrivateState(kind);
  const pages = process.env.E2E_PAGES;
  let product: Product = await startProduct({ state, pages, env });
  const { url } = product;
  const port = Number(new URL(url).port);
  try {
    await work({
      url,
      state,
      stop: () => product.stop(),
      kill: () => product.kill(),
      startAgain: async () => {
        product = await startProduct({ state, pages, port, env });
      },
    });
  } finally {
    await product.stop();
    await removePrivateState(state);
  }
}

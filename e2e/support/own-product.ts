import { makePrivateState, removePrivateState } from '../../ops/testing/private-state.ts';
import { type Product, startProduct } from '../../ops/testing/product.ts';
import { test } from './test.ts';

/** Replies take as long as in real life: a second or two. */
export const PACED = { REPLY_PACING: '1' };

/** A product of one's own, to be stopped, killed and begun again on the same data and address. */
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
 * Runs `work` on a product of its own and clears it away afterwards. The test is given three times
 * its usual time.
 * @param kind a short word that tells its state apart
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

import { startModel } from '../../api/test/support/openai/emulator.ts';
import { withOwnProduct } from './own-product.ts';

type Model = Awaited<ReturnType<typeof startModel>>;

/**
 * Runs `work` on a separate product whose replies an emulated model server writes, and removes both afterwards.
 * @param kind a short word that names its state
 */
export async function withOwnModel(
  kind: string,
  work: (url: string, model: Model) => Promise<void>,
): Promise<void> {
  const model = await startModel();
  const env = {
    REPLY_ENGINE: 'openai',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'deepseek-v4-flash',
  };
  try {
    await withOwnProduct(kind, ({ url }) => work(url, model), env);
  } finally {
    await model.stop();
  }
}

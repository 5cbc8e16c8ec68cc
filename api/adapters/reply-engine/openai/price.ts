import { type ModelPrices, modelPrices } from '#content-reader/kinds/models.ts';
import { readContentFile } from '#content-reader/read.ts';
import { matches } from './profile.ts';
import type { TokenCounts } from './read-chunk.ts';

/** What a call costs, in millionths of a rupee; null where no price is known. */
export type Price = (tokens: TokenCounts) => number | null;

/** Reads `content/models/prices.yaml`. Throws an error that names each wrong field. */
export const loadPrices = async (path: string): Promise<ModelPrices> =>
  (await readContentFile(path, modelPrices.schema)).data;

/** Makes the price of a model at a server: that of the first line that fits. */
export function createPrice(
  { prices, rupeesPerDollar }: ModelPrices,
  { baseUrl, model }: { baseUrl: string; model: string },
): Price {
  const { hostname } = new URL(baseUrl);
  const line = prices.find(
    (one) => matches(one.model, model) && (one.host === undefined || one.host === hostname),
  );
  if (!line) return () => null;
  const rate = line.currency === 'USD' ? rupeesPerDollar : 1;
  // Rupees for a million tokens are millionths of a rupee for one.
  return ({ input, cached, output }) =>
    Math.round(
      rate * ((input - cached) * line.input + cached * line.cached + output * line.output),
    );
}

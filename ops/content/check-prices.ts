import { landing } from '#content-reader/kinds/landing.ts';
import { pages } from '#content-reader/kinds/pages.ts';
import { PACKS } from '#contract/packs.ts';
import { pricesIn } from '../setup/printed-prices.ts';
import type { ContentFile } from './content-file.ts';
import type { Finding } from './finding.ts';

/** What is promised in print has to be for sale: a price in these texts is one of the packs'. */
export function checkPrices({ kind, path, text }: ContentFile): Finding[] {
  if (kind !== landing && kind !== pages) return [];
  const sold = PACKS.map(({ amount }) => amount);
  return text.split('\n').flatMap((line, at) =>
    pricesIn(line)
      .filter((price) => !sold.includes(price))
      .map((price) => ({
        path,
        line: at + 1,
        text: `₹${price} is the price of no pack (${sold.map((one) => `₹${one}`).join(', ')}; contract/packs.ts).`,
      })),
  );
}

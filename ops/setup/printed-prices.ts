import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PRICE = /₹\s?(\d[\d,]*)/g;

/** Prices in whole rupees that a text names. */
export const pricesIn = (text: string): number[] =>
  [...text.matchAll(PRICE)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

/** A page whose words name prices. */
export interface PrintedPrices {
  /** Its address. */
  page: string;
  prices: number[];
}

/** The built pages whose words name a price; those of the app itself take theirs from the server. */
export function printedPrices(dist: string): PrintedPrices[] {
  if (!existsSync(dist)) return [];
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('shells/'))
    .map((name) => ({
      page: `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
      prices: [...new Set(pricesIn(readFileSync(join(dist, name), 'utf8')))],
    }))
    .filter(({ prices }) => prices.length > 0)
    .toSorted((a, b) => a.page.localeCompare(b.page));
}

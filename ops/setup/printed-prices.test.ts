import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pricesIn, printedPrices } from './printed-prices.ts';

it('finds prices in words, as India writes them', () => {
  expect(pricesIn('from ₹9 to ₹ 1,990, a hundred messages')).toEqual([9, 1990]);
  expect(pricesIn('20 messages')).toEqual([]);
});

it('lists the pages that have some, and omits those that the server fills', () => {
  const dist = mkdtempSync(join(tmpdir(), 'jaanu-prices-'));
  mkdirSync(join(dist, 'shells'));
  mkdirSync(join(dist, 'blogs'));
  writeFileSync(join(dist, 'marketing.html'), '<p>₹9</p><script>{"text":"₹9"}</script>');
  writeFileSync(join(dist, 'shells/paywall.html'), '<b>₹99</b>');
  writeFileSync(join(dist, 'blogs/index.html'), '<p>free</p>');
  expect(printedPrices(dist)).toEqual([{ page: '/marketing', prices: [9] }]);
  expect(printedPrices(join(dist, 'nowhere'))).toEqual([]);
  rmSync(dist, { recursive: true });
});

import { expect, test } from 'vitest';
import { type Pack, packsAt } from '#contract/packs.ts';
import { priceClaims } from './price-claims.ts';

/** Three of the test's own, so that a price may change. */
const PACKS: Pack[] = [
  {
    id: 'starter',
    amount: 9,
    originalPrice: 50,
    messages: 10,
    badge: 'Limited Offer',
    isDefault: true,
  },
  {
    id: 'standard',
    amount: 99,
    originalPrice: 200,
    messages: 50,
    badge: 'Best Value',
    isDefault: false,
  },
  {
    id: 'premium',
    amount: 1990,
    originalPrice: 4000,
    messages: 1000,
    badge: 'Maximum Fun',
    isDefault: false,
  },
];

test('each claim is reported with its reason', () => {
  expect(priceClaims(PACKS, {})).toEqual([
    'Prices: "Limited Offer" on ₹9: the offer has no end (endsAt in contract/packs.ts).',
    'Prices: ₹50 struck through on ₹9: nothing shows that anybody paid it (struckPriceProof).',
    'Prices: "Best Value" on ₹99: ₹1.98 a message, beside ₹0.90.',
    'Prices: ₹200 struck through on ₹99: nothing shows that anybody paid it (struckPriceProof).',
    'Prices: ₹4000 struck through on ₹1990: nothing shows that anybody paid it (struckPriceProof).',
    'Prices: "Special Launch Price - Huge Savings Available!" on the paywall: no pack has an end.',
  ]);
});

test('claims that are true, limited in time, proven or worded differently are not', () => {
  const endsAt = '2027-01-01T00:00:00+05:30';
  const honest = PACKS.map((pack) => ({ ...pack, endsAt, struckPriceProof: 'bills of 2026' }));
  expect(priceClaims(honest, { standard: 'Popular' })).toEqual([]);
  expect(priceClaims(honest, { starter: 'Best Value', standard: '' })).toEqual([]);
});

test('an expired pack is neither shown nor sold', () => {
  const ended = PACKS.map((pack, at) =>
    at === 0 ? { ...pack, endsAt: '2026-06-01T00:00:00Z' } : pack,
  );
  const end = Date.parse('2026-06-01T00:00:00Z');
  expect(packsAt(end - 1, ended)).toHaveLength(3);
  expect(packsAt(end, ended)).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { PACKS } from '#contract/packs.ts';
import { packNumbers } from './pack-numbers.ts';

test('the numbers of every pack', () => {
  expect(PACKS.map(packNumbers)).toEqual([
    { perMessage: '0.90', savings: 41, percentOff: 82 },
    { perMessage: '1.98', savings: 101, percentOff: 51 },
    { perMessage: '1.99', savings: 2010, percentOff: 50 },
  ]);
});

import { expect, it } from 'vitest';
import { productsOf } from './products.ts';

/** Numbers from -127 to 127 that look like chance. */
const numbers = (count: number, seed: number) =>
  Int8Array.from({ length: count }, (_, at) => (Math.imul(at + seed, 2654435761) % 255) % 128);

const slowly = (to: Int8Array, row: Int8Array) =>
  Array.from({ length: row.length / to.length }, (_, which) =>
    to.reduce((sum, one, at) => sum + one * (row[which * to.length + at] ?? 0), 0),
  );

it.each([
  [96, 3000],
  [16, 1],
  [32, 0],
  [10, 7],
])('multiplies directions of %i numbers with %i others', (size, count) => {
  const to = numbers(size, 5);
  const row = numbers(size * count, 11);
  expect([...productsOf(to, row)]).toEqual(slowly(to, row));
});

it('multiplies the longest directions', () => {
  const to = new Int8Array(96).fill(-127);
  expect([...productsOf(to, to)]).toEqual([96 * 127 * 127]);
});

it('a direction without numbers has no products', () => {
  expect([...productsOf(new Int8Array(), new Int8Array())]).toEqual([]);
});

import { expect, it } from 'vitest';
import { principal } from './principal.ts';
import { contrast, distil, type Student } from './student.ts';

const direction = (...numbers: number[]) => Float32Array.from(numbers);

const LESSONS = [
  { text: 'do you drink tea', direction: direction(1, 0, 0, 0), weight: 1 },
  { text: 'chai peeti ho kya', direction: direction(1, 0, 0, 0), weight: 1 },
  { text: 'where do you live', direction: direction(0, 1, 0, 0), weight: 1 },
  { text: 'kahan rehti ho', direction: direction(0, 1, 0, 0), weight: 1 },
];

const towards = ({ rows, size }: Student) =>
  rows.slice(0, size * 4).join(',') + rows.reduce((sum, one) => sum + Math.abs(one), 0);

it('the same training data gives the same student', () => {
  expect(towards(distil(LESSONS, 4))).toBe(towards(distil(LESSONS, 4)));
});

it('contrast is the same each time, and changes something', () => {
  const groups = [
    ['do you drink tea', 'chai peeti ho kya'],
    ['where do you live', 'kahan rehti ho'],
  ];
  const [once, again] = [distil(LESSONS, 4), distil(LESSONS, 4)];
  contrast(once, groups, 20);
  contrast(again, groups, 20);
  expect(towards(once)).toBe(towards(again));
  expect(towards(once)).not.toBe(towards(distil(LESSONS, 4)));
});

it('the principal components are kept', () => {
  const along = Array.from({ length: 64 }, (_, at) => direction(at - 32, 0.01 * (at % 3), 5));
  const shorten = principal(along, 1);
  const [first] = shorten(direction(-32, 0, 5));
  const [last] = shorten(direction(31, 0, 5));
  expect(Math.sign(first ?? 0)).toBe(-Math.sign(last ?? 0));
});

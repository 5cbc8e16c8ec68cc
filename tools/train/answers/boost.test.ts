import { expect, it } from 'vitest';
import { likelihood } from '../../../api/adapters/reply-engine/scripted/talk/ranking/trees.ts';
import { seededRandom } from '../seeded-random.ts';
import { boost, type Row } from './boost.ts';

/** Right where the first number is high and the second low; the third says nothing. */
function rows(seed: number): Row[] {
  const random = seededRandom(seed);
  return Array.from({ length: 400 }, () => {
    const values = [random(), random(), random()];
    return { values, isRight: (values[0] ?? 0) > 0.6 && (values[1] ?? 0) < 0.5 };
  });
}

const named = ([first = 0, second = 0, third = 0]: number[]) => ({ first, second, third });

it('learns a rule of two numbers, and tells rows that it has not seen', () => {
  const forest = boost(rows(1), ['first', 'second', 'third']);
  const told = rows(2).map(
    ({ values, isRight }) => likelihood(forest, named(values)) > 0.5 === isRight,
  );
  expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.95);
});

it('the same rows give the same forest', () => {
  expect(boost(rows(3), ['a', 'b', 'c'])).toEqual(boost(rows(3), ['a', 'b', 'c']));
});

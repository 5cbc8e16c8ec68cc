import { expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { learnChoices, verdictOn } from './learn-choices.ts';
import type { Choice } from './lessons.ts';

/** Of two replies the second is right where it is near, and one of its kind is never right. */
function choices(seed: number): Choice[] {
  const random = seededRandom(seed);
  return Array.from({ length: 300 }, (_, at) => {
    const near = random();
    const isBad = at % 3 === 0;
    return {
      chat: `${at}`,
      replies: [
        { why: 'takes up tells', row: { near: 0.5 }, verdict: at % 4 === 0 ? 'right' : 'fair' },
        {
          why: isBad ? 'mention/town/train' : 'mention/town/jam',
          row: { near },
          verdict: !isBad && near > 0.6 ? 'right' : 'wrong',
        },
      ],
    };
  });
}

it('takes what is worth more than the choice of the rules, and leaves what its record speaks against', () => {
  const chooser = learnChoices(choices(1));
  const fresh = choices(2);
  const wrong = fresh.filter((one) => verdictOn(chooser, one, 0.02) === 'wrong').length;
  const right = fresh.filter((one) => verdictOn(chooser, one, 0.02) === 'right').length;
  const rules = fresh.filter(({ replies: [first] }) => first?.verdict === 'right').length;
  expect(right).toBeGreaterThan(rules * 1.5);
  expect(wrong).toBeLessThan(15);
});

it('the same choices give the same chooser', () => {
  expect(learnChoices(choices(3))).toEqual(learnChoices(choices(3)));
});

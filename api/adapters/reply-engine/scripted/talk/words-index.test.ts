import { expect, it } from 'vitest';
import { fold } from '../../../../domain/text/fold.ts';
import { piecesOf, wordsIndex } from './words-index.ts';

const pieces = (text: string) => piecesOf(fold(text));
const TEXTS = ['which tea do you like', 'which town do you live in', 'kaun si chai pasand hai'];
const sharesOf = wordsIndex(TEXTS.map(pieces));

it('a text shares all words with itself, and none with one of other words', () => {
  const shares = sharesOf(pieces('which tea do you like'));
  expect(shares(0)).toBeCloseTo(1, 5);
  expect(shares(2)).toBe(0);
});

it('rare words weigh more than those that many texts have', () => {
  const shares = sharesOf(pieces('tea'));
  expect(shares(0)).toBeGreaterThan(sharesOf(pieces('which'))(0));
});

it('tells what one sentence shares after another was asked for', () => {
  const [tea, town] = [sharesOf(pieces('which tea')), sharesOf(pieces('which town'))];
  const before = [tea(0), tea(1)];
  expect(town(1)).toBeGreaterThan(town(0));
  expect([tea(0), tea(1)]).toEqual(before);
});

it('words that no text has make what is shared less', () => {
  expect(sharesOf(pieces('which tea zzyzx'))(0)).toBeLessThan(sharesOf(pieces('which tea'))(0));
});

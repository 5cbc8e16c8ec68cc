import { expect, it } from 'vitest';
import { fold } from '../../../../../domain/text/fold.ts';
import { placesOfWords, tellingOf } from '../texts.ts';
import { sharingOf } from './sharing.ts';
import type { Written } from './written.ts';

const written = (asks: string[], says: string[]) =>
  ({
    asks: {
      telling: Uint32Array.from(tellingOf(asks.map(fold))),
      words: placesOfWords(asks.map(fold)),
    },
    says: { telling: Uint32Array.from(tellingOf(says.map(fold))) },
  }) as Written;

const TEA = written(['which chai do you drink', 'chai'], ['Ginger, from a brass pan.']);

it('finds the telling words in what is asked and said, the same word for the same thing', () => {
  const [tea, ginger] = fold('tea ginger');
  const { asked, said } = sharingOf([fold('which tea')], fold('tea ginger rain'))(TEA);
  expect([...asked]).toEqual([tea]);
  expect([...said]).toEqual([ginger]);
});

it('counts the words that stand at the same place in a sentence and a wording', () => {
  const { words } = sharingOf(
    [fold('which chai is it'), fold('you and chai'), fold('chai')],
    [],
  )(TEA);
  expect([...words]).toEqual([2 / 7, 0, 1]);
});

it('shares nothing with what nobody asks for', () => {
  const { asked, words } = sharingOf([fold('which tea')], fold('tea'))(written([], ['Tea.']));
  expect(asked.size).toBe(0);
  expect([...words]).toEqual([0]);
});

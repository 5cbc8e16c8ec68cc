import { expect, it } from 'vitest';
import { formsOf, isToHer, kindOf, NO_KIND, wantedOf } from './forms.ts';

const QUESTIONS = [
  'Why did you leave?',
  'How much is the croissant?',
  'mitti',
  'kitne baje uthti ho?',
];
const told = (forms: Uint16Array) =>
  [...forms].map((form) => [kindOf(form), wantedOf(form), isToHer(form)]);
const ALL = [
  ['why', undefined, true],
  [NO_KIND, 'price', false],
  [NO_KIND, undefined, false],
  [NO_KIND, 'hour', true],
];

it('tells kind, what is wanted and whether it is put to her', () => {
  expect(told(formsOf(QUESTIONS).between(0, 4))).toEqual(ALL);
  expect(told(formsOf(QUESTIONS).between(1, 2))).toEqual([ALL[1]]);
});

it('may be looked at ahead', async () => {
  const forms = formsOf(QUESTIONS);
  await forms.ahead();
  expect(told(forms.between(0, 4))).toEqual(ALL);
});

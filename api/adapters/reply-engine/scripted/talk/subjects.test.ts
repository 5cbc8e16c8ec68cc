import { expect, it } from 'vitest';
import type { Subject } from './bank.ts';
import { subjectsIn } from './subjects.ts';

const subject = (id: string, words: string[], others: string[] = []): Subject => ({
  id,
  words,
  with: others,
  ask: { english: [], hinglish: [], hindi: [] },
  advice: { english: '', hinglish: '', hindi: '' },
});

const find = subjectsIn([
  subject('mother', ['mother', 'maa', 'mummy', 'माँ']),
  subject('mother-calls', ['mother', 'maa', 'mummy'], ['phone', 'call', 'called']),
  subject('exam', ['exam', 'mock test', 'परीक्षा']),
  subject('tea', ['chai', 'tea']),
]);
const idsIn = (...sentences: string[]) => find(sentences).map(({ id }) => id);

it('knows a subject by its words in every mix and spelling', () => {
  expect(idsIn('kal meri pariksha hai')).toEqual(['exam']);
  expect(idsIn('कल मेरी परीक्षा है')).toEqual(['exam']);
  expect(idsIn('Maaa ne bulaya')).toEqual(['mother']);
});

it('takes a phrase for one only where it stands whole', () => {
  expect(idsIn('gave a mock test')).toEqual(['exam']);
  expect(idsIn('they mock me, and it is a test')).toEqual([]);
  expect(idsIn('they mock', 'test tomorrow')).toEqual([]);
});

it('puts what two words bear out before what one says', () => {
  expect(idsIn('mummy ka phone aaya')).toEqual(['mother-calls', 'mother']);
  expect(idsIn('mummy market gayi')).toEqual(['mother']);
});

it('puts what is said last first, where neither is finer', () => {
  expect(idsIn('had tea and then gave the exam')).toEqual(['exam', 'tea']);
  expect(idsIn('gave the exam and then had tea')).toEqual(['tea', 'exam']);
});

it('lets no word bear itself out', () => {
  const inItself = subjectsIn([subject('call', ['phone call', 'call'], ['call', 'phone call'])]);
  const found = (text: string) => inItself([text]).map(({ id }) => id);
  expect(found('had to call')).toEqual([]);
  expect(found('call her, she missed the call')).toEqual(['call']);
});

import { expect, it } from 'vitest';
import { likeness, meaningOf } from '../../../api/domain/text/meaning.ts';
import { wordsIn } from '../../../api/domain/text/traits.ts';
import { contrast, createStudent, type Pair } from './student.ts';
import { vocabularyOf } from './vocabulary.ts';

const PAIRS: Pair[] = [
  ['do you drink tea', 'chai peeti ho kya'],
  ['where do you live', 'kahan rehti ho'],
  ['who is your brother', 'tumhara bhai kaun hai'],
];

function taught(steps: number) {
  const texts = [...PAIRS.flat(), ...PAIRS.flat()];
  const student = createStudent(vocabularyOf(texts.map(wordsIn)), 8);
  const losses = Array.from({ length: steps }, () => contrast(student, PAIRS, 0.1));
  return { student, losses };
}

it('each text finds the other of its pair', () => {
  const { student, losses } = taught(60);
  expect(losses.at(-1)).toBeLessThan((losses[0] ?? 0) / 4);
  const meaning = meaningOf({ ...student, rows: Int8Array.from(student.rows, (one) => one * 40) });
  const alike = (a: string, b: string) => likeness(meaning(a), meaning(b));
  expect(alike('do you drink tea', 'chai peeti ho kya')).toBeGreaterThan(
    alike('do you drink tea', 'kahan rehti ho') + 0.3,
  );
});

it('the same pairs give the same student', () => {
  expect(taught(3).student.rows).toEqual(taught(3).student.rows);
});

it('a rare word is more telling than a common one', () => {
  const { words, weights } = vocabularyOf([
    ...Array.from({ length: 50 }, () => ['the', 'tea']),
    ['the', 'violin'],
    ['a', 'violin'],
    ['a', 'once'],
  ]);
  const weight = (word: string) => weights[words.get(word) ?? -1];
  expect(weight('violin')).toBeGreaterThan(weight('the') ?? 1);
  expect(words.has('once')).toBe(false);
});

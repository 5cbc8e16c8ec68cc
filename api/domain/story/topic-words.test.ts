import { expect, test } from 'vitest';
import { topicWords } from './topic-words.ts';

test('a topic reads as a person would write it', () => {
  expect(['old-films', 'workday', 'eaten', 'diwali'].map(topicWords)).toEqual([
    'old films',
    'the working day',
    'meals',
    'Diwali',
  ]);
});

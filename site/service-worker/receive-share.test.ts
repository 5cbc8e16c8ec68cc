import { expect, test } from 'vitest';
import { wordsOf } from './receive-share.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const LINK = 'https://example.org/poem';

test.each<[Record<string, string>, string]>([
  [{ text: 'Look at this' }, 'Look at this'],
  [{ title: 'A poem', text: 'By Kabir', url: LINK }, `A poem\nBy Kabir\n${LINK}`],
  [{ title: 'A poem', text: `A poem ${LINK}`, url: LINK }, `A poem ${LINK}`],
  [{ title: LINK, text: '', url: LINK }, LINK],
  [{ text: ' one\r\ntwo\rthree ', url: '' }, 'one\ntwo\nthree'],
  [{ other: 'not ours' }, ''],
  [{}, ''],
])('%j is read as %j', (fields, words) => {
  expect(wordsOf(formOf(fields))).toBe(words);
});

test('a file is not text', () => {
  const form = formOf({ title: 'A picture' });
  form.set('text', new Blob(['bytes']), 'picture.png');
  expect(wordsOf(form)).toBe('A picture');
});

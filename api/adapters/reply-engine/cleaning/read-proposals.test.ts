import { expect, it } from 'vitest';
import { readProposals } from './read-proposals.ts';

const read = (pieces: string[]) => {
  const heard = readProposals();
  const words = pieces.map((piece) => heard.add(piece)).join('');
  const end = heard.end();
  return { words: words + end.words, proposals: end.proposals };
};

const WHOLE = 'Haan, bolo. Kaisa din?\n<replies>["Achha", "Tum batao", "Koi gaana?"]</replies>';

it.each([1, 2, 3, 7, 200])('separates the reply from the suggestions, in chunks of %i', (size) => {
  const pieces = WHOLE.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
  expect(read(pieces)).toEqual({
    words: 'Haan, bolo. Kaisa din?\n',
    proposals: ['Achha', 'Tum batao', 'Koi gaana?'],
  });
});

it('holds back nothing permanently', () => {
  expect(read(['I <3 you <re', 'ally>'])).toEqual({ words: 'I <3 you <really>', proposals: [] });
  expect(read(['so <repl'])).toEqual({ words: 'so <repl', proposals: [] });
});

it.each([
  '<replies>["cut',
  '<replies>three of them</replies>',
  '<replies>{"a": 1}</replies>',
  '<replies>',
])('proposes nothing where the form is none: %s', (tail) => {
  expect(read([`Hello. ${tail}`])).toEqual({ words: 'Hello. ', proposals: [] });
});

import { expect, it } from 'vitest';
import { type KnownByWords, knownByWords } from './known-by-words.ts';

const known = (
  id: string,
  when: string[][],
  more: Partial<KnownByWords> = {},
): KnownByWords & { id: string } => ({ id, when, unless: [], ...more });

const find = knownByWords([
  known('staff-absent', [
    ['nahi aay*', 'absent', 'did not come', "didn't come"],
    ['staff', 'ladke', 'delivery boys', 'लड़के'],
  ]),
  known('new-phone', [['phone'], ['liya', 'bought', 'kharid*']]),
  known('teacher', [['school me padhata', 'i teach']]),
  known('failed', [['fail*'], ['test', 'exam']], { tone: 'bad' }),
  known(
    'guests',
    [
      ['mehmaan', 'guests'],
      ['aa .. rahe', 'coming'],
    ],
    { unless: ['hotel'] },
  ),
  known('call-twice', [['call', 'phone call'], ['call']]),
]);
const idsIn = (...sentences: string[]) => find(sentences).map(({ id }) => id);

it('wants a phrase of each list in one sentence, in any mix and spelling', () => {
  expect(idsIn('aaj 2 ladke nahi aaye')).toEqual(['staff-absent']);
  expect(idsIn('आज दो लड़के नहीं आये')).toEqual(['staff-absent']);
  expect(idsIn('two delivery boys didn’t come')).toEqual(['staff-absent']);
  expect(idsIn('ladke khel rahe the')).toEqual([]);
  expect(idsIn('ladke khel rahe the', 'mummy nahi aayi')).toEqual([]);
});

it('takes a beginning for every word that begins so', () => {
  expect(idsIn('naya phone kharida')).toEqual(['new-phone']);
  expect(idsIn('नया phone ख़रीदा')).toEqual(['new-phone']);
});

it('is turned off by a negation beside it that is no part of it', () => {
  expect(idsIn('phone nahi liya')).toEqual([]);
  expect(idsIn('i have not bought a phone')).toEqual([]);
  expect(idsIn('phone liya, par mann nahi bhara')).toEqual(['new-phone']);
});

it('leaves up to three words out where a phrase says so, and no more', () => {
  expect(idsIn('mehmaan ghar aa hi rahe hain')).toEqual(['guests']);
  expect(idsIn('mehmaan aa jaate to kitna achha lagta, sab rahe')).toEqual([]);
  expect(idsIn('hotel mein mehmaan aa rahe hain')).toEqual([]);
});

it('puts news before how things are, and lets no word count twice', () => {
  expect(idsIn('i teach and my student failed the test')[0]).toBe('failed');
  expect(idsIn('had to call')).toEqual([]);
});

it('keeps words in step with their keys where single letters are spelt out', () => {
  expect(idsIn('a, b, c, d, naya phone kharida')).toEqual(['new-phone']);
});

it.each([
  ['words of several lists', 'phone ladke test mehmaan aa '],
  ['one word over and over', 'phone '],
  ['a word without an end', 'kharid'],
])('takes no time that grows faster than the text: %s', (_, piece) => {
  const time = (times: number) => {
    const text = piece.repeat(times);
    const began = performance.now();
    for (let nth = 0; nth < 5; nth++) find([text]);
    return performance.now() - began;
  };
  time(400);
  const short = Math.min(...[0, 1, 2, 3].map(() => time(400)));
  const longer = Math.min(...[0, 1, 2, 3].map(() => time(1600)));
  expect(longer).toBeLessThan(9 * Math.max(short, 0.5));
});

import { describe, expect, it } from 'vitest';
import { deniesSlip, ofDenied, withoutDenied, wondersAtCheer, wondersAtSlip } from './slip.ts';
import type { Part, Talk } from './turn.ts';

const talkOf = (her: string, text: string, source = 'congratulations') =>
  ({
    her,
    heard: {
      text,
      clauses: text
        .split(/(?<=[.?!])\s+/)
        .map((one) => ({ text: one, words: one.split(' ').length, isQuestion: one.includes('?') })),
    },
    state: { source, count: 3 },
    understand: (left: string) => ({ text: left }),
    weighing: () => ({}),
    find: { person: () => undefined },
  }) as unknown as Talk;

describe('a slip of hers', () => {
  it.each([
    ['Arre waah, badhai.', 'badhai kis baat ki?'],
    ['Eat before, and fix a meeting point for after the match.', 'What match?'],
    ['Roz teddy ke saath sulana.', 'teddy??'],
    ['A baby keeps its own list.', 'What baby? I asked which tea helps?'],
  ])('is wondered at: "%s" "%s"', (her, text) => {
    expect(wondersAtSlip(talkOf(her, text))).toBeDefined();
  });

  it.each([
    ['The film was shot in Fort.', 'Which film?', 'fact films'],
    ['Badhai, shaadi ki.', 'meri shaadi ki badhai?', 'congratulations'],
    ['Arre waah, badhai.', 'who told you?', 'congratulations'],
  ])('is none where he asks for more: "%s" "%s"', (her, text, source) => {
    expect(wondersAtSlip(talkOf(her, text, source))).toBeUndefined();
  });

  it.each([
    [
      'Checkup mein zyada tar chhoti cheezein nikalti hain.',
      'checkup nahi yaar, ladka dekhne aa raha hai',
    ],
    ['Swim only where the sea is calm.', "It's a pool, not the sea!"],
  ])('is denied: "%s" "%s"', (her, text) => {
    expect(deniesSlip(talkOf(her, text, 'situation/x'))).toBe(true);
  });

  it('is not denied by a no to something else', () => {
    expect(
      deniesSlip(talkOf('Swim where the sea is calm.', 'no time these days', 'situation/x')),
    ).toBe(false);
  });
});

describe('a message without what it denies', () => {
  it.each([
    ['Knees get worse from waiting.', 'not knees, my shoulder', 'my shoulder'],
    ['Ghutna mod ke dekhna.', 'ghutna nahi kandha bola tha', 'kandha bola tha'],
  ])('after "%s" is what is left of "%s"', (her, said, left) => {
    expect(withoutDenied(talkOf(her, said, 'situation/x'))?.heard.text).toBe(left);
  });

  it.each([
    ['Knees get worse from waiting.', 'not knees, my shoulder', 'fact city'],
    ['Dost kam hote hain.', 'dost nahi hai mera', 'mention/x'],
  ])('is the whole of it after "%s": "%s"', (her, said, source) => {
    expect(withoutDenied(talkOf(her, said, source))).toBeUndefined();
  });
});

describe('a good word of hers', () => {
  it.each([
    'badhai kaisi, paise toh mile hi nahi',
    'बधाई कैसी, अभी तो कुछ नहीं हुआ',
    'Why sorry? It went well',
  ])('is wondered at: %s', (said) => {
    expect(wondersAtCheer(talkOf('Badhai ho, sorry.', said))).toBeDefined();
    expect(wondersAtCheer(talkOf('Chai banti hai.', said))).toBeUndefined();
  });

  it.each(['sorry kaise bolu use?', 'badhai kaise likhu card pe'])('is not: %s', (said) => {
    expect(wondersAtCheer(talkOf('Badhai ho, sorry.', said))).toBeUndefined();
  });
});

describe('what he has denied', () => {
  const source = 'happening/love-friends/mess-food';
  const isOf = ofDenied(
    talkOf('Mess food follows one rule.', 'not that kind of mess, it is a famous one', source),
  );

  it.each([
    ['In a mess the dal and the water are close relatives.', 'takes up'],
    ['The same thing again with a new name.', `${source}, again`],
  ])('is not said again: %s', (text, why) => {
    expect(isOf({ text, why } as Part)).toBe(true);
  });

  it('leaves room for what else he told', () => {
    expect(
      isOf({ text: 'A queue at a famous place is half the taste.', why: 'tells' } as Part),
    ).toBe(false);
  });
});

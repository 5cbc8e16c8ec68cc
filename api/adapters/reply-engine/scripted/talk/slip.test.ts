import { describe, expect, it } from 'vitest';
import { deniesSlip, wondersAtSlip } from './slip.ts';
import type { Talk } from './turn.ts';

const talkOf = (her: string, text: string, source = 'congratulations') =>
  ({
    her,
    heard: {
      text,
      clauses: text
        .split(/(?<=[.?!])\s+/)
        .map((one) => ({ text: one, words: one.split(' ').length, isQuestion: one.includes('?') })),
    },
    state: { source },
    find: { person: () => undefined },
  }) as unknown as Talk;

describe('a slip of hers', () => {
  it.each([
    ['Arre waah, badhai.', 'badhai kis baat ki?'],
    ['Eat before, and fix a meeting point for after the match.', 'What match?'],
    ['Roz teddy ke saath sulana.', 'teddy??'],
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

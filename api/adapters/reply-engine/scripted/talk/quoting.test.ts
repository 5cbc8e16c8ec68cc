import { describe, expect, it } from 'vitest';
import { pieceOf } from './quoting.ts';

const same = () => 1;

describe('a piece of his own words', () => {
  it.each([
    ['my grandmother has a radio, heart in mouth every evening', 'heart in mouth every evening'],
    ['chacha ki shaadi thi, do log utha ke le gaye 😂', 'do log utha ke le gaye'],
    ['बीमे का फ़ॉर्म लौटा, बाबू कहता है दस्तख़त अलग है', 'बाबू कहता है दस्तख़त अलग है'],
    [
      'maine socha tha ki woh aayega phir ticket waiting hi reh gaya',
      'ticket waiting hi reh gaya',
    ],
  ])('is the part that tells most: %s', (said, piece) => {
    expect(pieceOf([said], same)).toBe(piece);
  });

  it.each([
    ['hmm', 'nothing is told'],
    ['you are so sweet', 'it is said to her'],
    ['usne bola maar dunga', 'it is of violence'],
    ['call me on 9876543210', 'it is a number'],
  ])('is none in "%s": %s', (said) => {
    expect(pieceOf([said], same)).toBeUndefined();
  });

  it('takes no longer for a message that is long', () => {
    const said = 'ghar '.repeat(400);
    expect(pieceOf([said], same)?.split(' ').length).toBeLessThanOrEqual(7);
  });
});

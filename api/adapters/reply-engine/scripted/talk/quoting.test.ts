import { describe, expect, it } from 'vitest';
import { pieceOf } from './quoting.ts';

const same = () => 1;

describe('a piece of his own words', () => {
  it.each([
    ['my grandmother has a radio, heart in mouth every evening', 'heart in mouth every evening'],
    ['chacha ki shaadi thi, do log utha ke le gaye 😂', 'do log utha ke le gaye'],
    ['बीमे का फ़ॉर्म लौटा, बाबू कहता है दस्तख़त अलग है', 'बाबू कहता है दस्तख़त अलग है'],
    ['maine socha tha ki woh aayega phir ticket waiting hi reh gaya', 'ticket waiting hi reh gaya'],
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

  it.each([
    'chaku dikha ke paise le gaya',
    'padosi ne apni biwi ko peeta raat ko',
    'ek ladke ne mujhe chheda bus mein',
    'papa expire ho gaye the',
    'abortion karwaya pichle mahine',
    'daru pee ke gaadi chalayi',
    'gaand phat gayi exam mein',
    'bhangi log saaf nahi',
    'hate myself so much today',
    'kiran helpline se baat hui',
    'पंखे से लटक गया पड़ोसी',
    'शराब पीकर गाड़ी चलाई',
    'mera phone number 98 76 54 32 10 likh lo',
    'otp 4821 aaya abhi',
  ])('is none where a word of it is not to be repeated: %s', (said) => {
    expect(pieceOf([said], same)).toBeUndefined();
  });

  it.each([
    'हमारी साइकिल का टायर फट गया',
    'gandhi nagar ki chutney wali dukan',
    'my deadline was on friday',
  ])('is not refused for the letters of another word: %s', (said) => {
    expect(pieceOf([said], same)).toBeDefined();
  });

  it('is not cut out of what denies or reports it', () => {
    const said = 'i never once told the landlord that he is a thief and a liar';
    expect(pieceOf([said], same)).toBeUndefined();
  });

  it('takes no longer for a message that is long', () => {
    const said = 'ghar '.repeat(400);
    expect(pieceOf([said], same)?.split(' ').length).toBeLessThanOrEqual(7);
  });
});

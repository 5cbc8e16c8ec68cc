import { describe, expect, it } from 'vitest';
import { tellsWanted, WANTED, wantedIn } from './wanted.ts';

describe('what a question wants to be told', () => {
  it.each([
    ['subah kitne baje uthna padta hai?', 'hour', 'Up at four, when even the dogs are off duty.'],
    ['How much is the croissant?', 'price', 'Ninety rupees for the plain one.'],
    ['ये केक कितने का है?', 'price', 'Free for the children of the lane.'],
    ['How many students do you have?', 'count', 'Eleven, and one goat.'],
    ['tumhari umar kya hai?', 'age', 'Thirty. Late by my aunt, preheated by my oven.'],
    ['तुम कहाँ रहती हो?', 'place', 'A room in Andheri, on the fourth floor.'],
    ['kisne sikhaya?', 'somebody', 'My father, on a Sunday.'],
  ] as const)('%s', (question, wanted, answer) => {
    expect(wantedIn(question)).toBe(wanted);
    expect(tellsWanted(wanted, [answer])).toBe(true);
  });

  it.each([
    ['Do it in one line, with both hands.', []],
    ['After nine years at Pusa I took one suitcase.', ['count', 'place']],
    ['Ninety rupees for the plain one.', ['price', 'count']],
  ])('no more than it holds: %s', (answer, wanted) => {
    expect(WANTED.filter((one) => tellsWanted(one, [answer])).toSorted()).toEqual(
      [...wanted].toSorted(),
    );
  });

  it('is not said by every question', () => {
    expect(wantedIn('Do you like rain?')).toBeUndefined();
  });
});

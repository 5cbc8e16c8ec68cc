import { describe, expect, it } from 'vitest';
import { toldIn, wantedIn } from './wanted.ts';

describe('what a question wants to be told', () => {
  it.each([
    ['subah kitne baje uthna padta hai?', 'hour', 'Chaar baje uthti hoon, phir chai.'],
    ['How much is the croissant?', 'price', 'Ninety rupees for the plain one.'],
    ['ये केक कितने का है?', 'price', 'नब्बे रुपये का।'],
    ['How many students do you have?', 'count', 'Eleven, and one goat.'],
    ['tumhari umar kya hai?', 'age', 'Tees.'],
    ['तुम कहाँ रहती हो?', 'place', 'अंधेरी में, चौथी मंज़िल पर।'],
    ['kisne sikhaya?', 'somebody', 'Mere papa ne.'],
  ] as const)('%s', (question, wanted, answer) => {
    expect(wantedIn(question)).toBe(wanted);
    expect([...toldIn(answer)]).toContain(wanted);
  });

  it('is not said by every question, nor told by every answer', () => {
    expect(wantedIn('Do you like rain?')).toBeUndefined();
    expect([...toldIn('Rain, always.')]).toEqual([]);
  });
});

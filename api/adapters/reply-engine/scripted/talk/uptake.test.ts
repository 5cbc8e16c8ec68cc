import { describe, expect, it } from 'vitest';
import { withoutFillers } from './uptake.ts';

describe('what is left of a sentence that is told back', () => {
  it.each([
    ['ek achhi baat bhi hai, mere bete ko prize mila', 'mere bete ko prize mila'],
    ['Today one good news, my daughter got 94', 'my daughter got 94'],
    ['आज एक खुशी की बात, रिया को इनाम मिला', 'रिया को इनाम मिला'],
    ['nahi landlord nahi, flatmate paise nahi de raha', 'flatmate paise nahi de raha'],
  ])('is the news: %s', (text, left) => {
    expect(withoutFillers(text)).toBe(left);
  });

  it.each([
    'No one came to my birthday party',
    'Nahi aaya mera result abhi tak',
    'Tension ho rahi hai mujhe kal ke exam ki',
    'Problem solve ho gayi meri',
  ])('is all of it, where nothing announces: %s', (text) => {
    expect(withoutFillers(text)).toBe(text);
  });
});

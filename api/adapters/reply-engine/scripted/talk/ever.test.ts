import { describe, expect, it } from 'vitest';
import { lastReply as last } from '../testing.ts';
import { everAsked } from './ever.ts';

describe('what she is asked to have ever had', () => {
  it.each([
    ['Tum gayi kabhi langar mein?', 'langar'],
    ['tum gayi ho kabhi langar khane?', 'langar'],
    ['Tumne khaya hai kabhi Rajkot ka penda?', 'Rajkot ka penda'],
    ['aap kabhi hamare Lucknow gayi hain kya?', 'Lucknow'],
    ['tum kbhi patna aayi ho kya?', 'patna'],
    ['तुमने कभी बनारसी ठंडाई पी है?', 'बनारसी ठंडाई'],
    ['Have you ever been to Munnar?', 'Munnar'],
    ['Have you read any Premchand?', 'Premchand'],
  ])('%s', (text, thing) => {
    expect(everAsked(text)).toBe(thing);
  });

  it.each([
    'Have you eaten at one?',
    'Tumne kabhi kuch jalaya hai?',
    'kabhi pyaar kiya hai tumne?',
    'kabhi socha hai ki shaadi kaise hogi',
    'tumne kabhi mujhe yaad kiya',
    'langar ki dal badhiya thi',
  ])('nothing: %s', (text) => {
    expect(everAsked(text)).toBeUndefined();
  });

  it('is named where her story knows nothing of it, and told where it does', () => {
    expect(last('Tara', 'tumne kabhi Rajkot ka penda khaya hai?')?.text).toMatch(
      /rajkot ka penda/i,
    );
    expect(last('Sara', 'have you ever been to Rotterdam?')?.why.join()).not.toContain('never had');
  });
});

import { describe, expect, it } from 'vitest';
import { isJudged, recordedAs, recordOf } from './choice.ts';

describe('what a reply is known by', () => {
  it.each([
    ['happening/work/own-shop + fact job', 'happening/work/own-shop'],
    ['own own/dcruz, likely 0.08', 'own/dcruz'],
    ['mends, then fact tea 0.72', 'fact tea'],
    [
      'advice, situation/father/wants-other-career, likely 0.32',
      'situation/father/wants-other-career#advice',
    ],
  ])('"%s" is known by "%s"', (why, name) => expect(recordedAs(why)).toBe(name));
});

describe('the record of a reply', () => {
  const records = {
    '': [20, 100] as [number, number],
    'mention/town/train': [0, 6] as [number, number],
  };

  it('falls with each reader who found it wrong, and is the usual one of what nobody judged', () => {
    expect(recordOf(records, 'mention/town/train')).toBeLessThan(0.1);
    expect(recordOf(records, 'mention/town/jam')).toBeCloseTo(0.2);
  });

  it('leaves out the verdict that is being learnt from', () => {
    const one = { '': [1, 2] as [number, number], 'fact tea': [1, 1] as [number, number] };
    expect(recordOf(one, 'fact tea', { isRight: true })).toBeCloseTo(0.5);
  });
});

it('gives way to nothing where a boundary was kept or leave was taken', () => {
  expect(isJudged({ text: '', why: 'stop' })).toBe(false);
  expect(isJudged({ text: '', why: 'farewell' })).toBe(false);
  expect(isJudged({ text: '', why: 'recalled name + happening/work/own-shop' })).toBe(true);
});

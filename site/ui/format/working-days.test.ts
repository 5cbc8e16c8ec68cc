import { expect, test } from 'vitest';
import { workingDaysFrom } from './working-days.ts';

test.each([
  ['2026-11-23T06:00:00Z', 1, '24 November'],
  ['2026-11-23T06:00:00Z', 5, '30 November'],
  ['2026-11-27T20:00:00Z', 1, '30 November'],
])('%s and %i working days are %s', (from, days, day) => {
  expect(workingDaysFrom(Date.parse(from), days)).toBe(day);
});

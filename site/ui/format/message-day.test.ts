import { expect, test } from 'vitest';
import { beginOfDay, dayLabel, isSameDay } from './message-day.ts';

/** 00:30 of 2 January 2026 in India. */
const NOW = Date.parse('2026-01-01T19:00:00.000Z');

test.each([
  ['2026-01-01T18:30:00.000Z', 'Today'],
  ['2026-01-03T00:00:00.000Z', 'Today'],
  ['2026-01-01T18:29:59.999Z', 'Yesterday'],
  ['2025-12-31T18:30:00.000Z', 'Yesterday'],
  ['2025-12-31T18:29:59.999Z', '31 December 2025'],
])('%s is %s', (timestamp, label) => {
  expect(dayLabel(timestamp, NOW)).toBe(label);
});

test('within the year the weekday is shown instead', () => {
  expect(dayLabel('2026-03-10T06:00:00.000Z', Date.parse('2026-03-14T06:00:00.000Z'))).toMatch(
    /^Tue,? 10 March$/,
  );
});

test('a day starts at midnight in India', () => {
  expect(isSameDay('2026-01-01T18:29:59.999Z', '2026-01-01T18:30:00.000Z')).toBe(false);
  expect(isSameDay('2026-01-01T18:30:00.000Z', '2026-01-02T18:29:59.999Z')).toBe(true);
  expect(isSameDay('', '2026-01-02T18:29:59.999Z')).toBe(false);
});

test('the start of a day is midnight in India', () => {
  expect(new Date(beginOfDay(NOW)).toISOString()).toBe('2026-01-01T18:30:00.000Z');
  expect(beginOfDay(beginOfDay(NOW))).toBe(beginOfDay(NOW));
  expect(new Date(beginOfDay(beginOfDay(NOW) - 1)).toISOString()).toBe('2025-12-31T18:30:00.000Z');
});

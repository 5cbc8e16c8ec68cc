import { describe, expect, it } from 'vitest';
import { remindersDue, type UseTime, useWith } from './use-time.ts';

const START = Date.UTC(2026, 10, 22, 16, 0);
const at = (minutes: number) => new Date(START + minutes * 60_000);

/** How many reminders come when a message is sent at each of these minutes. */
function reminders(minutes: number[]): number {
  let use: UseTime = { usedAt: null, usedSeconds: 0, reminders: 0 };
  let told = 0;
  for (const minute of minutes) {
    use = useWith(use, at(minute));
    const reminders = remindersDue(use);
    if (reminders === undefined) continue;
    told++;
    use = { ...use, reminders };
  }
  return told;
}

const every = (step: number, until: number, from = 0) =>
  Array.from({ length: (until - from) / step + 1 }, (_, count) => from + count * step);

describe('the time of use', () => {
  it('brings a reminder after three hours, and after three more', () => {
    expect(reminders(every(5, 175))).toBe(0);
    expect(reminders(every(5, 180))).toBe(1);
    expect(reminders(every(5, 360))).toBe(2);
  });

  it('goes on past midnight, and is the same with short breaks', () => {
    expect(reminders([...every(5, 90), ...every(5, 220, 130)])).toBe(1);
  });

  it('does not count the time between two visits', () => {
    expect(reminders(every(30, 600))).toBe(0);
  });

  it('starts again after a night', () => {
    expect(reminders([...every(5, 170), ...every(5, 700, 600)])).toBe(0);
  });

  it('begins a new day with no reminder given', () => {
    expect(reminders([...every(5, 180), ...every(5, 800, 620)])).toBe(2);
  });

  it('brings one that was not given, whenever the next can be, and once', () => {
    const owed = { usedAt: at(0), usedSeconds: 3 * 60 * 60 + 400, reminders: 0 };
    expect(remindersDue(useWith(owed, at(1)))).toBe(1);
    expect(remindersDue(useWith({ ...owed, reminders: 1 }, at(1)))).toBeUndefined();
    expect(remindersDue({ ...owed, usedSeconds: 7 * 60 * 60 })).toBe(2);
  });

  it('tolerates a clock that goes back', () => {
    expect(useWith({ usedAt: at(10), usedSeconds: 60, reminders: 0 }, at(5)).usedSeconds).toBe(60);
  });
});

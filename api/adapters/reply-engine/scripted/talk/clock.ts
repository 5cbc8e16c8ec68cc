/** The hour of the day and the day itself in India. */
export interface Clock {
  hour: number;
  minute: number;
  /** As 2026-11-22. */
  day: string;
  /** 0 is Sunday. */
  weekday: number;
  part: 'morning' | 'noon' | 'evening' | 'night';
}

const INDIA = 5.5 * 60 * 60 * 1000;

export function indianClock(now: Date): Clock {
  const there = new Date(now.getTime() + INDIA);
  const hour = there.getUTCHours();
  const part =
    hour < 4
      ? 'night'
      : hour < 12
        ? 'morning'
        : hour < 17
          ? 'noon'
          : hour < 21
            ? 'evening'
            : 'night';
  return {
    hour,
    minute: there.getUTCMinutes(),
    day: there.toISOString().slice(0, 10),
    weekday: there.getUTCDay(),
    part,
  };
}

/** A day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

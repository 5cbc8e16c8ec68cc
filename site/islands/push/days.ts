const DAY_MS = 24 * 60 * 60 * 1000;

/** India is five and a half hours ahead of UTC, the whole year. */
const INDIA_MS = 5.5 * 60 * 60 * 1000;

/** A day in India so many days after an instant, as YYYY-MM-DD. */
export const dayAhead = (now: number, days: number): string =>
  new Date(now + INDIA_MS + days * DAY_MS).toISOString().slice(0, 10);

/** A day as it is said: `Fri, 27 Nov`. */
export const dayWords = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

const DAY_MS = 24 * 60 * 60 * 1000;

/** India is five and a half hours ahead of UTC all year round. */
const INDIA_MS = 5.5 * 60 * 60 * 1000;

const dayInIndia = (ms: number): number => Math.floor((ms + INDIA_MS) / DAY_MS);

/** When the day in India of a time began; both in milliseconds since 1970. */
export const beginOfDay = (ms: number): number => dayInIndia(ms) * DAY_MS - INDIA_MS;

const DATE = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Kolkata',
});

const DATE_AND_YEAR = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

const yearInIndia = (ms: number): number => new Date(ms + INDIA_MS).getUTCFullYear();

/** Whether two times (ISO 8601) are of one day in India. */
export const isSameDay = (one: string, other: string): boolean =>
  dayInIndia(Date.parse(one)) === dayInIndia(Date.parse(other));

/** What the present day is called. */
export const TODAY = 'Today';

/**
 * The day of a time in India, as one says it: Today, Yesterday, or its date.
 * @param timestamp ISO 8601
 * @param now milliseconds since 1970
 */
export const dayLabel = (timestamp: string, now: number): string => {
  const time = Date.parse(timestamp);
  const daysAgo = dayInIndia(now) - dayInIndia(time);
  // A phone whose clock is behind must not put a new message into the future.
  if (daysAgo <= 0) return TODAY;
  if (daysAgo === 1) return 'Yesterday';
  return (yearInIndia(time) === yearInIndia(now) ? DATE : DATE_AND_YEAR).format(time);
};

import { dayNamed, INDIAN_DAY_BEGINS, indianDay, nameOfDay } from '../user/indian-day.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Hours in India between which a notification may arrive. */
const FROM_HOUR = 9;
const TO_HOUR = 22;

/** When somebody is asked how a day went. */
const ASK_HOUR = 18;

/** The instant at an hour of a day in India. */
const at = (day: number, hour: number) => day * DAY_MS + INDIAN_DAY_BEGINS + hour * HOUR_MS;

/** The evening of a YYYY-MM-DD in India. */
export const eveningOf = (day: string): Date => new Date(at(dayNamed(day), ASK_HOUR));

/** The day in India of an instant, as YYYY-MM-DD. */
export const dayOf = (when: Date): string => nameOfDay(indianDay(when.getTime()));

/** How long a notification may still arrive today, in seconds; 0 in the quiet hours. */
export function secondsAwake(now: Date): number {
  const ms = now.getTime();
  const day = indianDay(ms);
  return ms < at(day, FROM_HOUR) ? 0 : Math.max(0, Math.floor((at(day, TO_HOUR) - ms) / 1000));
}

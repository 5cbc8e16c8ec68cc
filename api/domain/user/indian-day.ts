const DAY_MS = 24 * 60 * 60 * 1000;

/** How long after midnight UTC a day starts in India, in milliseconds: five and a half hours before it. */
export const INDIAN_DAY_BEGINS = -5.5 * 60 * 60 * 1000;

/** The day in India of an instant (milliseconds since 1970), counted from 1970. */
export const indianDay = (ms: number): number => Math.floor((ms - INDIAN_DAY_BEGINS) / DAY_MS);

/** When a day in India begins, in milliseconds since 1970; never before that. */
export const beginOfDay = (day: number): number => Math.max(0, day * DAY_MS + INDIAN_DAY_BEGINS);

/** A counted day as YYYY-MM-DD. */
export const nameOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The counted day of a YYYY-MM-DD. */
export const dayNamed = (name: string): number => Date.parse(name) / DAY_MS;

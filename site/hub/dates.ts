const LONG = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** "2 August 2025", of a day that front matter names. */
export const longDate = (day: Date): string => LONG.format(day);

/** "2025-08-02", as machines read it. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

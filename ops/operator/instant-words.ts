/** An instant as operators read it, in UTC: `2026-01-31 18:05:00`; a dash for none. */
export const instantWords = (instant: Date | null): string =>
  instant?.toISOString().replace('T', ' ').slice(0, 19) ?? '-';

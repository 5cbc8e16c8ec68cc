/** A day in India, from ISO 8601: `3 December 2026`. */
export const longDay = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });

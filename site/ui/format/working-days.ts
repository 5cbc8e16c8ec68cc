const DAY_MS = 24 * 60 * 60 * 1000;

/** The day so many working days after an instant (milliseconds since 1970), in India: `3 December`. */
export const workingDaysFrom = (now: number, days: number): string => {
  let at = now;
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    const day = new Date(at).toLocaleDateString('en-IN', {
      weekday: 'short',
      timeZone: 'Asia/Kolkata',
    });
    if (day !== 'Sat' && day !== 'Sun') left -= 1;
  }
  return new Date(at).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Kolkata',
  });
};

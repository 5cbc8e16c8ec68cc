/** A longer pause between two messages counts as absence. */
const PAUSE_MS = 10 * 60_000;

/** After a break this long a new day of use starts; midnight would split a night in two. */
const BREAK_MS = 6 * 60 * 60_000;

/** After every so many seconds of use a visitor is reminded that she is an AI (New York, GBL article 47). */
const REMIND_SECONDS = 3 * 60 * 60;

/** How long a visitor has been using the product without a long break, as kept in the visitor's row. */
export interface UseTime {
  /** The last message that counted; null: none yet. */
  usedAt: Date | null;
  /** Up to that message. */
  usedSeconds: number;
  /** How often the visitor was reminded in that time. */
  reminders: number;
}

/** The time of use with a message that is sent now. */
export function useWith(
  { usedAt, usedSeconds, reminders }: UseTime,
  now: Date,
): UseTime & { usedAt: Date } {
  const gap = usedAt ? Math.max(0, now.getTime() - usedAt.getTime()) : BREAK_MS;
  if (gap >= BREAK_MS) return { usedAt: now, usedSeconds: 0, reminders: 0 };
  const counted = gap <= PAUSE_MS ? gap / 1000 : 0;
  return { usedAt: now, usedSeconds: usedSeconds + Math.round(counted), reminders };
}

/**
 * How often the visitor will have been reminded with a reminder now; undefined where none is due. It stays due until
 * one is stored.
 */
export function remindersDue({ usedSeconds, reminders }: UseTime): number | undefined {
  const due = Math.floor(usedSeconds / REMIND_SECONDS);
  return due > reminders ? due : undefined;
}

import type { Companion } from '#contract/schemas/companion.ts';

type Row = Omit<Companion, 'createdAt' | 'busyUntil'> & { createdAt: Date; busyUntil: Date | null };

/** A companion's row as the contract shows it. */
export const companionView = (row: Row): Companion => ({
  ...row,
  busyUntil: row.busyUntil?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

/** She can take a chat now. */
export const isAvailable = (row: Pick<Row, 'busyUntil'>, now: Date): boolean =>
  row.busyUntil === null || row.busyUntil <= now;

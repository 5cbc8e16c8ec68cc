import { type SQL, sql } from 'drizzle-orm';

/** This many seconds from now by the database's clock; undefined: never. */
export const fromNow = (seconds: number | undefined): SQL | null =>
  seconds === undefined ? null : sql`CURRENT_TIMESTAMP(3) + INTERVAL ${seconds} SECOND`;

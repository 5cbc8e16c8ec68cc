import { mysqlTable } from 'drizzle-orm/mysql-core';
import { code, instant } from '../columns.ts';

/** Days whose sums were made; a row is claimed by whichever process makes them. */
export const rolledDays = mysqlTable('rolled_days', {
  /** The day in India, as YYYY-MM-DD. */
  day: code({ length: 10 }).primaryKey(),
  /** When they were last made; null: never, or what they are made of has changed. */
  rolledAt: instant(),
  /** Until when a process has claimed them; null: unclaimed. */
  claimedUntil: instant(),
});

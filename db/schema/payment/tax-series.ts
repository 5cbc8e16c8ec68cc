import { int, mysqlTable } from 'drizzle-orm/mysql-core';
import { code } from '../columns.ts';

/** The last number given in each series; its row is held while the next one is. */
export const taxSeries = mysqlTable('tax_series', {
  name: code({ length: 8 }).primaryKey(),
  last: int().notNull(),
});

import { sql } from 'drizzle-orm';
import { customType, datetime } from 'drizzle-orm/mysql-core';

/** A UUID made by the application (version 7, so that keys grow with time), compared byte by byte. */
export const uuid = customType<{ data: string }>({
  dataType: () => 'char(36) CHARACTER SET ascii COLLATE ascii_bin',
});

/** Short machine text (keys, codes, states), compared byte by byte. */
export const code = customType<{ data: string; config: { length: number }; configRequired: true }>({
  dataType: ({ length }) => `varchar(${length}) CHARACTER SET ascii COLLATE ascii_bin`,
});

/**
 * An instant in UTC with milliseconds; sessions run with time_zone +00:00.
 * @param column its name in the table, where that is not the property's in snake case
 */
export const instant = (column = '') => datetime(column, { mode: 'date', fsp: 3 });

/** The database's clock. `(now())` would drop the milliseconds on MySQL. */
export const NOW = sql`CURRENT_TIMESTAMP(3)`;

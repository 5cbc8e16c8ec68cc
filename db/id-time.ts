import { type Column, type SQL, sql } from 'drizzle-orm';

/** A UUIDv7 starts with the milliseconds since 1970 in twelve hexadecimal digits. */
const DIGITS = 12;

/** The smallest id that can be made at an instant or later (milliseconds since 1970). */
export const firstIdAt = (ms: number): string => {
  const time = ms.toString(16).padStart(DIGITS, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
};

/** When an id was made, in milliseconds since 1970. */
export const timeOfId = (id: string): number =>
  Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** The same in SQL. */
export const timeOfIdSql = (id: Column): SQL<number> =>
  sql<number>`conv(concat(left(${id}, 8), substring(${id}, 10, 4)), 16, 10)`;

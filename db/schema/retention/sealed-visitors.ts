import { customType, index, int, mysqlTable, primaryKey } from 'drizzle-orm/mysql-core';
import { instant, NOW, uuid } from '../columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'mediumblob' });

/**
 * Visitors who were erased while `RETAIN_ERASED_DAYS` was set. What it holds is closed by a key that no process of the
 * product has; no column of it refers to anything.
 */
export const sealedVisitors = mysqlTable(
  'sealed_visitors',
  {
    /** The visitor's, whose row is deleted. */
    id: uuid().primaryKey(),
    /** How an operator may find it: the visitor's order ids, sealed. */
    card: bytes().notNull(),
    /** How many pieces the rest is in. */
    pieces: int().notNull(),
    sealedAt: instant().notNull().default(NOW),
    /** When it is destroyed, as announced on the day of erasing. */
    dueAt: instant().notNull(),
  },
  (table) => [index('sealed_visitors_due_ix').on(table.dueAt)],
);

/** All there was of them, sealed as a whole and cut into pieces. */
export const sealedPieces = mysqlTable(
  'sealed_pieces',
  {
    visitorId: uuid()
      .notNull()
      .references(() => sealedVisitors.id, { onDelete: 'cascade' }),
    place: int().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ name: 'sealed_pieces_pk', columns: [table.visitorId, table.place] })],
);

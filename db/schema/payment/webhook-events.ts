import { index, int, mysqlTable, uniqueIndex } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';

/** Signed events of payment providers, one row an event however often it is delivered: a dispute can be followed. */
export const webhookEvents = mysqlTable(
  'webhook_events',
  {
    id: uuid().primaryKey(),
    provider: code({ length: 20 }).notNull(),
    /** The provider's name for the event, or the body's SHA-256 where it has none. */
    eventKey: code({ length: 64 }).notNull(),
    type: code({ length: 64 }).notNull(),
    /** Of the order it speaks of; null where it speaks of none. */
    orderId: code({ length: 64 }),
    /** When it happened, in the provider's words. */
    eventTime: instant(),
    /** What it led to; `received` until that is known. */
    outcome: code({ length: 24 }).notNull(),
    deliveries: int().notNull().default(1),
    receivedAt: instant().notNull().default(NOW),
  },
  (table) => [
    uniqueIndex('webhook_events_event_uq').on(table.provider, table.eventKey),
    index('webhook_events_order_ix').on(table.orderId),
  ],
);

import { index, int, mysqlTable } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';

/** What the sandbox payment provider has sent back: its own books, never read by the product. */
export const sandboxRefunds = mysqlTable(
  'sandbox_refunds',
  {
    id: code({ length: 40 }).primaryKey(),
    orderId: uuid().notNull(),
    /** Rupees; the sandbox gives whole ones back. */
    amount: int().notNull(),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [index('sandbox_refunds_order_ix').on(table.orderId)],
);

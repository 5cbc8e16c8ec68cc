import { int, mysqlTable, text } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';

/** What the sandbox payment provider knows of its orders: its own books, never read by the product. */
export const sandboxOrders = mysqlTable('sandbox_orders', {
  id: uuid().primaryKey(),
  /** Whole rupees. */
  amount: int().notNull(),
  state: code({ length: 12 }).$type<'active' | 'paid' | 'held'>().notNull(),
  /** Where the browser goes when it is done. */
  returnUrl: text().notNull(),
  paymentId: uuid(),
  createdAt: instant().notNull().default(NOW),
});

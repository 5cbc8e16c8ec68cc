import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { sandboxOrders, sandboxRefunds } from '../../schema/index.ts';

export type SandboxOrder = Pick<
  typeof sandboxOrders.$inferSelect,
  'id' | 'amount' | 'state' | 'returnUrl' | 'paymentId'
>;

export type SandboxRefund = Pick<typeof sandboxRefunds.$inferSelect, 'id' | 'orderId' | 'amount'>;

/** The sandbox provider's own books. */
export type SandboxBooks = ReturnType<typeof sandboxStore>;

export const sandboxStore = (db: Executor) => ({
  /** Stores an order; an existing one stays unchanged. */
  async insert(order: SandboxOrder): Promise<void> {
    await db.insert(sandboxOrders).ignore().values(order);
  },
  async find(id: string): Promise<SandboxOrder | undefined> {
    const [row] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.id, id));
    return row;
  },
  async update(id: string, change: Partial<Pick<SandboxOrder, 'state' | 'paymentId'>>) {
    // Paid is final, whichever button is pressed meanwhile.
    await db
      .update(sandboxOrders)
      .set(change)
      .where(and(eq(sandboxOrders.id, id), ne(sandboxOrders.state, 'paid')));
  },
  /** Stores a refund; an existing one stays unchanged. */
  async insertRefund(refund: SandboxRefund): Promise<void> {
    await db.insert(sandboxRefunds).ignore().values(refund);
  },
  async refundsOf(orderId: string): Promise<SandboxRefund[]> {
    return await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.orderId, orderId));
  },
});

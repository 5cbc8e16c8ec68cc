import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import { sandboxOrders } from '../schema/index.ts';

export type SandboxOrder = Pick<
  typeof sandboxOrders.$inferSelect,
  'id' | 'amount' | 'state' | 'returnUrl' | 'paymentId'
>;

/** The sandbox provider's own books. */
export const sandboxStore = (db: Executor) => ({
  async insert(order: SandboxOrder): Promise<void> {
    await db.insert(sandboxOrders).values(order);
  },
  async find(id: string): Promise<SandboxOrder | undefined> {
    const [row] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.id, id));
    return row;
  },
  async update(id: string, change: Partial<Pick<SandboxOrder, 'state' | 'paymentId'>>) {
    // Paid is final, whoever presses another button meanwhile.
    await db
      .update(sandboxOrders)
      .set(change)
      .where(and(eq(sandboxOrders.id, id), ne(sandboxOrders.state, 'paid')));
  },
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { audit } from '#db/audit.ts';
import { reconcilePayments } from '../../domain/payment/reconcile-payments.ts';
import { reconcileRefunds } from '../../domain/payment/reconcile-refunds.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const api = useApi();
const CHILD = join(import.meta.dirname, 'killed-payment.child.ts');
const AT_ONCE = 3;

interface Books {
  id: string;
  status: string;
  theirs: string | null;
  sentBack: number;
}

/** A purchase in a separate process that dies before its nth step. */
async function purchaseKilledAt(n: number) {
  const visitor = await api.visitor();
  const userId = (await visitor.register()).body.user.id;
  const sessionId = await visitor.startChat();
  const child = spawn(process.execPath, [CHILD, api.url, userId, sessionId, String(n)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  expect([code, signal]).toBeOneOf([
    [0, null],
    [null, 'SIGKILL'],
  ]);
  return { visitor, userId, finished: signal === null };
}

/** The status of a buyer's order with us and with the provider. */
async function books(userId: string): Promise<Books | undefined> {
  const [rows] = await api.db.pool.query(
    `SELECT p.id, p.status, o.state AS theirs, COALESCE(SUM(r.amount), 0) AS sentBack
     FROM payments p LEFT JOIN sandbox_orders o ON o.id = p.id LEFT JOIN sandbox_refunds r ON r.order_id = p.id
     WHERE p.user_id = ? GROUP BY p.id, p.status, o.state`,
    [userId],
  );
  const [row] = rows as Books[];
  return row && { ...row, sentBack: Number(row.sentBack) };
}

/** Nothing is done twice, and nothing is lost: the interrupted step is recovered, and the refund requested again. */
async function mend(visitor: Visitor, userId: string): Promise<void> {
  const order = await books(userId);
  expect(order?.status === 'success' || order?.status === 'refunded').toBe(
    order?.theirs === 'paid',
  );
  expect(order?.status === 'refunded').toBe(order?.sentBack === 9);
  expect(await visitor.balance()).toBe(order?.status === 'success' ? 30 : 20);
  if (order?.status !== 'success') return;
  const again = await refundOrder(api.context, { orderId: order.id, note: 'asked for it' });
  expect(again).toMatchObject({ kind: 'requested', settlement: 'refund-settled' });
  expect(await books(userId)).toMatchObject({ status: 'refunded', sentBack: 9 });
  expect(await visitor.balance()).toBe(20);
}

it('a process killed between any two steps of a purchase and its refund leaves nothing that the jobs cannot repair', async () => {
  let steps = 0;
  for (let last = false; !last; steps += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, n) => purchaseKilledAt(steps + n + 1));
    const purchases = await Promise.all(batch);
    for (const table of ['payments', 'refunds']) {
      const due = `UPDATE ${table} SET next_look_at = CURRENT_TIMESTAMP(3) WHERE next_look_at IS NOT NULL`;
      await api.db.pool.query(due);
    }
    await reconcilePayments(api.context);
    await reconcileRefunds(api.context);
    expect(await audit(api.db)).toEqual([]);
    for (const { visitor, userId } of purchases) await mend(visitor, userId);
    last = purchases.some(({ finished }) => finished);
  }
  expect(steps).toBeGreaterThanOrEqual(9);
}, 90_000);

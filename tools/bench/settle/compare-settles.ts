import type { PaymentRow } from '#db/queries/payment/payments.ts';
import type { Context } from '../../../api/context.ts';
import { settlePayment } from '../../../api/domain/payment/settle-payment.ts';
import { HEADING, line, type Measured, measureEach } from '../measure.ts';
import { middle } from '../turn/compare-turns.ts';
import type { Person } from '../turn/people.ts';
import { bareSettle } from './bare-settle.ts';
import { makeOrders } from './orders.ts';

const CONNECTIONS = [1, 8, 32];
const ROUNDS = 3;
const ORDERS = 1_500;

interface Bench {
  context: Context;
  people: Person[];
  say: (text: string) => void;
}

/** The statements alone, the verb, and the verb on orders that are settled, in turn in each round. */
export async function compareSettles({ context, people, say }: Bench): Promise<void> {
  const settle = (order: PaymentRow) => {
    const { id, amount } = order;
    const said = {
      orderId: id,
      state: 'paid',
      amount,
      currency: 'INR',
      providerPaymentId: id,
    } as const;
    return settlePayment(context, order, said);
  };
  say(`\nOne settlement, ${ORDERS} orders a round, median of ${ROUNDS} rounds\n${HEADING}`);
  for (const connections of CONNECTIONS) {
    const runs: Measured[][] = [[], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      const [bare, own] = [
        await makeOrders(context.db, people, ORDERS),
        await makeOrders(context.db, people, ORDERS),
      ];
      const cases = [
        () =>
          measureEach('mysql2, the same statements', connections, bare, (order) =>
            bareSettle(context.db.pool, order),
          ),
        () => measureEach('verb', connections, own, settle),
        () => measureEach('verb, settled before', connections, own, settle),
      ];
      for (const [index, run] of cases.entries()) runs[index]?.push(await run());
    }
    const middles = runs.map(middle);
    for (const result of middles) say(line(result, middles[0]?.perSecond ?? 1));
  }
}

import { beforeAll, describe, expect, it } from 'vitest';
import { findPayment, type PaymentRow } from '#db/queries/payment/payments.ts';
import { expireTurns } from '../../domain/chat/turn/expire-turns.ts';
import { settlePayment } from '../../domain/payment/settle-payment.ts';
import { buy } from '../support/buy.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

/**
 * What happens to the next COMMITs: 'kept' commits and loses the answer, 'lost' never reaches the server,
 * 'heard' goes well.
 */
let fates: ('kept' | 'lost' | 'heard')[] = [];

/** What another client does while a COMMIT is 'lost'. */
let meanwhile = async (): Promise<unknown> => undefined;

type Query = (sql: unknown, values?: unknown) => Promise<unknown>;

beforeAll(() => {
  const connect = api.db.pool.getConnection.bind(api.db.pool);
  api.db.pool.getConnection = async () => {
    const connection = await connect();
    const owner = connection as unknown as { query: Query };
    const query = Object.getPrototypeOf(connection).query.bind(connection) as Query;
    owner.query = async (sql, values) => {
      const text = typeof sql === 'string' ? sql : (sql as { sql: string }).sql;
      const commits = text.includes(';\nCOMMIT');
      const fate = commits ? fates.shift() : 'heard';
      if (fate === undefined || fate === 'heard') return query(sql, values);
      if (fate === 'kept') await query(sql);
      connection.destroy();
      if (fate === 'lost') await meanwhile();
      throw Object.assign(new Error('connection lost'), {
        code: 'PROTOCOL_CONNECTION_LOST',
        fatal: true,
      });
    };
    return connection;
  };
});

/** How many look-ups after a lost COMMIT find the database still away. */
let blindLooks = 0;
/** How many look-ups for a reply come before the server has got to its COMMIT. */
let earlyLooks = 0;

beforeAll(() => {
  const query = api.db.pool.query.bind(api.db.pool) as Query;
  (api.db.pool as unknown as { query: Query }).query = async (sql, values) => {
    const text = typeof sql === 'string' ? sql : (sql as { sql: string }).sql;
    if (blindLooks > 0 && /from `turns`.*where `turns`.`id` = /s.test(text)) {
      blindLooks--;
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED', fatal: true });
    }
    if (earlyLooks > 0 && /from `messages` where `messages`.`id` = /.test(text)) {
      earlyLooks--;
      return [[], []];
    }
    return query(sql, values);
  };
});

describe('a connection that breaks in the COMMIT', () => {
  it('when opening a turn, committed, while the database stays unavailable: answered and charged once', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    fates = ['kept'];
    blindLooks = 2;
    expect((await visitor.send(id, 'hi', { clientMessageId: 'temp-1' })).status).toBe(200);
    expect(blindLooks).toBe(0);
    expect(await visitor.balance()).toBe(19);
    expect(await visitor.messages(id)).toHaveLength(3);
  });

  it('when opening a turn, committed, and the call has no time left to find out: refunded at once', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    fates = ['kept', ...Array<'lost'>(100).fill('lost')];
    blindLooks = Number.POSITIVE_INFINITY;
    const answer = await visitor.send(id, 'hi', { clientMessageId: 'temp-1' });
    [fates, blindLooks] = [[], 0];
    expect(answer.status).toBe(503);
    expect(await visitor.balance()).toBe(19);
    expect(await expireTurns(api.context)).toBe(1);
    expect(await visitor.balance()).toBe(20);
    expect(await visitor.messages(id)).toHaveLength(1);
    expect((await visitor.send(id, 'hi', { clientMessageId: 'temp-1' })).status).toBe(200);
    expect(await visitor.balance()).toBe(19);
  }, 15_000);

  it.each([
    ['of the opening, which was kept', ['kept']],
    ['of the opening, which was lost', ['lost']],
    ['twice', ['lost', 'kept']],
    ['of the closing, which was kept', ['heard', 'kept']],
    ['of the closing, which was lost', ['heard', 'lost']],
  ] as const)('%s: the message is answered and paid once', async (_, planned) => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    fates = [...planned];
    expect((await visitor.send(id, 'hi')).status).toBe(200);
    expect(fates).toEqual([]);
    expect(await visitor.balance()).toBe(19);
    expect(await visitor.messages(id)).toHaveLength(3);
  });

  it('when closing a turn, committed only after the check: answered and charged once', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    fates = ['heard', 'kept'];
    earlyLooks = 1;
    expect((await visitor.send(id, 'hi')).status).toBe(200);
    expect(earlyLooks).toBe(0);
    expect(await visitor.balance()).toBe(19);
    expect(await visitor.messages(id)).toHaveLength(3);
  });

  it.each([
    ['which was lost while another payment settled the order', 'lost', 'second-payment', 'pay-b'],
    ['which was kept', 'kept', 'credited', 'pay-a'],
  ] as const)('of a payment, %s: %s is told as %s', async (_, fate, told, kept) => {
    const { visitor, orderId } = await buy(api);
    const payment = (await findPayment(api.db.executor, orderId)) as PaymentRow;
    const paid = { orderId, state: 'paid', amount: 9, currency: 'INR' } as const;
    const settle = (providerPaymentId: string) =>
      settlePayment(api.context, payment, {
        ...paid,
        providerPaymentId: `${providerPaymentId}-${orderId}`,
      });
    fates = [fate];
    meanwhile = () => settle('pay-b');
    const settlement = await settle('pay-a');
    meanwhile = async () => undefined;
    expect(settlement).toBe(told);
    const settled = await findPayment(api.db.executor, orderId);
    expect(settled?.providerPaymentId).toBe(`${kept}-${orderId}`);
    expect(await visitor.balance()).toBe(30);
  });
});

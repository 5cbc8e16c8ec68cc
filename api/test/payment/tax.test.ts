import { describe, expect, it } from 'vitest';
import { tax } from '../../../ops/operator/orders/tax.ts';
import { issueDocuments } from '../../domain/payment/issue-documents.ts';
import { createProviders } from '../../domain/payment/providers.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { deliver } from '../support/buy.ts';
import { paymentEvent, scriptedProvider } from '../support/scripted-provider.ts';
import { TAX_ENVIRONMENT } from '../support/test-environment.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const scripted = scriptedProvider();
const api = useApi(
  { paymentProviders: createProviders(scripted.provider.name, [scripted.provider]) },
  TAX_ENVIRONMENT,
);
const SMALL = { amount: 99, messageCount: 50, paymentMethod: 'upi' };
const LARGE = { amount: 1990, messageCount: 1000, paymentMethod: 'upi' };

const order = (visitor: Visitor, sessionId: string, more: object) =>
  visitor.to('createPayment', '', { sessionId, ...SMALL, ...more });

async function buys(state: string, pack: object = SMALL) {
  const visitor = await api.visitor();
  const made = await order(visitor, await visitor.startChat(), { ...pack, state });
  expect(made.status).toBe(201);
  const { orderId } = made.body;
  (scripted.orders.get(orderId) as { state: string }).state = 'paid';
  await deliver(api, paymentEvent(scripted, orderId, 'SUCCESS'));
  return { visitor, orderId };
}

const issue = () => issueDocuments(api.context);
const documentsOf = async (visitor: Visitor) =>
  (await visitor.to('account')).body.purchases[0]?.documents ?? [];
const all = async () => {
  const [rows] = await api.db.pool.query('select * from tax_documents order by series, number');
  return rows as { series: string; number: number; kind: string; amount: string }[];
};

describe('a buyer where tax is paid', () => {
  it('is asked for the State once, and remembered', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    const asked = await order(visitor, id, {});
    expect(asked.status).toBe(428);
    expect(asked.body).toMatchObject({ code: 'state_needed' });
    expect((await order(visitor, id, { state: '99' })).status).toBe(422);
    expect((await order(visitor, id, { state: '27' })).status).toBe(201);
    expect((await order(visitor, id, {})).status).toBe(201);
  });

  it('has an invoice with the tax of the State, and a credit note for what goes back', async () => {
    const { visitor, orderId } = await buys('29');
    expect(await documentsOf(visitor)).toEqual([]);
    await issue();
    const [invoice] = await documentsOf(visitor);
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', gstin: '29ABCDE1234F1Z5', sac: '998439', rate: 18, state: '29' },
      ...{ amount: 99, taxable: 83.9, cgst: 7.55, sgst: 7.55, igst: 0 },
    });
    expect(invoice?.number).toMatch(/^I\d{4}\/\d{6}$/);
    await refundOrder(api.context, { orderId, note: 'asked for it' });
    await issue();
    const [, note] = await documentsOf(visitor);
    expect(note).toMatchObject({ kind: 'credit-note', amount: 99, cgst: 7.55 });
    expect(note?.number).toMatch(/^C\d{4}\/\d{6}$/);
  });

  it('of another State pays the Union’s tax, and the invoice outlives an erased buyer', async () => {
    const { visitor, orderId } = await buys('27');
    await visitor.to('eraseMe');
    await issue();
    const [rows] = await api.db.pool.query(
      'select igst, cgst from tax_documents where source = ?',
      [orderId],
    );
    expect(rows).toEqual([{ igst: '15.10', cgst: '0.00' }]);
  });
});

describe('numbers', () => {
  it('have no gaps and no duplicates, though many processes write and one is killed', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => buys(n % 2 === 0 ? '29' : '07')));
    await api.db.pool.query(
      "create trigger cut before insert on tax_documents for each row if new.number % 5 = 0 then signal sqlstate '45000'; end if",
    );
    await expect(issue()).rejects.toThrow();
    await api.db.pool.query('drop trigger cut');
    await Promise.all(Array.from({ length: 5 }, issue));
    await issue();
    const invoices = (await all()).filter(({ kind }) => kind === 'invoice');
    expect(invoices.length).toBeGreaterThanOrEqual(12);
    expect(invoices.map(({ number }) => number)).toEqual(invoices.map((_, at) => at + 1));
  });

  it('are in the operator’s list of a month: small ones by day and State, the others individually', async () => {
    await buys('29', LARGE);
    await issue();
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    const said: string[] = [];
    const call = {
      db: api.db,
      args: [month, 'csv'],
      say: (line: string) => said.push(line),
      tell() {},
    };
    expect(await tax.run(call as never)).toBe(0);
    const [head, ...lines] = said;
    expect(head).toBe(
      'day,kind,state,place of supply,first,last,documents,amount,taxable,cgst,sgst,igst',
    );
    expect(lines.filter((line) => line.includes(',1990.00,'))).toHaveLength(1);
    const documents = lines.reduce((sum, line) => sum + Number(line.split(',')[6]), 0);
    expect(documents).toBe((await all()).length);
    expect(
      lines.some((line) => /,credit-note,29,Karnataka,C\d{4}\/000001,.*,-99\.00,/.test(line)),
    ).toBe(true);
    expect(await tax.run({ ...call, args: ['November'] } as never)).toBe(1);
  });
});

import { expect, it } from 'vitest';
import { audit } from '#db/audit.ts';
import { issueDocuments } from '../../domain/payment/issue-documents.ts';
import { createProviders } from '../../domain/payment/providers.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { deliver } from '../support/buy.ts';
import { endOf } from '../support/killed.ts';
import { paymentEvent, scriptedProvider } from '../support/scripted-provider.ts';
import { TAX_ENVIRONMENT } from '../support/test-environment.ts';
import { useApi } from '../support/use-api.ts';

const scripted = scriptedProvider();
const api = useApi(
  { paymentProviders: createProviders(scripted.provider.name, [scripted.provider]) },
  TAX_ENVIRONMENT,
);

/** A paid order that waits for its invoice; sent back, for its credit note as well. */
async function paidOrder({ isSentBack }: { isSentBack: boolean }): Promise<void> {
  const visitor = await api.visitor();
  const pack = { amount: 9, messageCount: 10, paymentMethod: 'upi', state: '29' };
  const sessionId = await visitor.startChat();
  const { orderId } = (await visitor.to('createPayment', '', { sessionId, ...pack })).body;
  (scripted.orders.get(orderId) as { state: string }).state = 'paid';
  await deliver(api, paymentEvent(scripted, orderId, 'SUCCESS'));
  if (isSentBack) await refundOrder(api.context, { orderId, note: 'asked for it' });
}

/** The numbers given so far, by series, in their order. */
async function numbersGiven(): Promise<Map<string, number[]>> {
  const [rows] = await api.db.pool.query(
    'select series, number from tax_documents order by series, number',
  );
  const given = new Map<string, number[]>();
  for (const { series, number } of rows as { series: string; number: number }[]) {
    given.set(series, [...(given.get(series) ?? []), number]);
  }
  return given;
}

// Just after a statement is just before the next one.
it('a process killed after any statement leaves no gap in a series and assigns no number twice', async () => {
  let killed = 0;
  for (let end = 'killed'; end === 'killed'; ) {
    await paidOrder({ isSentBack: false });
    await paidOrder({ isSentBack: true });
    end = await endOf('payment/killed-tax.child.ts', [api.url, String(killed + 1)]);
    expect(await audit(api.db)).toEqual([]);
    await Promise.all([issueDocuments(api.context), issueDocuments(api.context)]);
    expect(await audit(api.db)).toEqual([]);
    if (end === 'killed') killed++;
  }
  const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
  const [notes, invoices] = [...(await numbersGiven()).values()];
  expect(invoices).toEqual(upTo(2 * (killed + 1)));
  expect(notes).toEqual(upTo(killed + 1));
  // Looked for, the series held, looked for again, written, counted, committed: for each of the two kinds.
  expect(killed).toBeGreaterThanOrEqual(14);
}, 300_000);

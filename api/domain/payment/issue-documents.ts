import {
  holdSeries,
  insertDocuments,
  ordersWithoutInvoice,
  refundsWithoutNote,
} from '#db/queries/payment/tax-documents.ts';
import type { TaxDocumentKind } from '#db/schema/payment/tax-documents.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';
import { today } from '../story/lines.ts';
import { financialYear, splitTax, type TaxRules } from './tax.ts';

type Needs = Pick<Services, 'db' | 'now' | 'tax'>;
type Tx = Services['db']['executor'];

/** What a document is made of. */
interface Ground {
  source: string;
  orderId: string;
  amount: number;
  state: string | null;
}

/** Documents of one transaction: others wait for their numbers meanwhile. */
const BATCH = 100;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How far back it looks each time, and how far now and then: a refund may take days, a job may have stood still. */
export const LOOKS_BACK_MS = { lately: HOUR_MS, everMissed: 180 * DAY_MS } as const;

const LETTERS: Record<TaxDocumentKind, string> = { invoice: 'I', 'credit-note': 'C' };

/**
 * Gives paid orders their invoices and refunds their credit notes. A number is given in the transaction that writes its
 * document, with the series held: none is left out, none given twice, however often it is interrupted or runs concurrently.
 * @param lookBackMs orders paid, and refunds started, longer ago are left alone
 */
export async function issueDocuments(
  services: Needs,
  signal?: AbortSignal,
  lookBackMs: number = LOOKS_BACK_MS.everMissed,
): Promise<void> {
  const { tax, now } = services;
  if (!tax) return;
  const some = { since: new Date(now().getTime() - lookBackMs), limit: BATCH };
  const invoices = async (tx: Tx) =>
    (await ordersWithoutInvoice(tx, some)).map((order) => ({ ...order, source: order.orderId }));
  const notes = async (tx: Tx) =>
    (await refundsWithoutNote(tx, some)).map(({ refundId, ...refund }) => ({
      ...refund,
      source: refundId,
    }));
  // Notes after invoices: an order paid and refunded in the same run gets both.
  for (const [kind, find] of [
    ['invoice', invoices],
    ['credit-note', notes],
  ] as const) {
    while (!signal?.aborted && (await issueSome(services, tax, kind, find)) === BATCH);
  }
}

/** Some documents of a kind; how many. */
async function issueSome(
  { db, now }: Needs,
  rules: TaxRules,
  kind: TaxDocumentKind,
  find: (tx: Tx) => Promise<Ground[]>,
): Promise<number> {
  // Usually there is nothing to do, and no lock is taken for that.
  if ((await find(db.executor)).length === 0) return 0;
  const day = today(now());
  const series = LETTERS[kind] + financialYear(day);
  const { gstin, sac, rate } = rules;
  return inTransaction(db, async (tx) => {
    const last = await holdSeries(tx, series);
    const grounds = await find(tx);
    const documents = grounds.map(({ source, orderId, amount, state }, at) => ({
      ...{ series, number: last + at + 1, kind, orderId, source, gstin, sac, rate, day },
      state: state ?? '',
      ...splitTax(rules, amount, state ?? ''),
    }));
    await insertDocuments(tx, series, documents);
    return documents.length;
  });
}

import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { payments, refunds, taxDocuments, taxSeries } from '../../schema/index.ts';

export type TaxDocumentRow = typeof taxDocuments.$inferSelect;

/** Locks a series until the transaction ends; returns its last number. */
export async function holdSeries(tx: Executor, name: string): Promise<number> {
  await tx.insert(taxSeries).values({ name, last: 0 }).onDuplicateKeyUpdate({ set: { name } });
  const [row] = await tx
    .select({ last: taxSeries.last })
    .from(taxSeries)
    .where(eq(taxSeries.name, name))
    .for('update');
  return row?.last ?? 0;
}

/** Writes documents that follow on the last number of a held series. */
export async function insertDocuments(
  tx: Executor,
  series: string,
  documents: Omit<TaxDocumentRow, 'createdAt'>[],
): Promise<void> {
  const last = documents.at(-1);
  if (!last) return;
  await tx.insert(taxDocuments).values(documents);
  await tx.update(taxSeries).set({ last: last.number }).where(eq(taxSeries.name, series));
}

const documentOf = (kind: TaxDocumentRow['kind'], source: ReturnType<typeof sql>) =>
  and(eq(taxDocuments.kind, kind), eq(taxDocuments.source, source));

/** From then on, up to a limit. */
interface Some {
  since: Date;
  limit: number;
}

/** Orders paid since then whose buyers were asked for their State, and that have no invoice; the oldest first. */
export const ordersWithoutInvoice = (db: Executor, { since, limit }: Some) =>
  db
    .select({ orderId: payments.id, amount: payments.amount, state: payments.buyerState })
    .from(payments)
    .leftJoin(taxDocuments, documentOf('invoice', sql`${payments.id}`))
    .where(
      and(gt(payments.paidAt, since), isNotNull(payments.buyerState), isNull(taxDocuments.number)),
    )
    .orderBy(asc(payments.paidAt), asc(payments.id))
    .limit(limit);

/** Completed refunds started since then, of orders with an invoice, that have no credit note. */
export const refundsWithoutNote = (db: Executor, { since, limit }: Some) =>
  db
    .select({
      refundId: refunds.id,
      orderId: refunds.orderId,
      amount: refunds.amount,
      state: payments.buyerState,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.orderId))
    .leftJoin(taxDocuments, documentOf('credit-note', sql`${refunds.id}`))
    .where(
      and(
        gt(refunds.createdAt, since),
        eq(refunds.status, 'success'),
        isNull(taxDocuments.number),
        isNotNull(payments.buyerState),
        sql`exists (select 1 from ${taxDocuments} i where i.kind = 'invoice' and i.source = ${refunds.orderId})`,
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(limit);

/** The documents of some orders, in the order in which they were made. */
export const documentsOf = (db: Executor, orderIds: string[]): Promise<TaxDocumentRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(taxDocuments)
        .where(inArray(taxDocuments.orderId, orderIds))
        .orderBy(asc(taxDocuments.createdAt));

/** The documents of days in India from one up to, but not, another, by number. */
export const documentsBetween = (db: Executor, from: string, to: string) =>
  db
    .select()
    .from(taxDocuments)
    .where(and(gte(taxDocuments.day, from), lt(taxDocuments.day, to)))
    .orderBy(asc(taxDocuments.day), asc(taxDocuments.series), asc(taxDocuments.number));

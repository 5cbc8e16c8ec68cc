import { sql } from 'drizzle-orm';
import {
  check,
  decimal,
  index,
  int,
  mysqlTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';
import { payments } from './payments.ts';

/** An invoice of an order, or a credit note of what went back of it. */
export type TaxDocumentKind = 'invoice' | 'credit-note';

const rupees = () => decimal({ precision: 10, scale: 2, mode: 'number' }).notNull();

/** Invoices and credit notes, numbered without gaps; there are none without a GSTIN. They outlive an erased buyer. */
export const taxDocuments = mysqlTable(
  'tax_documents',
  {
    /** Of a kind and a financial year: `I2627`. */
    series: code({ length: 8 }).notNull(),
    number: int().notNull(),
    kind: code({ length: 12 }).$type<TaxDocumentKind>().notNull(),
    orderId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Of an invoice the order, of a credit note the refund: each has one document. */
    source: code({ length: 40 }).notNull(),
    /** The number under which the operator is registered. */
    gstin: code({ length: 15 }).notNull(),
    /** Of the service, in the tax's list of goods and services. */
    sac: code({ length: 8 }).notNull(),
    /** In percent. */
    rate: int().notNull(),
    /** The buyer's State, by its two digits. */
    state: code({ length: 2 }).notNull(),
    /** What was paid or went back, in rupees, tax included. */
    amount: rupees(),
    taxable: rupees(),
    cgst: rupees(),
    sgst: rupees(),
    igst: rupees(),
    /** Its day in India, as YYYY-MM-DD. */
    day: code({ length: 10 }).notNull(),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [
    primaryKey({ columns: [table.series, table.number], name: 'tax_documents_pk' }),
    uniqueIndex('tax_documents_source_uq').on(table.kind, table.source),
    index('tax_documents_order_ix').on(table.orderId),
    index('tax_documents_day_ix').on(table.day),
    check('tax_documents_kind_ck', sql`kind in ('invoice', 'credit-note')`),
    check('tax_documents_sum_ck', sql`taxable + cgst + sgst + igst = amount`),
  ],
);

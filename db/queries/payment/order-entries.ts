import { and, eq, gte, lt, or } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { balanceEntries } from '../../schema/index.ts';

/** The ledger rows of an order: its pack, and what its refunds took and gave back. */
export const entriesOf = (db: Executor, orderId: string, refundIds: string[]) =>
  db
    .select()
    .from(balanceEntries)
    .where(
      or(
        and(eq(balanceEntries.reason, 'pack'), eq(balanceEntries.reference, orderId)),
        ...refundIds.map((id) =>
          and(
            eq(balanceEntries.reason, 'refund'),
            or(eq(balanceEntries.reference, id), startsWith(`${id}:`)),
          ),
        ),
      ),
    )
    .orderBy(balanceEntries.id);

/** A range, so that the index serves: `;` is the character after `:`. */
const startsWith = (prefix: string) =>
  and(
    gte(balanceEntries.reference, prefix),
    lt(balanceEntries.reference, `${prefix.slice(0, -1)};`),
  );

import { and, desc, eq, exists, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { firstIdAt, timeOfIdSql } from '../../id-time.ts';
import { balanceEntries, chatSessions, payments, refunds, turns } from '../../schema/index.ts';
import type { BalanceReason } from '../../schema/user/balance-entries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The orders of a visitor, newest first. */
export const listOwnOrders = (db: Executor, userId: string, limit: number) =>
  db
    .select({
      orderId: payments.id,
      amount: payments.amount,
      messageCount: payments.messageCount,
      status: payments.status,
      isRefunding: sql<number>`${exists(refundUnderWay(db))}`.mapWith(Boolean),
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.id))
    .limit(limit);

const refundUnderWay = (db: Executor) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(eq(refunds.orderId, payments.id), inArray(refunds.status, ['requested', 'pending'])),
    );

/** The id of the ledger row `count` rows below an instant (ms since 1970), counted from 0; undefined when there are fewer. */
export async function entryBelow(db: Executor, userId: string, ms: number, count: number) {
  const [row] = await db
    .select({ id: balanceEntries.id })
    .from(balanceEntries)
    .where(and(eq(balanceEntries.userId, userId), lt(balanceEntries.id, firstIdAt(ms))))
    .orderBy(desc(balanceEntries.id))
    .limit(1)
    .offset(count);
  return row?.id;
}

const isOfTurn = inArray(balanceEntries.reason, ['message', 'variant', 'release']);
const isVariant = sql`(${turns.kind} <=> 'variant')`;

/**
 * The visitor's ledger of a time, newest first: the messages of one chat and day are one line, less
 * those that were given back, and so are her other replies; every other change is a line of its own. What comes to nothing is left out.
 * @param time from (included) to (excluded), in milliseconds since 1970
 * @param dayBegins how long after midnight UTC the reader's day begins, in milliseconds; `day` counts from 1970
 */
export const listLedger = (
  db: Executor,
  userId: string,
  { from, to, dayBegins }: { from: number; to: number; dayBegins: number },
) => {
  const day = sql<number>`floor((${timeOfIdSql(balanceEntries.id)} - ${dayBegins}) / ${DAY_MS})`;
  return db
    .select({
      day: day.mapWith(Number).as('day'),
      reason: sql<BalanceReason>`min(${balanceEntries.reason})`.as('first_reason'),
      isVariant: sql<number>`max(${isVariant})`.mapWith(Boolean),
      companionName: sql<string | null>`max(${chatSessions.companionName})`,
      note: sql<string | null>`max(${balanceEntries.note})`,
      delta: sql`sum(${balanceEntries.delta})`.mapWith(Number).as('total'),
      newest: sql<string>`max(${balanceEntries.id})`.as('newest'),
    })
    .from(balanceEntries)
    .leftJoin(turns, and(isOfTurn, eq(turns.id, balanceEntries.reference)))
    .leftJoin(
      chatSessions,
      and(eq(chatSessions.id, turns.chatId), eq(chatSessions.userId, balanceEntries.userId)),
    )
    .where(
      and(
        eq(balanceEntries.userId, userId),
        gte(balanceEntries.id, firstIdAt(from)),
        lt(balanceEntries.id, firstIdAt(to)),
      ),
    )
    .groupBy(
      sql`${sql.identifier('day')}`,
      turns.chatId,
      isVariant,
      sql`case when ${isOfTurn} then '' else ${balanceEntries.id} end`,
    )
    .having(sql`total <> 0`)
    .orderBy(sql`newest desc`);
};

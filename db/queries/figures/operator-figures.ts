import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { firstIdAt } from '../../id-time.ts';
import { balanceEntries, chatSessions, companions, payments, users } from '../../schema/index.ts';

/** A visitor as shown to operators: no chat text, no address, no fingerprint. */
export async function readVisitor(db: Executor, userId: string) {
  const [row] = await db
    .select({
      id: users.id,
      createdAt: users.createdAt,
      lastSeenAt: users.lastSeenAt,
      messageBalance: users.messageBalance,
      totalMessagesSent: users.totalMessagesSent,
      suspendedAt: users.suspendedAt,
      grantRefusal: users.grantRefusal,
      referralCount: users.referralCount,
      system: sql<string>`concat_ws(', ', ${users.browserName}, ${users.osName})`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** A visitor's chats, by companion and kind. */
export const listVisitorChats = (db: Executor, userId: string) =>
  db
    .select({
      id: chatSessions.id,
      companion: companions.urlName,
      chatType: chatSessions.chatType,
      promptVersion: chatSessions.promptVersion,
      createdAt: chatSessions.createdAt,
    })
    .from(chatSessions)
    .innerJoin(companions, eq(companions.id, chatSessions.companionId))
    .where(eq(chatSessions.userId, userId))
    .orderBy(desc(chatSessions.id))
    .limit(50);

export const listVisitorOrders = (db: Executor, userId: string) =>
  db
    .select({
      id: payments.id,
      amount: payments.amount,
      messageCount: payments.messageCount,
      status: payments.status,
      provider: payments.provider,
      providerPaymentId: payments.providerPaymentId,
      createdAt: payments.createdAt,
      paidAt: payments.paidAt,
    })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.id))
    .limit(50);

/** The newest rows of a visitor's ledger. */
export const listVisitorEntries = (db: Executor, userId: string, limit: number) =>
  db
    .select({
      delta: balanceEntries.delta,
      reason: balanceEntries.reason,
      reference: balanceEntries.reference,
      note: balanceEntries.note,
      createdAt: balanceEntries.createdAt,
    })
    .from(balanceEntries)
    .where(eq(balanceEntries.userId, userId))
    .orderBy(desc(balanceEntries.id))
    .limit(limit);

/** Who got no reply since an instant, the worst hit first. */
export async function unansweredSince(db: Executor, since: Date, limit: number) {
  const [rows] = await db.execute(sql`
    select s.user_id as userId, count(*) as turns, sum(t.status = 'open') as open, min(t.created_at) as first, max(t.created_at) as last
    from turns t join chat_sessions s on s.id = t.session_id
    where t.id >= ${firstIdAt(since.getTime())} and (t.status = 'released' or (t.status = 'open' and t.lease_until < CURRENT_TIMESTAMP(3)))
    group by s.user_id order by turns desc limit ${limit}`);
  return rows as unknown as Record<'userId' | 'turns' | 'open' | 'first' | 'last', string>[];
}

/** How many accounts there are, and how many of them were here since an instant. */
export async function accountsSince(db: Executor, since: Date) {
  const [row] = await db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      since: sql<number>`coalesce(sum(${users.lastSeenAt} >= ${since}), 0)`.mapWith(Number),
    })
    .from(users);
  return row ?? { all: 0, since: 0 };
}

/** Turns since an instant by outcome, and orders by how they stand. */
export async function outcomesSince(db: Executor, since: Date) {
  const [turns] = await db.execute(sql`
    select kind, status, count(*) as count from turns where id >= ${firstIdAt(since.getTime())} group by 1, 2`);
  const [orders] = await db.execute(sql`
    select status, count(*) as count, count(distinct user_id) as buyers from payments where created_at >= ${since} group by 1`);
  return {
    turns: turns as unknown as Record<'kind' | 'status' | 'count', string>[],
    orders: orders as unknown as Record<'status' | 'count' | 'buyers', string>[],
  };
}

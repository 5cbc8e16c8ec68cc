import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import {
  balanceEntries,
  browsers,
  careStates,
  chatSessions,
  memories,
  pairStories,
  payments,
  pushWishes,
  recoveryCodes,
  referrals,
  rememberedMessages,
  reports,
  talkStates,
  turns,
  users,
} from '../../schema/index.ts';
import type { ChatCipher } from '../../sealing/cipher.ts';
import { SEATS } from '../../sealing/seats.ts';
import { unlinkAgents } from '../chat/letta.ts';

/** What an account has that its owner would miss. */
export async function readBelongings(db: Executor, userId: string) {
  const [row] = await db
    .select({
      balance: users.messageBalance,
      suspendedAt: users.suspendedAt,
      chats:
        sql`(select count(*) from ${chatSessions} where ${chatSessions.userId} = ${userId})`.mapWith(
          Number,
        ),
      orders: sql`(select count(*) from ${payments} where ${payments.userId} = ${userId})`.mapWith(
        Number,
      ),
      /** It has a recovery code. */
      hasCode:
        sql`exists (select 1 from ${recoveryCodes} where ${recoveryCodes.userId} = ${userId})`.mapWith(
          Boolean,
        ),
      /** Browsers that are signed in to it. */
      browsers:
        sql`(select count(*) from ${browsers} where ${browsers.userId} = ${userId} and ${browsers.signedOutAt} is null)`.mapWith(
          Number,
        ),
      /** Messages bought, earned and granted manually, less what refunds took back. */
      earned: sql`(select coalesce(sum(${balanceEntries.delta}), 0) from ${balanceEntries}
        where ${balanceEntries.userId} = ${userId} and ${balanceEntries.reason} in ('pack', 'referral', 'refund', 'adjustment'))`.mapWith(
        Number,
      ),
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** Locks the rows of two accounts, always in the same order; how many there are. */
export async function lockBoth(tx: Executor, ids: [string, string]): Promise<number> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for('update');
  return rows.length;
}

/** Whether a reply is on its way in one of an account's chats. */
export async function hasOpenTurn(tx: Executor, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ n: count() })
    .from(turns)
    .innerJoin(chatSessions, eq(chatSessions.id, turns.chatId))
    .where(and(eq(chatSessions.userId, userId), eq(turns.status, 'open')));
  return (row?.n ?? 0) > 0;
}

/** The account that is given up, and the one that stays. */
interface Pair {
  from: string;
  to: string;
}

/**
 * Moves everything of one account to another, and leaves the first one empty, to be deleted. What each companion
 * keeps of a talk, and what asks for care, stays that of the second one where both have it. The caller holds both rows.
 * @throws where a text of the first account does not open
 */
export async function moveBelongings(tx: Executor, cipher: ChatCipher, pair: Pair): Promise<void> {
  const { from, to } = pair;
  const own = { userId: to };
  await unlinkAgents(tx, from);
  for (const name of Object.keys(OWNED) as (keyof typeof OWNED)[]) {
    await moveSealed(tx, cipher, { name, ...pair });
  }
  await tx.update(rememberedMessages).set(own).where(eq(rememberedMessages.userId, from));
  // Of a day on which both were asked, one is enough.
  await tx.delete(pushWishes).where(and(eq(pushWishes.userId, from), isNotNull(pushWishes.sentOn)));
  await tx.update(pushWishes).set(own).where(eq(pushWishes.userId, from));
  await tx.update(chatSessions).set(own).where(eq(chatSessions.userId, from));
  await tx.update(payments).set(own).where(eq(payments.userId, from));
  await tx.update(balanceEntries).set(own).where(eq(balanceEntries.userId, from));
  await moveReferrals(tx, from, to);
  await addCounters(tx, from, to);
}

/** The texts whose seats name their account, and what there is one of for each account. */
const OWNED = {
  memories: {
    table: memories,
    seat: SEATS.memory,
    once: sql<string>`concat(${memories.companionId}, '|', ${memories.topic})`,
  },
  talkStates: { table: talkStates, seat: SEATS.talk, once: talkStates.companionId },
  /** One for each account. */
  careStates: { table: careStates, seat: SEATS.care, once: sql<string>`'one'` },
  pairStories: { table: pairStories, seat: SEATS.pairStory, once: pairStories.companionId },
  reports: { table: reports, seat: SEATS.report, once: reports.messageId },
} as const;

/** Moves the rows of a table that the other account has none of, each sealed again for it; the rest is dropped. */
async function moveSealed(
  tx: Executor,
  cipher: ChatCipher,
  { name, from, to }: Pair & { name: keyof typeof OWNED },
): Promise<void> {
  const { table, seat, once } = OWNED[name];
  const of = (userId: string) =>
    tx
      .select({ id: table.id, content: table.content, keyId: table.keyId, once })
      .from(table)
      .where(eq(table.userId, userId))
      .for('update');
  const known = new Set((await of(to)).map((row) => row.once));
  for (const { id, content, keyId, once: mine } of await of(from)) {
    if (known.has(mine)) continue;
    const text = cipher.open({ content, keyId }, seat({ id, userId: from }));
    await tx
      .update(table)
      .set({ userId: to, ...cipher.seal(text, seat({ id, userId: to })) })
      .where(eq(table.id, id));
  }
  await tx.delete(table).where(eq(table.userId, from));
}

/** A device that both referred was rewarded twice; both rewards stay in the ledger, so both rows stay too. */
async function moveReferrals(tx: Executor, from: string, to: string): Promise<void> {
  await tx
    .update(referrals)
    .set({ referrerId: to, device: sql`sha2(concat(${referrals.device}, ${from}), 256)` })
    .where(
      and(
        eq(referrals.referrerId, from),
        sql`${referrals.device} in (select device from (select device from ${referrals} where ${referrals.referrerId} = ${to}) mine)`,
      ),
    );
  await tx.update(referrals).set({ referrerId: to }).where(eq(referrals.referrerId, from));
  await moveHeld(tx, from, to);
}

/** A held reward moves to the account that stays; nobody can be their own friend. */
async function moveHeld(tx: Executor, from: string, to: string): Promise<void> {
  const held = eq(referrals.status, 'held');
  const [known] = await tx.select({ id: referrals.id }).from(referrals).where(eq(referrals.id, to));
  if (!known)
    await tx
      .update(referrals)
      .set({ id: to })
      .where(and(eq(referrals.id, from), held));
  await tx
    .update(referrals)
    .set({ status: 'lapsed', settledAt: sql`CURRENT_TIMESTAMP(3)` })
    .where(and(inArray(referrals.id, [from, to]), eq(referrals.referrerId, to), held));
}

async function addCounters(tx: Executor, from: string, to: string): Promise<void> {
  const [left] = await tx
    .select({
      balance: users.messageBalance,
      sent: users.totalMessagesSent,
      brought: users.referralCount,
      lastChatId: users.lastChatId,
      state: users.state,
      usedAt: users.usedAt,
      usedSeconds: users.usedSeconds,
      reminders: users.reminders,
    })
    .from(users)
    .where(eq(users.id, from));
  if (!left) return;
  await tx
    .update(users)
    .set({
      messageBalance: sql`${users.messageBalance} + ${left.balance}`,
      totalMessagesSent: sql`${users.totalMessagesSent} + ${left.sent}`,
      referralCount: sql`${users.referralCount} + ${left.brought}`,
      state: sql`coalesce(${users.state}, ${left.state})`,
      lastChatId: sql`coalesce(${users.lastChatId}, ${left.lastChatId})`,
      usedSeconds: sql`greatest(${users.usedSeconds}, ${left.usedSeconds})`,
      reminders: sql`greatest(${users.reminders}, ${left.reminders})`,
      usedAt: sql`coalesce(${users.usedAt}, ${left.usedAt})`,
    })
    .where(eq(users.id, to));
  await tx.update(users).set({ messageBalance: 0 }).where(eq(users.id, from));
}

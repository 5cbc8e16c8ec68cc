import { and, asc, count, eq, exists, gt, gte, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { isDuplicate, isMissingParent } from '../../errors.ts';
import {
  browsers,
  chatSessions,
  companions,
  messages,
  pushSubscriptions,
  pushWishes,
  users,
} from '../../schema/index.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** The state of this visitor's notifications: how often the visitor has come, and this browser's own subscription. */
export async function readPush(
  db: Executor,
  { userId, credentialId }: { userId: string; credentialId: string },
) {
  const [row] = await db
    .select({
      visits: users.visits,
      id: pushSubscriptions.id,
      isDiscreet: pushSubscriptions.isDiscreet,
    })
    .from(browsers)
    .innerJoin(users, eq(users.id, browsers.userId))
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.browserId, browsers.id))
    .where(and(eq(browsers.credentialId, credentialId), eq(browsers.userId, userId)))
    .limit(1);
  return row;
}

/** Keeps where a browser takes notifications, in place of what it said before. False where it is signed out. */
export async function keepSubscription(
  tx: Executor,
  {
    userId,
    credentialId,
    ...row
  }: Omit<SubscriptionRow, 'createdAt' | 'browserId'> & { credentialId: string },
): Promise<boolean> {
  const [browser] = await tx
    .select({ id: browsers.id })
    .from(browsers)
    .where(and(eq(browsers.credentialId, credentialId), isNull(browsers.signedOutAt)))
    .for('update');
  if (!browser) return false;
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.browserId, browser.id));
  const own = { ...row, userId, browserId: browser.id };
  await tx.insert(pushSubscriptions).values(own).onDuplicateKeyUpdate({ set: own });
  return true;
}

/** Ends all notifications of a visitor, and what was still to be asked. */
export async function endPush(tx: Executor, userId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  await tx.delete(pushWishes).where(and(eq(pushWishes.userId, userId), isNull(pushWishes.sentOn)));
}

/** Forgets a subscription that its push service has ended. */
export const dropSubscription = (db: Executor, id: string) =>
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));

/** Where a visitor's browsers take notifications; none that were signed out. */
export const subscriptionsOf = (db: Executor, userId: string) =>
  db
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      isDiscreet: pushSubscriptions.isDiscreet,
      createdAt: pushSubscriptions.createdAt,
    })
    .from(pushSubscriptions)
    .innerJoin(browsers, eq(browsers.id, pushSubscriptions.browserId))
    .where(and(eq(pushSubscriptions.userId, userId), isNull(browsers.signedOutAt)));

/** Notes that a visitor wants to be asked about a message; a later word takes the place of an earlier one. */
export async function keepWish(
  db: Executor,
  wish: { messageId: string; userId: string; askAt: Date },
): Promise<boolean> {
  try {
    await db
      .insert(pushWishes)
      .values(wish)
      .onDuplicateKeyUpdate({ set: { askAt: wish.askAt, sentOn: null } });
    return true;
  } catch (error) {
    // The visitor was erased, or the message left, meanwhile.
    if (isMissingParent(error)) return false;
    throw error;
  }
}

export const dropWish = (db: Executor, own: { messageId: string; userId: string }) =>
  db
    .delete(pushWishes)
    .where(and(eq(pushWishes.messageId, own.messageId), eq(pushWishes.userId, own.userId)));

/** How much a visitor wants to be asked about other than this message. */
export async function countOtherWishes(
  db: Executor,
  { messageId, userId }: { messageId: string; userId: string },
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(pushWishes)
    .where(
      and(
        eq(pushWishes.userId, userId),
        isNull(pushWishes.sentOn),
        sql`${pushWishes.messageId} <> ${messageId}`,
      ),
    );
  return row?.n ?? 0;
}

/** What a visitor still wants to be asked about, the next one first. */
export const listWishes = (db: Executor, userId: string) =>
  db
    .select({
      messageId: pushWishes.messageId,
      chatId: messages.chatId,
      companionName: chatSessions.companionName,
      askAt: pushWishes.askAt,
    })
    .from(pushWishes)
    .innerJoin(messages, eq(messages.id, pushWishes.messageId))
    .innerJoin(chatSessions, eq(chatSessions.id, messages.chatId))
    .where(and(eq(pushWishes.userId, userId), isNull(pushWishes.sentOn)))
    .orderBy(asc(pushWishes.askAt))
    .limit(100);

/** Wishes that became due after `after`, of visitors who can be reached. */
export const dueWishes = (
  db: Executor,
  { now, after, limit }: { now: Date; after: Date; limit: number },
) =>
  db
    .select({
      messageId: pushWishes.messageId,
      userId: pushWishes.userId,
      chatId: messages.chatId,
      companionName: companions.name,
    })
    .from(pushWishes)
    .innerJoin(messages, eq(messages.id, pushWishes.messageId))
    .innerJoin(chatSessions, eq(chatSessions.id, messages.chatId))
    .innerJoin(companions, eq(companions.id, chatSessions.companionId))
    .innerJoin(users, eq(users.id, pushWishes.userId))
    .where(
      and(
        isNull(pushWishes.sentOn),
        lte(pushWishes.askAt, now),
        gte(pushWishes.askAt, after),
        isNull(users.suspendedAt),
        eq(chatSessions.isMuted, false),
        exists(
          db
            .select({ one: sql`1` })
            .from(pushSubscriptions)
            .where(eq(pushSubscriptions.userId, pushWishes.userId)),
        ),
      ),
    )
    .orderBy(asc(pushWishes.askAt))
    .limit(limit);

/**
 * Claims a wish for sending on a day: of concurrent callers, one succeeds. False where another has, or the visitor has had one
 * on that day.
 */
export async function claimWish(db: Executor, messageId: string, day: string): Promise<boolean> {
  try {
    const [result] = await db
      .update(pushWishes)
      .set({ sentOn: day })
      .where(and(eq(pushWishes.messageId, messageId), isNull(pushWishes.sentOn)));
    return result.affectedRows === 1;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** The message that a visitor was asked about since then, in a chat. */
export async function askedLately(
  db: Executor,
  { userId, chatId, since, now }: { userId: string; chatId: string; since: Date; now: Date },
) {
  const [row] = await db
    .select({ messageId: pushWishes.messageId })
    .from(pushWishes)
    .innerJoin(messages, eq(messages.id, pushWishes.messageId))
    .where(
      and(
        eq(pushWishes.userId, userId),
        eq(messages.chatId, chatId),
        lte(pushWishes.askAt, now),
        gt(pushWishes.askAt, since),
      ),
    )
    .limit(1);
  return row?.messageId;
}

/** Forgets what was to be asked a while ago, sent or not. */
export const forgetWishes = (db: Executor, before: Date) =>
  db.delete(pushWishes).where(lt(pushWishes.askAt, before));

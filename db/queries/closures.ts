import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import type { ClosureLanguage, ClosureReason } from '../schema/account-closures.ts';
import { accountClosures, users } from '../schema/index.ts';
import { statement } from '../statement.ts';

/** Closes a visitor's chats; the first time counts where they are closed already. */
export const closeAccount = statement<{ userId: string }>((db, value) =>
  db
    .update(users)
    .set({ closedAt: sql`coalesce(${users.closedAt}, CURRENT_TIMESTAMP(3))` })
    .where(eq(users.id, value('userId'))),
);

/** Notes why; send it in the transaction that closes the account. */
export const insertClosure = statement<{
  id: string;
  userId: string;
  reason: ClosureReason;
  language: ClosureLanguage | null;
}>((db, value) =>
  db.insert(accountClosures).values({
    id: value('id'),
    userId: value('userId'),
    reason: value('reason'),
    language: sql`${value('language')}`,
  }),
);

/** In which language a visitor's chats were closed; null where that is not known. */
export async function closureLanguage(
  db: Executor,
  userId: string,
): Promise<ClosureLanguage | null> {
  const [row] = await db
    .select({ language: accountClosures.language })
    .from(accountClosures)
    .where(and(eq(accountClosures.userId, userId), isNull(accountClosures.reopenedAt)))
    .orderBy(desc(accountClosures.createdAt))
    .limit(1);
  return row?.language ?? null;
}

/** Opens a visitor's chats again; affects no row where they are not closed, or there is no such visitor. */
export async function openAccount(db: Executor, userId: string): Promise<boolean> {
  const [result] = await db
    .update(users)
    .set({ closedAt: null })
    .where(and(eq(users.id, userId), sql`${users.closedAt} is not null`));
  return result.affectedRows === 1;
}

/** Whether a visitor's chats are closed now. */
export async function isClosed(db: Executor, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ closedAt: users.closedAt })
    .from(users)
    .where(eq(users.id, userId));
  return row?.closedAt != null;
}

/** Notes by whose word; send it in the transaction that opens the account. */
export const endClosures = (db: Executor, userId: string, note: string) =>
  db
    .update(accountClosures)
    .set({ reopenedAt: sql`CURRENT_TIMESTAMP(3)`, note })
    .where(and(eq(accountClosures.userId, userId), isNull(accountClosures.reopenedAt)));

/** Every time a visitor's chats were closed. */
export const listClosures = (db: Executor, userId: string) =>
  db.select().from(accountClosures).where(eq(accountClosures.userId, userId));

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { accountSuspensions, users } from '../../schema/index.ts';
import type {
  SuspensionLanguage,
  SuspensionReason,
} from '../../schema/user/account-suspensions.ts';
import { statement } from '../../statement.ts';

/** Suspends a visitor's account; the first time counts where it is suspended already. */
export const suspendAccount = statement<{ userId: string }>((db, value) =>
  db
    .update(users)
    .set({ suspendedAt: sql`coalesce(${users.suspendedAt}, CURRENT_TIMESTAMP(3))` })
    .where(eq(users.id, value('userId'))),
);

/** Notes why; send it in the transaction that suspends the account. */
export const insertSuspension = statement<{
  id: string;
  userId: string;
  reason: SuspensionReason;
  language: SuspensionLanguage | null;
}>((db, value) =>
  db.insert(accountSuspensions).values({
    id: value('id'),
    userId: value('userId'),
    reason: value('reason'),
    language: sql`${value('language')}`,
  }),
);

/** Why a visitor's account is suspended, and the language of the words it was suspended for; undefined where it is not. */
export async function suspensionOf(
  db: Executor,
  userId: string,
): Promise<{ reason: SuspensionReason; language: SuspensionLanguage | null } | undefined> {
  const [row] = await db
    .select({ reason: accountSuspensions.reason, language: accountSuspensions.language })
    .from(accountSuspensions)
    .where(and(eq(accountSuspensions.userId, userId), isNull(accountSuspensions.reinstatedAt)))
    .orderBy(desc(accountSuspensions.createdAt))
    .limit(1);
  return row;
}

/** Reinstates a visitor's account; affects no row where it is not suspended, or there is no such visitor. */
export async function reinstateAccount(db: Executor, userId: string): Promise<boolean> {
  const [result] = await db
    .update(users)
    .set({ suspendedAt: null })
    .where(and(eq(users.id, userId), sql`${users.suspendedAt} is not null`));
  return result.affectedRows === 1;
}

/** Whether a visitor's account is suspended now. */
export async function isSuspended(db: Executor, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId));
  return row?.suspendedAt != null;
}

/** Notes by whose word; send it in the transaction that reinstates the account. */
export const endSuspensions = (db: Executor, userId: string, note: string) =>
  db
    .update(accountSuspensions)
    .set({ reinstatedAt: sql`CURRENT_TIMESTAMP(3)`, note })
    .where(and(eq(accountSuspensions.userId, userId), isNull(accountSuspensions.reinstatedAt)));

/** Every time a visitor's account was suspended. */
export const listSuspensions = (db: Executor, userId: string) =>
  db.select().from(accountSuspensions).where(eq(accountSuspensions.userId, userId));

import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { handoffCodes, payments, recoveryCodes } from '../../schema/index.ts';

const NOW = sql`CURRENT_TIMESTAMP(3)`;

/** Keeps the digest of an account's recovery code, in place of an earlier one. */
export const keepRecoveryCode = (db: Executor, userId: string, digest: string) =>
  db
    .insert(recoveryCodes)
    .values({ userId, digest })
    .onDuplicateKeyUpdate({ set: { digest, createdAt: NOW } });

/** The account that a recovery code opens. */
export async function findByRecoveryCode(db: Executor, digest: string) {
  const [row] = await db
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.digest, digest));
  return row?.userId;
}

/** When an account's recovery code was made; undefined: it has none. */
export async function recoveryMadeAt(db: Executor, userId: string) {
  const [row] = await db
    .select({ createdAt: recoveryCodes.createdAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.createdAt;
}

/** Whether an account has what its owner would not want lost: a recovery code, or a pack that was paid. */
export async function isProtected(db: Executor, userId: string): Promise<boolean> {
  if (await recoveryMadeAt(db, userId)) return true;
  const bought = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, 'success')))
    .limit(1);
  return bought.length > 0;
}

export type HandoffRow = typeof handoffCodes.$inferSelect;

/** Writes a code that another browser may use. */
export const insertHandoff = (
  db: Executor,
  handoff: Pick<HandoffRow, 'digest' | 'userId' | 'path' | 'expiresAt'>,
) => db.insert(handoffCodes).values(handoff);

/** A code that may still be used, or was by this very page: its answer may have been lost. */
export async function findHandoff(
  db: Executor,
  digest: string,
  page: string | undefined,
): Promise<HandoffRow | undefined> {
  const [row] = await db.select().from(handoffCodes).where(open(digest, page));
  return row;
}

/** Uses up a code. False where it was used already, or has expired. */
export async function spendHandoff(db: Executor, digest: string, page: string): Promise<boolean> {
  const [result] = await db
    .update(handoffCodes)
    .set({ spentAt: NOW, spentBy: page })
    .where(open(digest, page));
  return result.affectedRows === 1;
}

/** Ends an account's codes, used ones as well: the page that used one could do so again. */
export const endHandoffs = (db: Executor, userId: string) =>
  db.delete(handoffCodes).where(eq(handoffCodes.userId, userId));

/** Forgets the codes whose time was over a day ago. */
export const forgetHandoffs = (db: Executor) =>
  db
    .delete(handoffCodes)
    .where(lt(handoffCodes.expiresAt, sql`CURRENT_TIMESTAMP(3) - INTERVAL 1 DAY`));

const open = (digest: string, page: string | undefined) =>
  and(
    eq(handoffCodes.digest, digest),
    or(isNull(handoffCodes.spentAt), page ? eq(handoffCodes.spentBy, page) : undefined),
    gt(handoffCodes.expiresAt, NOW),
  );

import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import { handoffCodes, payments, recoveryCodes } from '../schema/index.ts';

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

/** A code that may still be used. */
export async function findHandoff(db: Executor, digest: string): Promise<HandoffRow | undefined> {
  const [row] = await db.select().from(handoffCodes).where(open(digest));
  return row;
}

/** Uses a code up. False where somebody else has, or its time is over. */
export async function spendHandoff(db: Executor, digest: string): Promise<boolean> {
  const [result] = await db.update(handoffCodes).set({ spentAt: NOW }).where(open(digest));
  return result.affectedRows === 1;
}

/** Ends an account's codes that nobody has used. */
export const endHandoffs = (db: Executor, userId: string) =>
  db.delete(handoffCodes).where(and(eq(handoffCodes.userId, userId), isNull(handoffCodes.spentAt)));

/** Forgets the codes whose time was over a day ago. */
export const forgetHandoffs = (db: Executor) =>
  db
    .delete(handoffCodes)
    .where(lt(handoffCodes.expiresAt, sql`CURRENT_TIMESTAMP(3) - INTERVAL 1 DAY`));

const open = (digest: string) =>
  and(
    eq(handoffCodes.digest, digest),
    isNull(handoffCodes.spentAt),
    gt(handoffCodes.expiresAt, NOW),
  );

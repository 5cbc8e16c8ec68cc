import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { releasedFiles, releasedPacks } from '../../schema/index.ts';

/** How long a release's files are kept after its last process, in days: as long as pages of it may be open. */
const KEPT_DAYS = 7;

const longAgo = sql`CURRENT_TIMESTAMP(3) - INTERVAL ${sql.raw(String(KEPT_DAYS))} DAY`;

export interface ReleasedFile {
  path: string;
  body: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

/** Stores the files of the current release, so that every process can serve them; a repeat marks them as still in use. */
export async function keepFiles(db: Executor, files: ReleasedFile[]): Promise<void> {
  const paths = files.map(({ path }) => path);
  if (paths.length === 0) return;
  await db
    .update(releasedFiles)
    .set({ seenAt: sql`CURRENT_TIMESTAMP(3)` })
    .where(inArray(releasedFiles.path, paths));
  const rows = await db
    .select({ path: releasedFiles.path })
    .from(releasedFiles)
    .where(inArray(releasedFiles.path, paths));
  const known = new Set(rows.map(({ path }) => path));
  for (const { path, body, br = null, gzip = null } of files) {
    // Another process of this release may do the same.
    if (!known.has(path)) await db.insert(releasedFiles).ignore().values({ path, body, br, gzip });
  }
}

/** The addresses of all that are kept. */
export async function keptPaths(db: Executor): Promise<Set<string>> {
  const rows = await db.select({ path: releasedFiles.path }).from(releasedFiles);
  return new Set(rows.map(({ path }) => path));
}

/** A stored file; undefined where there is none. */
export async function findReleasedFile(
  db: Executor,
  path: string,
): Promise<ReleasedFile | undefined> {
  const [row] = await db
    .select({
      path: releasedFiles.path,
      body: releasedFiles.body,
      br: releasedFiles.br,
      gzip: releasedFiles.gzip,
    })
    .from(releasedFiles)
    .where(eq(releasedFiles.path, path));
  return row && { ...row, br: row.br ?? undefined, gzip: row.gzip ?? undefined };
}

/** A pack as orders name it. */
export interface ReleasedPack {
  /** Whole rupees. */
  amount: number;
  messageCount: number;
}

/** Stores the packs of the current release; a repeat marks them as still shown. */
export async function keepPacks(
  db: Executor,
  packs: (ReleasedPack & { endsAt: Date | null })[],
): Promise<void> {
  await db
    .insert(releasedPacks)
    .values(packs)
    .onDuplicateKeyUpdate({
      set: { seenAt: sql`CURRENT_TIMESTAMP(3)`, endsAt: sql`values(${sql.identifier('ends_at')})` },
    });
}

/** Whether a release of the last days has offered a pack that has not ended at an instant. */
export async function wasForSale(
  db: Executor,
  { amount, messageCount }: ReleasedPack,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ endsAt: releasedPacks.endsAt })
    .from(releasedPacks)
    .where(and(eq(releasedPacks.amount, amount), eq(releasedPacks.messageCount, messageCount)));
  return row !== undefined && (row.endsAt === null || row.endsAt > now);
}

/** All packs that are sold, those of earlier releases too, the cheapest first. */
export const listReleasedPacks = (db: Executor) =>
  db.select().from(releasedPacks).orderBy(asc(releasedPacks.amount));

/** Withdraws a pack from sale; false where it was not stored. */
export async function withdrawPack(
  db: Executor,
  { amount, messageCount }: ReleasedPack,
): Promise<boolean> {
  const [result] = await db
    .delete(releasedPacks)
    .where(and(eq(releasedPacks.amount, amount), eq(releasedPacks.messageCount, messageCount)));
  return result.affectedRows === 1;
}

/** Forgets what no release of the last days had. */
export async function forgetReleased(db: Executor): Promise<void> {
  await db.delete(releasedFiles).where(lt(releasedFiles.seenAt, longAgo));
  await db.delete(releasedPacks).where(lt(releasedPacks.seenAt, longAgo));
}

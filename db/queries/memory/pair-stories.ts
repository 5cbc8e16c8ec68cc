import { and, asc, eq, sql } from 'drizzle-orm';
import type { StoryEntry } from '#contract/schemas/story.ts';
import type { Executor } from '../../connection/client.ts';
import { isMissingParent } from '../../errors.ts';
import { newId } from '../../new-id.ts';
import { companions, pairStories } from '../../schema/index.ts';
import type { ChatCipher, Sealed } from '../../sealing/cipher.ts';
import { SEATS } from '../../sealing/seats.ts';

/** A line as stored. */
export interface StoryLine extends Omit<StoryEntry, 'source'> {
  /** What it was made of, such as `fact:city`, `message:{id}` or `chat:{id}`; absent: the visitor's own words. */
  from?: string | undefined;
  /** The chat it is of, where it was made. */
  chatId?: string | undefined;
  /** What was talked about, where it lists that. */
  topics?: string[] | undefined;
}

export interface Pair {
  userId: string;
  companionId: string;
}

const own = ({ userId, companionId }: Pair) =>
  and(eq(pairStories.userId, userId), eq(pairStories.companionId, companionId));

/** The lines of a story as a query reads them; none where there is no story. */
export const openLines = (
  cipher: ChatCipher,
  userId: string,
  sealed: (Sealed & { id: string }) | null | undefined,
): StoryLine[] =>
  sealed ? JSON.parse(cipher.open(sealed, SEATS.pairStory({ id: sealed.id, userId }))) : [];

async function readSealed(db: Executor, pair: Pair) {
  const [row] = await db
    .select({ id: pairStories.id, content: pairStories.content, keyId: pairStories.keyId })
    .from(pairStories)
    .where(own(pair));
  return row;
}

/** The story of a visitor and a companion, oldest first. */
export const readLines = async (db: Executor, cipher: ChatCipher, pair: Pair) =>
  openLines(cipher, pair.userId, await readSealed(db, pair));

/** The story of a visitor and each companion, by her name. */
export async function listPairStories(db: Executor, cipher: ChatCipher, userId: string) {
  const rows = await db
    .select({
      id: pairStories.id,
      content: pairStories.content,
      keyId: pairStories.keyId,
      companionId: pairStories.companionId,
      companionName: companions.name,
    })
    .from(pairStories)
    .innerJoin(companions, eq(companions.id, pairStories.companionId))
    .where(eq(pairStories.userId, userId))
    .orderBy(asc(companions.name));
  return rows.map(({ companionId, companionName, ...sealed }) => ({
    companionId,
    companionName,
    lines: openLines(cipher, userId, sealed),
  }));
}

/** How often a change is retried where another one came first. */
const TRIES = 10;

/**
 * Changes a story; concurrent changes are serialised.
 * @param change returns the new lines; undefined: no change
 * @returns the lines as they are now
 */
export async function changeLines(
  db: Executor,
  cipher: ChatCipher,
  pair: Pair,
  change: (lines: StoryLine[]) => StoryLine[] | undefined,
): Promise<StoryLine[]> {
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await readSealed(db, pair);
    const known = openLines(cipher, pair.userId, before);
    const lines = change(known);
    if (lines === undefined) return known;
    const id = newId();
    const told = {
      id,
      ...cipher.seal(JSON.stringify(lines), SEATS.pairStory({ id, userId: pair.userId })),
      changedAt: sql`CURRENT_TIMESTAMP(3)`,
    };
    if (await write(db, pair, before?.id, told)) return lines;
  }
  throw new Error('A story could not be changed: others were quicker');
}

async function write(
  db: Executor,
  pair: Pair,
  before: string | undefined,
  told: Pick<typeof pairStories.$inferInsert, 'id' | 'content' | 'keyId'>,
): Promise<boolean> {
  try {
    const [result] = before
      ? await db.update(pairStories).set(told).where(eq(pairStories.id, before))
      : await db
          .insert(pairStories)
          .ignore()
          .values({ ...pair, ...told });
    return result.affectedRows === 1;
  } catch (error) {
    // The visitor was erased meanwhile.
    if (isMissingParent(error)) return true;
    throw error;
  }
}

/** Changes the visitor's stories with every companion. */
export async function changeAllLines(
  db: Executor,
  cipher: ChatCipher,
  userId: string,
  change: (lines: StoryLine[]) => StoryLine[],
): Promise<void> {
  const rows = await db
    .select({ companionId: pairStories.companionId })
    .from(pairStories)
    .where(eq(pairStories.userId, userId));
  for (const { companionId } of rows)
    await changeLines(db, cipher, { userId, companionId }, change);
}

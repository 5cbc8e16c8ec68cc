import { FORGET_UNDO_SECONDS } from '#contract/limits.ts';
import type { ForgottenMemory } from '#contract/schemas/memory.ts';
import { unlinkAgents } from '#db/queries/chat/letta.ts';
import { findMemory, type NewMemory, putMemoryBack } from '#db/queries/memory/memories.ts';
import { changeLines, type StoryLine } from '#db/queries/memory/pair-stories.ts';
import { SEATS } from '#db/sealing/seats.ts';
import { DomainError, notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { withLine } from '../story/lines.ts';

/** A fact that was taken out of the database, and the line that the story of the two had of it. */
interface Forgotten extends NewMemory {
  createdAt: Date;
  line: StoryLine | undefined;
}

/** The same on its way: instants are milliseconds since 1970. */
type Kept = Omit<Forgotten, 'id' | 'userId' | 'createdAt'> & { createdAt: number; until: number };

/** What puts a forgotten fact back. It opens for its visitor alone. */
export function sealForgotten(
  { cipher, now }: Pick<Services, 'cipher' | 'now'>,
  { id, userId, createdAt, ...fact }: Forgotten,
): ForgottenMemory {
  const until = now().getTime() + FORGET_UNDO_SECONDS * 1000;
  const kept: Kept = { ...fact, createdAt: createdAt.getTime(), until };
  const { keyId, content } = cipher.seal(JSON.stringify(kept), SEATS.forgotten({ id, userId }));
  return { undo: `${keyId}:${content}`, undoUntil: new Date(until).toISOString() };
}

/**
 * Puts back what was forgotten, and its line in the story; again changes nothing. Throws not_found for anyone else's, and
 * conflict once it is too late, a newer fact replaced it, or the message it came from is gone.
 */
export async function putFactBack(
  { db, cipher, now }: Pick<Services, 'db' | 'cipher' | 'now'>,
  { undo, ...own }: { id: string; userId: string; undo: string },
): Promise<void> {
  const kept = isUuid(own.id) ? openForgotten({ cipher }, own, undo) : undefined;
  if (!kept) throw notFound('Memory');
  const { until, line, createdAt, ...fact } = kept;
  const row = { ...own, ...fact, createdAt: new Date(createdAt) };
  const isBack = until > now().getTime() && (await putMemoryBack(db.executor, cipher, row));
  if (!isBack) {
    if (await findMemory(db.executor, cipher, own)) return;
    throw new DomainError('conflict', 'This cannot be put back any more.');
  }
  if (line) await changeLines(db.executor, cipher, row, (lines) => withLine(lines, line));
  // An agent elsewhere was made without it.
  await unlinkAgents(db.executor, own.userId);
}

function openForgotten(
  { cipher }: Pick<Services, 'cipher'>,
  own: { id: string; userId: string },
  undo: string,
): Kept | undefined {
  const [keyId = '', content = ''] = undo.split(':');
  try {
    return JSON.parse(cipher.open({ keyId, content }, SEATS.forgotten(own)));
  } catch {
    // Forged, another visitor's, or sealed by a removed key.
    return undefined;
  }
}

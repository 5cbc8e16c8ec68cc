import { unlinkAgents } from '#db/queries/letta.ts';
import { correctMemory, findMemory, forgetMemory } from '#db/queries/memories.ts';
import { changeAllLines, changeLines } from '#db/queries/pair-stories.ts';
import { takeStoriesBack } from '#db/queries/stories.ts';
import { DomainError, notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';

type Own = { id: string; userId: string };

/**
 * Puts the visitor's word in place of what was kept. Throws not_found when it is gone, or somebody else's, and
 * invalid for what a companion may not say: her lines with it would be left out.
 */
export async function correctFact(
  { db, cipher, memory }: Pick<Services, 'db' | 'cipher' | 'memory'>,
  fact: Own & { value: string },
): Promise<void> {
  if (!isUuid(fact.id)) throw notFound('Memory');
  if (!memory.maySay(fact.value)) throw new DomainError('invalid', 'value: she would not say that');
  const known = await findMemory(db.executor, fact);
  if (!(await correctMemory(db.executor, cipher, fact))) throw notFound('Memory');
  await forgetTold({ db, cipher }, fact, known);
  await unlinkAgents(db.executor, fact.userId);
}

/**
 * Forgets it, and what is told of older texts with it: it may be in there. Throws not_found when it is gone already, or
 * somebody else's.
 */
export async function forgetFact(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  fact: Own,
): Promise<void> {
  if (!isUuid(fact.id)) throw notFound('Memory');
  const known = await findMemory(db.executor, fact);
  if (!(await forgetMemory(db.executor, fact))) throw notFound('Memory');
  await forgetTold({ db, cipher }, fact, known);
  // An agent elsewhere has heard it in their talk: it goes, and a new one is made.
  await unlinkAgents(db.executor, fact.userId);
}

/** Takes out of stories what may have it in it: the line of its own, and what models have told of chats. */
async function forgetTold(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  { userId }: Own,
  known: { companionId: string; topic: string } | undefined,
): Promise<void> {
  await takeStoriesBack(db.executor, cipher, userId);
  await changeAllLines(db.executor, cipher, userId, (lines) =>
    lines.filter(({ from }) => !from?.startsWith('chat:')),
  );
  if (!known) return;
  const { companionId, topic } = known;
  await changeLines(db.executor, cipher, { userId, companionId }, (lines) =>
    lines.filter(({ from }) => from !== `fact:${topic}`),
  );
}

import { unlinkAgents } from '#db/queries/letta.ts';
import { correctMemory, forgetMemory } from '#db/queries/memories.ts';
import { takeStoriesBack } from '#db/queries/stories.ts';
import { DomainError, notFound } from '../errors.ts';
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
  if (!memory.maySay(fact.value)) throw new DomainError('invalid', 'value: she would not say that');
  if (!(await correctMemory(db.executor, cipher, fact))) throw notFound('Memory');
  await takeStoriesBack(db.executor, cipher, fact.userId);
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
  if (!(await forgetMemory(db.executor, fact))) throw notFound('Memory');
  await takeStoriesBack(db.executor, cipher, fact.userId);
  // An agent elsewhere has heard it in their talk: it goes, and a new one is made.
  await unlinkAgents(db.executor, fact.userId);
}

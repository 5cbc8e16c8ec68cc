import type { ForgottenMemory } from '#contract/schemas/memory.ts';
import { unlinkAgents } from '#db/queries/chat/letta.ts';
import { correctMemory, findMemory, forgetMemory } from '#db/queries/memory/memories.ts';
import {
  changeAllLines,
  changeLines,
  type Pair,
  type StoryLine,
} from '#db/queries/memory/pair-stories.ts';
import { takeStoriesBack } from '#db/queries/memory/stories.ts';
import { DomainError, notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { sealForgotten } from './put-fact-back.ts';

type Own = { id: string; userId: string };

/**
 * Replaces a stored fact by the visitor's own wording. Throws not_found when it does not exist or is somebody else's, and
 * invalid for what a companion may not say: her lines with it would be left out.
 */
export async function correctFact(
  { db, cipher, memory }: Pick<Services, 'db' | 'cipher' | 'memory'>,
  { value, ...own }: Own & { value: string },
): Promise<void> {
  if (!isUuid(own.id)) throw notFound('Memory');
  if (!memory.maySay(value)) throw new DomainError('invalid', 'value: she would not say that');
  const known = await findMemory(db.executor, cipher, own);
  if (!known || !(await correctMemory(db.executor, cipher, { ...own, value })))
    throw notFound('Memory');
  await forgetTold({ db, cipher }, known);
  await unlinkAgents(db.executor, own.userId);
}

/**
 * Forgets it, and the stories of older texts, which may contain it. Throws not_found when it does not exist, or is
 * somebody else's.
 * @returns what puts it back, for some seconds; nothing of it stays here
 */
export async function forgetFact(
  { db, cipher, now }: Pick<Services, 'db' | 'cipher' | 'now'>,
  own: Own,
): Promise<ForgottenMemory> {
  const known = isUuid(own.id) ? await findMemory(db.executor, cipher, own) : undefined;
  if (!known || !(await forgetMemory(db.executor, own))) throw notFound('Memory');
  const line = await forgetTold({ db, cipher }, known);
  // An external agent has seen it in their talk: it is deleted, and a new one is made.
  await unlinkAgents(db.executor, own.userId);
  return sealForgotten({ cipher, now }, { ...known, line });
}

/**
 * Removes from stories what may contain it: its own line, and what models have summarised.
 * @returns its own line, where there was one
 */
async function forgetTold(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  { topic, ...pair }: Pair & { topic: string },
): Promise<StoryLine | undefined> {
  await takeStoriesBack(db.executor, cipher, pair.userId);
  await changeAllLines(db.executor, cipher, pair.userId, (lines) =>
    lines.filter(({ from }) => !from?.startsWith('chat:')),
  );
  let own: StoryLine | undefined;
  await changeLines(db.executor, cipher, pair, (lines) => {
    own = lines.find(({ from }) => from === `fact:${topic}`);
    return own && lines.filter((line) => line !== own);
  });
  return own;
}

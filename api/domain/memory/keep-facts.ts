import { newId } from '#db/new-id.ts';
import { keepMemory } from '#db/queries/memory/memories.ts';
import { run } from '#db/statement.ts';
import type { Services } from '../ports.ts';
import type { Fact } from './fact.ts';

/** A text of the visitor that was answered. */
export interface AnsweredText {
  userId: string;
  companionId: string;
  messageId: string;
  content: string;
}

/**
 * Stores what a text says about the visitor, for this companion only. Never throws: a turn that is answered stays
 * answered, and what was missed can be said again.
 * @returns the facts in the text
 */
export async function keepFacts(
  { db, cipher, memory, log }: Pick<Services, 'db' | 'cipher' | 'memory' | 'log'>,
  { content, ...from }: AnsweredText,
): Promise<Fact[]> {
  const facts = memory.find(content);
  try {
    for (const fact of facts) {
      await run(db.executor, keepMemory(cipher, { ...from, ...fact, id: newId() }));
    }
  } catch (error) {
    log.warn({ err: error, messageId: from.messageId }, 'a fact was not kept');
  }
  return facts;
}

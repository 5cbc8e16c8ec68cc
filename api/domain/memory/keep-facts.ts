import { newId } from '#db/new-id.ts';
import { keepMemory } from '#db/queries/memories.ts';
import { run } from '#db/statement.ts';
import type { Services } from '../ports.ts';

/** A text of the visitor that was answered. */
export interface AnsweredText {
  userId: string;
  companionId: string;
  messageId: string;
  content: string;
}

/**
 * Keeps what a text tells of the visitor, for this companion alone. Never throws: a turn that is answered stays
 * answered, and what was missed can be told again.
 */
export async function keepFacts(
  { db, cipher, memory, log }: Pick<Services, 'db' | 'cipher' | 'memory' | 'log'>,
  { content, ...from }: AnsweredText,
): Promise<void> {
  try {
    for (const fact of memory.find(content)) {
      await run(db.executor, keepMemory(cipher, { ...from, ...fact, id: newId() }));
    }
  } catch (error) {
    log.warn({ err: error, messageId: from.messageId }, 'a fact was not kept');
  }
}

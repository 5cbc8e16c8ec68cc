import { recall } from '#db/queries/memories.ts';
import type { ReplyTurn, Services } from '../ports.ts';

interface Pair {
  userId: string;
  companionId: string;
  /** She has something of the visitor's to recall. */
  remembers: boolean;
}

/** What an engine is told of what the visitor has told her. */
export async function recalledFacts(
  { db, cipher, memory }: Pick<Services, 'db' | 'cipher' | 'memory'>,
  { remembers, ...pair }: Pair,
): Promise<ReplyTurn['memory']> {
  const facts = remembers ? await recall(db.executor, cipher, pair) : [];
  // What the guard has learnt to refuse since it was kept would have her whole line left out.
  return facts
    .filter(({ value }) => memory.maySay(value))
    .map((fact) => ({ ...fact, label: memory.labelOf(fact.topic) }));
}

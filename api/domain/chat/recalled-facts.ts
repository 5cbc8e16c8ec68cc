import { recall } from '#db/queries/memory/memories.ts';
import { recallTexts } from '#db/queries/memory/remembered.ts';
import type { ReplyTurn, Services } from '../ports.ts';

/** Texts that were asked to be remembered, the newest; and characters of each. */
const MOST_TEXTS = 12;
const LONGEST_TEXT = 200;

interface Pair {
  userId: string;
  companionId: string;
  /** She has something of the visitor's to recall. */
  remembers: boolean;
}

/** The facts about the visitor that an engine gets. */
export async function recalledFacts(
  { db, cipher, memory }: Pick<Services, 'db' | 'cipher' | 'memory'>,
  { remembers, ...pair }: Pair,
): Promise<ReplyTurn['memory']> {
  if (!remembers) return [];
  const [facts, texts] = await Promise.all([
    recall(db.executor, cipher, pair),
    recallTexts(db.executor, cipher, { ...pair, limit: MOST_TEXTS }),
  ]);
  const asked = texts.map((text, at) => ({
    topic: `remembered-${at}`,
    label: 'Asked you to remember',
    value: text.slice(0, LONGEST_TEXT).toWellFormed(),
  }));
  // What the guard has learnt to refuse since it was kept would have her whole line left out.
  return [
    ...facts.map((fact) => ({ ...fact, label: memory.labelOf(fact.topic) })),
    ...asked,
  ].filter(({ value }) => memory.maySay(value));
}

import type { ChatType } from '#contract/chat-types.ts';
import { newId } from '#db/new-id.ts';
import { insertModelCalls } from '#db/queries/model-calls.ts';
import type { CallPurpose } from '#db/schema/model-calls.ts';
import type { Services, Spent } from '../ports.ts';
import { indianDay, nameOfDay } from '../user/indian-day.ts';

/** What calls of a model were for. */
export interface CalledFor {
  turnId: string | null;
  purpose: CallPurpose;
  companionId: string;
  chatType: ChatType;
  isFree: boolean;
}

/**
 * Writes down what calls of models took, failed ones too. Never throws: a turn that is answered stays answered.
 */
export async function keepSpent(
  { db, now, log, replyCounts }: Pick<Services, 'db' | 'now' | 'log' | 'replyCounts'>,
  what: CalledFor,
  calls: readonly Spent[],
): Promise<void> {
  for (const spent of calls) replyCounts.call(spent);
  const day = nameOfDay(indianDay(now().getTime()));
  try {
    await insertModelCalls(
      db.executor,
      calls.map((spent) => ({ id: newId(), day, ...what, ...spent })),
    );
  } catch (error) {
    log.error({ err: error, turnId: what.turnId }, 'what a model cost was not written down');
  }
}

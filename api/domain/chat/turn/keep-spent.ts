import { CHANGED_ONE, inBatch } from '#db/batch.ts';
import { newId } from '#db/new-id.ts';
import {
  correctBudget,
  deleteModelCall,
  giveBackFreeCall,
  hasFreeCall,
  hasModelCall,
  insertModelCall,
  openBudget,
  takeFreeCall,
  takeOfBudget,
} from '#db/queries/chat/model-calls.ts';
import type { Services } from '../../ports.ts';
import { indianDay, nameOfDay } from '../../user/indian-day.ts';
import type { AsksModel, BegunCalls, CalledBy, CalledFor, Spent } from './spent.ts';

/** What calls may take at most. */
export interface MostCalls {
  /** Calls of a visitor on one day that no message has paid for, those under way counted. */
  calls: number;
  /** What free calls of a day may cost together, in millionths of a rupee; undefined: any, or it is paid for. */
  micro: number | undefined;
}

/**
 * Writes down, before a model is asked, that it is and the most that it may cost: so that a process which dies loses none of
 * it. One round trip, and never a part of a turn's transactions.
 * @returns why none may be asked, where less than that is left
 */
export async function beginCalls(
  { db, now }: Pick<Services, 'db' | 'now'>,
  what: CalledFor & CalledBy,
  { endpoint, model, mostMicroRupees }: AsksModel,
  most: MostCalls,
): Promise<BegunCalls | 'budget' | 'visitor'> {
  const { turnId, purpose, companionId, chatType, isFree, userId, isPaid } = what;
  const [id, day] = [newId(), nameOfDay(indianDay(now().getTime()))];
  const begun = { id, day, turnId, purpose, companionId, chatType, isFree };
  const microRupees = mostMicroRupees ?? 0;
  const row = insertModelCall({
    ...begun,
    ...{ endpoint, model, outcome: 'begun', microRupees: mostMicroRupees },
    ...{ inputTokens: 0, cachedTokens: 0, outputTokens: 0, reasoningTokens: 0, isEstimated: true },
    ...{ firstWordMs: null, totalMs: 0 },
  });
  const taking = { userId, day, most: most.calls };
  const booked =
    most.micro === undefined
      ? isFree
        ? [correctBudget({ day, micro: microRupees })]
        : []
      : [takeOfBudget({ day, micro: microRupees, most: most.micro }), CHANGED_ONE];
  const take = async () => {
    // The visitor's row before all others, as in a turn's transactions.
    const statements = [takeFreeCall(taking), CHANGED_ONE, ...booked, row];
    return inBatch(db, statements, { hasCommitted: () => hasModelCall(db.executor, id) });
  };
  const calls = { ...begun, microRupees, userId, isPaid };
  if (await take()) return calls;
  if (most.micro === undefined || !(await hasFreeCall(db.executor, taking))) return 'visitor';
  // The first of a day finds it unopened, and others with it.
  await openBudget(db.executor, day);
  return (await take()) ? calls : 'budget';
}

/**
 * Writes down what calls of models took in place of the most that they could, failed ones too. Never throws: a turn that is
 * answered stays answered, and what is not written stays at the most.
 */
export async function keepSpent(
  { db, log, replyCounts }: Pick<Services, 'db' | 'log' | 'replyCounts'>,
  begun: BegunCalls,
  calls: readonly Spent[],
): Promise<void> {
  for (const spent of calls) replyCounts.call(spent);
  const { id: begunId, microRupees: most, day, isFree, userId } = begun;
  const { turnId, purpose, companionId, chatType } = begun;
  const what = { turnId, purpose, companionId, chatType, isFree, day };
  const rows = calls.map((spent) => ({ id: newId(), ...what, ...spent }));
  const took = calls.reduce((sum, { microRupees }) => sum + (microRupees ?? 0), 0);
  try {
    const statements = [
      ...(calls.length === 0 ? [giveBackFreeCall({ userId, day })] : []),
      deleteModelCall({ id: begunId }),
      CHANGED_ONE,
      ...rows.map(insertModelCall),
      ...(isFree ? [correctBudget({ day, micro: took - most })] : []),
    ];
    const hasCommitted = async () => !(await hasModelCall(db.executor, begunId));
    await inBatch(db, statements, { hasCommitted });
  } catch (error) {
    log.error({ err: error, turnId }, 'what a model cost was not written down');
  }
}

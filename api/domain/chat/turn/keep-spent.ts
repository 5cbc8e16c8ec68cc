import { CHANGED_ONE, inBatch } from '#db/batch.ts';
import { newId } from '#db/new-id.ts';
import {
  correctBudget,
  deleteModelCall,
  hasModelCall,
  insertModelCall,
  openBudget,
  takeOfBudget,
} from '#db/queries/chat/model-calls.ts';
import type { Services } from '../../ports.ts';
import { indianDay, nameOfDay } from '../../user/indian-day.ts';
import type { AsksModel, BegunCalls, CalledFor, Spent } from './spent.ts';

/**
 * Writes down, before a model is asked, the most that it may cost: so that a process which dies loses none of it. One round
 * trip, and never a part of a turn's transactions.
 * @param most what free calls of the day may cost together, in millionths of a rupee; undefined: any, or it is paid for
 * @returns undefined when less than that is left
 */
export async function beginCalls(
  { db, now }: Pick<Services, 'db' | 'now'>,
  what: CalledFor,
  { endpoint, model, mostMicroRupees }: AsksModel,
  most: number | undefined,
): Promise<BegunCalls | undefined> {
  const { turnId, purpose, companionId, chatType, isFree } = what;
  const [id, day] = [newId(), nameOfDay(indianDay(now().getTime()))];
  const begun = { id, day, turnId, purpose, companionId, chatType, isFree };
  const microRupees = mostMicroRupees ?? 0;
  const row = insertModelCall({
    ...begun,
    ...{ endpoint, model, outcome: 'begun', microRupees: mostMicroRupees },
    ...{ inputTokens: 0, cachedTokens: 0, outputTokens: 0, reasoningTokens: 0, isEstimated: true },
    ...{ firstWordMs: null, totalMs: 0 },
  });
  const calls = { ...begun, microRupees };
  if (!isFree || most === undefined) {
    const booked = isFree ? [correctBudget({ day, micro: microRupees })] : [];
    await inBatch(db, [row, ...booked], { hasCommitted: () => hasModelCall(db.executor, id) });
    return calls;
  }
  const take = async () => {
    const statements = [takeOfBudget({ day, micro: microRupees, most }), CHANGED_ONE, row];
    return inBatch(db, statements, { hasCommitted: () => hasModelCall(db.executor, id) });
  };
  if (await take()) return calls;
  // The first of a day finds it unopened, and others with it.
  await openBudget(db.executor, day);
  return (await take()) ? calls : undefined;
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
  const { id: begunId, microRupees: most, day, isFree } = begun;
  const { turnId, purpose, companionId, chatType } = begun;
  const what = { turnId, purpose, companionId, chatType, isFree, day };
  const rows = calls.map((spent) => ({ id: newId(), ...what, ...spent }));
  const took = calls.reduce((sum, { microRupees }) => sum + (microRupees ?? 0), 0);
  try {
    const statements = [
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

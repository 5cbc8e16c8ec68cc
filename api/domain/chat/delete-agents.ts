import { deletionDone, deletionLater, dueDeletions } from '#db/queries/chat/letta.ts';
import type { Services } from '../ports.ts';

const BATCH = 20;

/**
 * Deletes at the outside service what is left there of erased visitors, or of what must be forgotten. What fails is
 * tried again; to delete twice does no harm.
 */
export async function deleteAgents({
  db,
  deleteAgent,
  log,
}: Pick<Services, 'db' | 'deleteAgent' | 'log'>): Promise<void> {
  if (!deleteAgent) return;
  for (const { lettaId } of await dueDeletions(db.executor, BATCH)) {
    try {
      await deleteAgent(lettaId);
      await deletionDone(db.executor, lettaId);
    } catch (error) {
      log.warn({ err: error }, 'an agent could not be deleted');
      await deletionLater(db.executor, lettaId);
    }
  }
}

import { abandonedTurns, openTurnsOf } from '#db/queries/chat/turns.ts';
import type { Services } from '../../ports.ts';
import { releaseTurn } from './close-turn.ts';

const BATCH = 100;

/**
 * Releases turns whose process died or lost its way, which any process may do at any time, and those of this one that it
 * is not working on.
 * @returns how many it released
 */
export async function expireTurns(
  services: Pick<Services, 'db' | 'log' | 'processId' | 'runningTurns' | 'replyCounts'>,
): Promise<number> {
  const { db, processId, runningTurns } = services;
  let released = 0;
  const abandoned = await abandonedTurns(db.executor, processId, BATCH);
  const own = await openTurnsOf(db.executor, processId);
  const unheld = own.filter(({ id }) => !runningTurns.holds(id));
  for (const turn of [...abandoned, ...unheld]) {
    try {
      if (!(await releaseTurn(services, turn))) continue;
      released++;
      services.replyCounts.turn({ kind: turn.kind, outcome: 'abandoned' });
    } catch (err) {
      services.log.error({ err, turnId: turn.id }, 'release failed');
    }
  }
  if (released > 0) services.log.info({ released }, 'released abandoned turns');
  return released;
}

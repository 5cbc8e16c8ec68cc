import { abandonedTurns } from '#db/queries/turns.ts';
import type { Services } from '../ports.ts';
import { releaseTurn } from './close-turn.ts';

const BATCH = 100;

/**
 * Releases turns whose process died or lost its way: any process may do it, at any time.
 * @returns how many it released
 */
export async function sweepTurns(
  services: Pick<Services, 'db' | 'log' | 'processId' | 'replyCounts'>,
): Promise<number> {
  let released = 0;
  for (const turn of await abandonedTurns(services.db.executor, services.processId, BATCH)) {
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

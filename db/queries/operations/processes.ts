import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { processes, turns } from '../../schema/index.ts';

/** A process without a heartbeat for this long, in seconds, is considered dead. */
export const SILENT_SECONDS = 8;

/** A process silent for this long was cut off; it may not declare others dead until it has been heard for as long as they were silent. */
const GAP_SECONDS = 5;

/** How long the row of a dead process is kept, for the turns that it left. */
const KEPT_HOURS = 24;

/**
 * Notes that a process lives.
 * @param secretNames of the keys and secrets that it has
 */
export async function hearProcess(
  db: Executor,
  id: string,
  secretNames: readonly string[] = [],
): Promise<void> {
  const { heardSince, lastHeardAt } = processes;
  await db
    .insert(processes)
    .values({ id, secretNames: secretNames.join(',') })
    .onDuplicateKeyUpdate({
      // In this order: the first is decided by what the second one replaces.
      set: {
        heardSince: sql`if(${lastHeardAt} < CURRENT_TIMESTAMP(3) - INTERVAL ${GAP_SECONDS} SECOND, CURRENT_TIMESTAMP(3), ${heardSince})`,
        lastHeardAt: sql`CURRENT_TIMESTAMP(3)`,
      },
    });
}

/** Those that live, with the names of the keys and secrets that each has. */
export async function runningProcesses(db: Executor) {
  const rows = await db
    .select({ id: processes.id, secretNames: processes.secretNames })
    .from(processes)
    .where(
      gt(processes.lastHeardAt, sql`CURRENT_TIMESTAMP(3) - INTERVAL ${SILENT_SECONDS} SECOND`),
    );
  return rows.map(({ id, secretNames }) => ({ id, secretNames: secretNames?.split(',') ?? [] }));
}

/** A process that ends well leaves nothing open. */
export const removeProcess = (db: Executor, id: string) =>
  db.delete(processes).where(eq(processes.id, id));

/** Forgets those that died long ago. */
export const forgetProcesses = (db: Executor) =>
  db
    .delete(processes)
    .where(lt(processes.lastHeardAt, sql`CURRENT_TIMESTAMP(3) - INTERVAL ${KEPT_HOURS} HOUR`));

/**
 * Whether the process of a turn is dead. Only a process that was itself heard all that time may judge: after the database was away
 * everybody was silent.
 */
export const ownerIsDead = (judgeId: string) => {
  const silent = sql`CURRENT_TIMESTAMP(3) - INTERVAL ${SILENT_SECONDS} SECOND`;
  return and(
    sql`exists (select 1 from ${processes} owner where owner.id = ${turns.processId} and owner.last_heard_at < ${silent})`,
    sql`exists (select 1 from ${processes} judge where judge.id = ${judgeId} and judge.heard_since < ${silent}
      and judge.last_heard_at > CURRENT_TIMESTAMP(3) - INTERVAL ${GAP_SECONDS} SECOND)`,
  );
};

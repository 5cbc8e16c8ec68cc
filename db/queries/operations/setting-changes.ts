import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { newId } from '../../new-id.ts';
import { prompts, settingChanges } from '../../schema/index.ts';

/** What holds now: the newest value of each name that has one. */
export async function readSettings(db: Executor): Promise<Map<string, unknown>> {
  const rows = await db
    .select({ name: settingChanges.name, value: settingChanges.value })
    .from(settingChanges)
    .where(
      sql`${settingChanges.id} in (select max(newest.id) from ${settingChanges} newest group by newest.name)`,
    );
  return new Map(rows.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])));
}

/** Sets a value; null removes it. */
export async function changeSetting(
  db: Executor,
  change: { name: string; value: unknown; setBy: string; reason: string | null },
): Promise<void> {
  await db.insert(settingChanges).values({ id: newId(), ...change });
}

/** What was set, the newest first; of one name, or of all. */
export const historyOf = (db: Executor, name: string | undefined, limit: number) =>
  db
    .select()
    .from(settingChanges)
    .where(name === undefined ? undefined : eq(settingChanges.name, name))
    .orderBy(desc(settingChanges.id))
    .limit(limit);

/** The prompt of a version, where a chat's place holds it. */
export async function promptOf(db: Executor, promptFor: string, promptVersion: string) {
  const [row] = await db
    .select({
      prompt: prompts.promptText,
      agentTemplate: prompts.agentTemplate,
      defaultAgentId: prompts.defaultAgentId,
    })
    .from(prompts)
    .where(and(eq(prompts.promptFor, promptFor), eq(prompts.promptVersion, promptVersion)));
  return row;
}

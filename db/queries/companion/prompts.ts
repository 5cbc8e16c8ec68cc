import { and, eq, ne, sql } from 'drizzle-orm';
import type { PromptContent } from '#content-reader/kinds/prompts.ts';
import type { Executor } from '../../connection/client.ts';
import { newId } from '../../new-id.ts';
import { chatSessions, prompts } from '../../schema/index.ts';

/** Inserts a prompt version unless it is there; a published version never changes. */
export async function insertPrompt(
  db: Executor,
  prompt: PromptContent & { promptText: string },
): Promise<void> {
  await db
    .insert(prompts)
    .values({
      id: newId(),
      promptText: prompt.promptText,
      promptVersion: prompt.promptVersion,
      promptFor: prompt.promptFor,
      isActive: prompt.isActive,
      agentTemplate: prompt.agentTemplate ?? null,
      defaultAgentId: prompt.defaultAgentId ?? null,
    })
    .onDuplicateKeyUpdate({ set: { id: sql`${prompts.id}` } });
}

/** The versions of every chat type, with how many chats are pinned to each and its text. */
export const listPrompts = (db: Executor) =>
  db
    .select({
      promptFor: prompts.promptFor,
      promptVersion: prompts.promptVersion,
      isActive: prompts.isActive,
      activatedAt: prompts.activatedAt,
      createdAt: prompts.createdAt,
      promptText: prompts.promptText,
      // Of one table's columns alone, drizzle would write the names without their tables: both would be the chat's.
      chats:
        sql`(select count(*) from ${chatSessions} c where c.chat_type = prompts.prompt_for and c.prompt_version = prompts.prompt_version)`.mapWith(
          Number,
        ),
    })
    .from(prompts)
    .orderBy(prompts.promptFor, prompts.id);

export type PromptVersion = Awaited<ReturnType<typeof listPrompts>>[number];

/** The versions of one chat type, without their chats and texts. */
export const versionsOf = (db: Executor, promptFor: string) =>
  db
    .select({
      promptVersion: prompts.promptVersion,
      isActive: prompts.isActive,
      activatedAt: prompts.activatedAt,
    })
    .from(prompts)
    .where(eq(prompts.promptFor, promptFor));

/**
 * Makes a version the active one of its chat type, for new chats.
 * @returns false where there is none of that name; nothing is changed then
 */
export async function activatePrompt(
  tx: Executor,
  { promptFor, promptVersion }: { promptFor: string; promptVersion: string },
): Promise<boolean> {
  const [result] = await tx
    .update(prompts)
    .set({ isActive: true, activatedAt: sql`CURRENT_TIMESTAMP(3)` })
    .where(and(eq(prompts.promptFor, promptFor), eq(prompts.promptVersion, promptVersion)));
  if (result.affectedRows === 0) return false;
  await tx
    .update(prompts)
    .set({ isActive: false })
    .where(and(eq(prompts.promptFor, promptFor), ne(prompts.promptVersion, promptVersion)));
  return true;
}

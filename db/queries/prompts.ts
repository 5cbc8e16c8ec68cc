import { sql } from 'drizzle-orm';
import type { PromptContent } from '#content-reader/kinds/prompts.ts';
import type { Executor } from '../client.ts';
import { newId } from '../new-id.ts';
import { prompts } from '../schema/index.ts';

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

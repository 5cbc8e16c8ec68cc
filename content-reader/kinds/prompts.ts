import { z } from 'zod';
import { ALL_CHAT_TYPES } from '#contract/chat-types.ts';
import { defineKind } from '../kind.ts';

/** Instructions for a language model: the text below the fields. A published version never changes. */
export const prompts = defineKind({
  name: 'prompts',
  files: 'prompts/*.{md,mdx}',
  called: 'a prompt',
  schema: z.strictObject({
    /** The chat type it is for. */
    promptFor: z.enum(ALL_CHAT_TYPES),
    promptVersion: z.string().min(1).max(20),
    isActive: z.boolean().default(true),
    agentTemplate: z.string().optional(),
    defaultAgentId: z.string().optional(),
  }),
});

export type PromptContent = z.output<typeof prompts.schema>;

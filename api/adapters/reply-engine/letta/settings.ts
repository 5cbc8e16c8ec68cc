import { z } from 'zod';
import { chatServer, isOwn, serverKey } from '../../../chat-server.ts';
import type { Mistake } from '../engine-module.ts';

export const LETTA_CLOUD = 'https://api.letta.com';

/** What a server of agents needs. */
export const lettaVariables = {
  /** Where the server is, without `/v1`. */
  LETTA_BASE_URL: chatServer.default(LETTA_CLOUD),
  /** The key; a self-hosted server may need none. */
  LETTA_API_KEY: serverKey.optional(),
  /** The model of the agents, with its provider: openai/gpt-4.1-mini. */
  LETTA_MODEL: z
    .string()
    .regex(/^[\w.-]+\/\S{1,100}$/, 'must look like openai/gpt-4.1-mini')
    .optional(),
  /** The model that a self-hosted server embeds memories with: openai/text-embedding-3-small. */
  LETTA_EMBEDDING: z
    .string()
    .regex(/^[\w.-]+\/\S{1,100}$/, 'must look like openai/text-embedding-3-small')
    .optional(),
};

type Environment = z.output<z.ZodObject<typeof lettaVariables>>;

/** What keeps the agents from being used. */
export function lettaMistakes(e: Environment): Mistake[] {
  const needed: (keyof Environment)[] = ['LETTA_MODEL'];
  if (!isOwn(new URL(e.LETTA_BASE_URL))) needed.push('LETTA_API_KEY');
  return needed
    .filter((name) => e[name] === undefined)
    .map((path) => ({ path, message: 'must be set with REPLY_ENGINE=letta' }));
}

export interface LettaConfig {
  /** Without a slash at the end. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  embedding: string | undefined;
}

/** The agents' settings. */
export const lettaSettings = (e: Environment): LettaConfig => ({
  baseUrl: e.LETTA_BASE_URL,
  apiKey: e.LETTA_API_KEY,
  model: e.LETTA_MODEL ?? '',
  embedding: e.LETTA_EMBEDDING,
});
